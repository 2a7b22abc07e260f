import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { tap } from '../../../stories/plays/tap.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { Surface } from '../Surface/Surface.tsx';
import { ClampedText } from './ClampedText.tsx';

const SENTENCE = '第七年的秋天终于把温室搭好了，南瓜收了三百多个，厨房那条线的配方表我放在第二张图。';

const meta = {
  title: '组件/展示/ClampedText',
  component: ClampedText,
  parameters: {
    guide: {
      use: '最多四行的长文，读的人要看才全展开；放得下就没有可点的。',
      avoid: '一行截断就够的标题用样式；问答用 Accordion。',
      role: '文字后面的 button 说出展开或收起。',
      keys: { 'Enter / 空格': '按下' },
    } satisfies Guide,
  },
  args: { children: SENTENCE.repeat(4), onExpandedChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Surface>
          <Story />
        </Surface>
      </div>
    ),
  ],
} satisfies Meta<typeof ClampedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    const words = canvas.getByText(/第七年/);
    const more = await canvas.findByRole('button', { name: '全文' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await step('展开', async () => {
      await tap(more);
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
      await expect(words.parentElement?.clientHeight).toBe(words.clientHeight);
    });
    await step('收起', async () => {
      await tap(canvas.getByRole('button', { name: '收起' }));
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false);
      await expect(words.parentElement?.clientHeight).toBeLessThan(words.clientHeight);
    });
  },
};

/** Nothing is hidden, so there is nothing to tap. */
export const Fits: Story = {
  args: { children: SENTENCE },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** The owner says what is open. */
export const Controlled: Story = {
  args: { expanded: true },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '收起' }));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false);
    await expect(within(canvasElement).getByRole('button', { name: '收起' })).toBeVisible();
  },
};

export const OwnWords: Story = {
  args: { moreText: '展开', lessText: '折叠' },
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '展开' })).toBeVisible());
  },
};

export const LongText: Story = {
  args: { children: 'Supercalifragilistic'.repeat(30) },
};
