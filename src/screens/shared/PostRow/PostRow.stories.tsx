import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { List } from '#components/ListItem/List.tsx';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { greenhousePost, helpPost, longTextPost } from '../square.fixtures.ts';
import { PostRow } from './PostRow.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/共用/帖子行',
  component: PostRow,
  parameters: {
    guide: {
      use: '别的页面里的一条帖子：两行正文、作者、赞和评论的数量、第一张图。',
      avoid: '动态流里用 PostCard，可以直接赞和关注。',
      role: '列表项，整行是一个链接，名字是正文，作者和数量读作描述。',
    } satisfies Guide,
  },
  args: { post: greenhousePost },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <List surface>
          <Story />
        </List>
      </div>
    ),
  ],
} satisfies Meta<typeof PostRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: /第七年的秋天/ });
    await expect(link).toHaveAccessibleDescription(/南瓜队长.*赞.*1204.*评论.*86/);
    await tap(link);
    await expect(navigate).toHaveBeenCalledWith('/post/p1');
  },
};

export const WordsOnly: Story = { args: { post: helpPost } };

export const PictureOnly: Story = { args: { post: { ...greenhousePost, content: '' } } };

export const LongText: Story = { args: { post: longTextPost } };
