import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Surface } from '../Surface/Surface.tsx';
import { Link } from './Link.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';

const meta = {
  title: '组件/操作/Link',
  component: Link,
  parameters: {
    layout: 'padded',
    guide: {
      use: '真正的链接：普通点按由应用接管，其余交还浏览器。',
      avoid: '做一件事用 Button；要像按钮一样醒目用 LinkButton。',
      role: 'link，名字是它的内容。',
      keys: { Enter: '前往', 'Ctrl + Enter': '在新标签页打开' },
    } satisfies Guide,
  },
  args: { href: '/faq', children: '常见问题', variant: 'text', onFollow: fn() },
  render: (args) => (
    <p>
      充值没有到账？先看看
      <Link {...args} />
      ，再联系客服。
    </p>
  ),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('link', { name: '常见问题' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(args.onFollow).toHaveBeenLastCalledWith('/faq');
  },
};

export const Plain: Story = {
  args: { variant: 'plain', href: '/detail/1', children: <div style={{ paddingBlock: 12 }}>星海拾荒者</div> },
  render: (args) => (
    <Surface>
      <Link {...args} />
    </Surface>
  ),
};

/** On its own it is 20 px to the eye and 44 to the finger. */
export const Standalone: Story = {
  args: { variant: 'standalone', href: '/other', children: '忘记密码' },
  render: (args) => (
    <div style={{ padding: 24 }}>
      <Link {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const { left, top } = link.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top - 9)).toBe(link);
  },
};

/** A click that asks for a new tab stays the browser's. */
export const ModifiedClick: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    // The page itself must not leave the story.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, { ctrlKey: true });
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
};

export const NewTab: Story = {
  args: { target: '_blank', href: '/download', children: '下载APP' },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link);
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: '《冬日签到季活动规则与奖励发放说明（2026年1月更新版）》' },
  render: (args) => (
    <p>
      参加前请先阅读
      <Link {...args} />。
    </p>
  ),
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await expectFocusRing(canvas.getByRole('link'));
  },
};
