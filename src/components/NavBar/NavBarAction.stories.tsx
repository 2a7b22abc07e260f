import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Inline } from '../Inline/Inline.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';
import { NavBar } from './NavBar.tsx';
import { NavBarAction } from './NavBarAction.tsx';

const meta = {
  title: '组件/导航/NavBarAction',
  component: NavBarAction,
  parameters: {
    guide: {
      use: '导航栏末尾唯一的文字动作：规则说明、管理、完成；给了 href 就是链接。',
      avoid: '图标动作用 IconButton；页面里的文字动作用 TextButton。',
      role: 'button，给了 href 则是 link；名字是它的文字。',
      keys: { 'Enter / 空格': '按下；链接只认 Enter' },
    } satisfies Guide,
  },
  args: { children: '规则说明', onClick: fn() },
  render: (args) => <NavBar title="签到" onBack={() => undefined} trailing={<NavBarAction {...args} />} />,
} satisfies Meta<typeof NavBarAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '规则说明' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await tap(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const follow = fn();

export const AsLink: Story = {
  render: () => (
    <NavBar
      title="充值"
      trailing={
        <NavBarAction href="/ledger" onFollow={follow}>
          明细
        </NavBarAction>
      }
    />
  ),
  play: async ({ canvas }) => {
    await tap(canvas.getByRole('link', { name: '明细' }));
    await expect(follow).toHaveBeenLastCalledWith('/ledger');
  },
};

export const Variants: Story = {
  render: ({ onClick }) => (
    <Inline wrap>
      <NavBarAction onClick={onClick}>规则说明</NavBarAction>
      <NavBarAction tone="action" onClick={onClick}>
        管理
      </NavBarAction>
      <NavBarAction tone="danger" onClick={onClick}>
        清空
      </NavBarAction>
    </Inline>
  ),
};

/** Off, or pending: it takes no presses. */
export const States: Story = {
  render: ({ onClick }) => (
    <Inline wrap>
      <NavBarAction disabled onClick={onClick}>
        全部已读
      </NavBarAction>
      <NavBarAction tone="action" pending onClick={onClick}>
        保存
      </NavBarAction>
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The action keeps its text on one line; the title gives way. */
export const LongText: Story = {
  render: (args) => (
    <NavBar
      title="一个特别特别长的页面标题会在这里被截断成一行"
      onBack={() => undefined}
      trailing={<NavBarAction {...args}>全部标为已读</NavBarAction>}
    />
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '全部标为已读' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(button.getBoundingClientRect().height).toBe(44);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await expectFocusRing(canvas.getByRole('button', { name: '规则说明' }));
  },
};
