import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { bulletin } from '../../shared/demo.fixtures.ts';
import { BulletinDialog } from './BulletinDialog.tsx';

const meta = {
  title: '页面/弹窗/公告',
  component: BulletinDialog,
  parameters: {
    guide: {
      use: '首页的公告：标题、发布时间和正文。',
      avoid: '只在首页自己打开；勾了「今日不再提示」，今天不再出现。正文是后台写的，只留基本格式。',
      role: '对话框（dialog），名字是公告标题，焦点先在标题上，从头读起。',
      keys: { Escape: '关上' },
    } satisfies Guide,
  },
  args: { open: true, bulletin, onClose: fn() },
} satisfies Meta<typeof BulletinDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog');

export const Ready: Story = {
  async play({ args }) {
    const inside = within(await dialog());
    await expect(inside.getByText('发布时间：2026-01-15 09:00')).toBeVisible();
    await expect(inside.getByRole('link', { name: '活动页' })).toHaveAttribute('target', '_blank');
    await tap(inside.getByRole('button', { name: '我知道了' }));
    await expect(args.onClose).toHaveBeenCalledWith(false);
  },
};

export const HiddenToday: Story = {
  async play({ args }) {
    const inside = within(await dialog());
    await tap(inside.getByRole('checkbox', { name: '今日不再提示' }));
    await tap(inside.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};

export const Escape: Story = {
  async play({ args }) {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith(false);
  },
};

export const HostileContent: Story = {
  args: {
    bulletin: {
      ...bulletin,
      content: '<p>你好</p><img src="x" onerror="window.attacked = true"><script>window.attacked = true</script>',
    },
  },
  async play() {
    await expect(await dialog()).toHaveTextContent('你好');
    await expect(window).not.toHaveProperty('attacked');
  },
};

export const LongText: Story = {
  args: {
    bulletin: { ...bulletin, title: '关于冬日签到季与年卡会员额外奖励的说明', content: bulletin.content.repeat(6) },
  },
  async play() {
    await expect(within(await dialog()).getByRole('button', { name: '我知道了' })).toBeVisible();
  },
};
