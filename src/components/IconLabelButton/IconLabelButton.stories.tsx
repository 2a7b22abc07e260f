import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { vars } from '#theme/vars.css.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { BookmarkFill } from '../icons/BookmarkFill.tsx';
import { CommentLine } from '../icons/CommentLine.tsx';
import { GiftLine } from '../icons/GiftLine.tsx';
import { ListLine } from '../icons/ListLine.tsx';
import { NotificationLine } from '../icons/NotificationLine.tsx';
import { ScrollDownLine } from '../icons/ScrollDownLine.tsx';
import { ShareLine } from '../icons/ShareLine.tsx';
import { ThumbUpFill } from '../icons/ThumbUpFill.tsx';
import { ThumbUpLine } from '../icons/ThumbUpLine.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';
import { IconLabelButton } from './IconLabelButton.tsx';

const meta = {
  title: '组件/操作/IconLabelButton',
  component: IconLabelButton,
  parameters: {
    layout: 'padded',
    guide: {
      use: '图标配小字的动作：点赞、分享、阅读器底栏；layout 决定字在下面还是旁边。',
      avoid: '图标自己就够明白用 IconButton；去别处用 IconLabelLink；一屏最重要的动作用 Button。',
      role: 'button，名字是 label 和 count；给了 pressed 就是开关按钮。',
      keys: { 'Enter / 空格': '按下' },
    } satisfies Guide,
  },
  args: { icon: <ShareLine size={20} />, label: '分享', onClick: fn() },
} satisfies Meta<typeof IconLabelButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('button', { name: '分享' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const LAYOUTS = ['over', 'beside', 'trailing'] as const;
const TONES = ['regular', 'quiet', 'strong'] as const;

export const Variants: Story = {
  render: ({ onClick }) => (
    <Stack gap="x16">
      {LAYOUTS.map((layout) => (
        <Inline key={layout} gap="x16" wrap>
          {TONES.map((tone) => (
            <IconLabelButton
              key={tone}
              layout={layout}
              tone={tone}
              icon={<ShareLine size={20} />}
              label="分享"
              onClick={onClick}
            />
          ))}
          <IconLabelButton
            layout={layout}
            size="small"
            icon={<ThumbUpLine size={20} />}
            label="赞"
            count="1204"
            onClick={onClick}
          />
        </Inline>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: ({ onClick }) => (
    <Inline gap="x16" wrap>
      <IconLabelButton
        layout="beside"
        pressed
        activeTone="danger"
        icon={<ThumbUpFill size={20} />}
        label="赞"
        count="1205"
        onClick={onClick}
      />
      <IconLabelButton pressed size="small" icon={<BookmarkFill size={24} />} label="已订阅" onClick={onClick} />
      <IconLabelButton
        tone="strong"
        icon={<NotificationLine size={26} />}
        label="消息"
        badge={<CountBadge count={3} label="3条未读" />}
        onClick={onClick}
      />
      <IconLabelButton disabled icon={<GiftLine size={24} />} label="礼包" onClick={onClick} />
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '赞 1205' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '礼包' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Without a count only the icon is seen; the name stays. */
export const LabelHidden: Story = {
  args: { layout: 'beside', labelHidden: true, label: '查看评论', icon: <CommentLine size={24} /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '查看评论' });
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(48);
  },
};

/** Cells of equal width fill a dark bar. */
export const NightBar: Story = {
  render: ({ onClick }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', background: vars.color.night }}>
      <IconLabelButton block size="small" tone="night" icon={<ListLine size={24} />} label="目录" onClick={onClick} />
      <IconLabelButton
        block
        size="small"
        tone="night"
        icon={<CommentLine size={24} />}
        label="评论"
        onClick={onClick}
      />
      <IconLabelButton
        block
        size="small"
        tone="night"
        pressed
        icon={<BookmarkFill size={24} />}
        label="已订阅"
        onClick={onClick}
      />
      <IconLabelButton
        block
        size="small"
        tone="night"
        icon={<ScrollDownLine size={24} />}
        label="自动滚动与翻页"
        onClick={onClick}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('button')
      .map((button) => button.querySelector('svg')?.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** A line's height to the eye, 44 to the finger. */
export const HitArea: Story = {
  args: { layout: 'trailing', height: 'text', icon: <ThumbUpLine size={18} />, label: '赞', count: '18' },
  render: (args) => (
    <div style={{ padding: 40 }}>
      <IconLabelButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '赞 18' });
    const { left, width, top, bottom } = button.getBoundingClientRect();
    await expect(bottom - top).toBe(24);
    await expect(document.elementFromPoint(left + width / 2, top - 9)).toBe(button);
    await expect(document.elementFromPoint(left + width / 2, bottom + 9)).toBe(button);
  },
};

/** In a narrow cell a long label takes a second line and stays inside. */
export const LongText: Story = {
  args: { block: true, label: '自动滚动与自动翻页' },
  render: (args) => (
    <div style={{ width: 72 }}>
      <IconLabelButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await expectFocusRing(canvas.getByRole('button'));
  },
};
