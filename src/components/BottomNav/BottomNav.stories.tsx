import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Book6Fill } from '#components/icons/Book6Fill.tsx';
import { Book6Line } from '#components/icons/Book6Line.tsx';
import { Game2Fill } from '#components/icons/Game2Fill.tsx';
import { Game2Line } from '#components/icons/Game2Line.tsx';
import { Home4Fill } from '#components/icons/Home4Fill.tsx';
import { Home4Line } from '#components/icons/Home4Line.tsx';
import { PlanetFill } from '#components/icons/PlanetFill.tsx';
import { PlanetLine } from '#components/icons/PlanetLine.tsx';
import { User4Fill } from '#components/icons/User4Fill.tsx';
import { User4Line } from '#components/icons/User4Line.tsx';
import { expectFocusRing } from '#components/testing/focusRing.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { BottomNav } from './BottomNav.tsx';

const meta = {
  title: '组件/导航/BottomNav',
  component: BottomNav,
  parameters: {
    guide: {
      use: '门户的几个主要入口，永远在底部。',
      avoid: '一个页面里的分类用 Tabs；超过五个入口就该合并。',
      role: 'navigation；亮着的一项读作当前页面。',
      keys: { Enter: '前往' },
    } satisfies Guide,
  },
  args: {
    items: [
      { id: 'home', label: '首页', href: '/', icon: <Home4Line size={24} />, activeIcon: <Home4Fill size={24} /> },
      {
        id: 'square',
        label: '广场',
        href: '/square',
        icon: <PlanetLine size={24} />,
        activeIcon: <PlanetFill size={24} />,
      },
      {
        id: 'animate',
        label: '漫画',
        href: '/animate',
        icon: <Book6Line size={24} />,
        activeIcon: <Book6Fill size={24} />,
      },
      {
        id: 'games',
        label: '游戏',
        href: '/games',
        icon: <Game2Line size={24} />,
        activeIcon: <Game2Fill size={24} />,
      },
      {
        id: 'profile',
        label: '我的',
        href: '/profile',
        icon: <User4Line size={24} />,
        activeIcon: <User4Fill size={24} />,
        dot: true,
      },
    ],
    value: 'home',
    onSelect: fn(),
  },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On comics: the sun is a moon. */
export const Reversed: Story = { args: { value: 'animate', reversed: true } };

/** No entry is current on pages that belong to none. */
export const NothingLit: Story = { args: { value: undefined } };

export const LongText: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, label: `${item.label}与更多精彩内容` })) },
};

export const Select: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: '广场' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('square');
    await expect(location.pathname).not.toBe('/square');
    await userEvent.click(canvas.getByRole('link', { name: '首页' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('home');
    await expect(canvas.getByRole('link', { name: /我的.*有新内容/ })).toBeVisible();
  },
};

/** The entry the keyboard stands on. */
export const Focused: Story = {
  async play({ canvasElement }) {
    await expectFocusRing(within(canvasElement).getByRole('link', { name: '广场' }));
  },
};

/** Five waiting entries do not widen the bar. */
export const AllDotted: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, dot: true })) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('link', { name: /有新内容/ })).toHaveLength(5);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
