import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { SearchLine } from '#components/icons/SearchLine.tsx';
import { SettingsLine } from '#components/icons/SettingsLine.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { expectFocusRing } from '#components/testing/focusRing.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { NavBar } from './NavBar.tsx';

const meta = {
  title: '组件/导航/NavBar',
  component: NavBar,
  parameters: {
    guide: {
      use: '二级页面顶上的栏：返回、标题、一个动作。',
      avoid: '主要页面用门户的页头；弹层有自己的标题。',
      role: 'header；标题是一级标题，返回是 button。',
      keys: { 'Enter / 空格': '按下' },
    } satisfies Guide,
  },
  args: { title: '账单明细', onBack: fn() },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Solid: Story = { args: { solid: true } };

export const WithoutBack: Story = { args: { onBack: undefined } };

export const WithAction: Story = {
  args: {
    title: '个人中心',
    trailing: (
      <IconButton label="设置">
        <SettingsLine size={24} />
      </IconButton>
    ),
  },
};

/** On a picture; the title waits until the picture is gone. */
export const Overlay: Story = {
  args: {
    title: '山海寻踪',
    overlay: true,
    trailing: (
      <IconButton label="搜索" tone="disc">
        <SearchLine size={20} />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative' }}>
        <div style={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 1 }}>
          <Story />
        </div>
        <Picture src="/demo/banners/mountain-sea.webp" alt="" ratio={375 / 196} />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: { title: '一个特别特别长的页面标题会在这里被截断成一行', trailing: WithAction.args?.trailing },
};

export const Back: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('账单明细');
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Focused: Story = {
  async play({ canvasElement }) {
    await expectFocusRing(within(canvasElement).getByRole('button', { name: '返回' }));
  },
};

/** One word without a place to break stays on its line, and the heading keeps its whole name. */
export const UnbrokenWord: Story = {
  args: { title: 'Supercalifragilisticexpialidocious2026', trailing: WithAction.args?.trailing },
  async play({ canvasElement }) {
    const heading = within(canvasElement).getByRole('heading', { name: 'Supercalifragilisticexpialidocious2026' });
    await expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
