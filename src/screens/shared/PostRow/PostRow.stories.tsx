import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { tap } from '../../../../stories/plays/tap.ts';
import { greenhousePost, helpPost, longTextPost } from '../square.fixtures.ts';
import { PostRow } from './PostRow.tsx';

const meta = {
  title: '页面/共用/帖子行',
  component: PostRow,
  args: { post: greenhousePost, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Card padding="none">
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof PostRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: /第七年的秋天.*南瓜队长.*赞 1204.*评论 86/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('/post/p1');
  },
};

export const WordsOnly: Story = { args: { post: helpPost } };

export const PictureOnly: Story = { args: { post: { ...greenhousePost, content: '' } } };

export const LongText: Story = { args: { post: longTextPost } };
