import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { vars } from '#theme/vars.css.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { CloseLine } from '../icons/CloseLine.tsx';
import { LeftLine } from '../icons/LeftLine.tsx';
import { SettingsLine } from '../icons/SettingsLine.tsx';
import { ShareLine } from '../icons/ShareLine.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: '组件/操作/IconButton',
  component: IconButton,
  parameters: {
    layout: 'padded',
    guide: {
      use: '图标就是它的词：返回、设置、关闭。',
      avoid: '意思不是人人都认得的图标时用 Button 写出来；点了去别处的用 Link。',
      role: 'button，名字是 label。',
      keys: { 'Enter / 空格': '按下' },
    } satisfies Guide,
  },
  args: { label: '设置', children: <SettingsLine size={24} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('button', { name: '设置' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: ({ onClick }) => (
    <Inline gap="x16">
      <IconButton label="返回" onClick={onClick}>
        <LeftLine size={24} />
      </IconButton>
      <IconButton label="关闭" size="regular" onClick={onClick}>
        <CloseLine size={20} />
      </IconButton>
      <IconButton label="移除" size="small" onClick={onClick}>
        <CloseLine size={16} />
      </IconButton>
      <IconButton label="分享" disabled onClick={onClick}>
        <ShareLine size={24} />
      </IconButton>
    </Inline>
  ),
};

/** White discs lie on a picture; the finger's target is still 44. */
export const Disc: Story = {
  args: { tone: 'disc', label: '返回', children: <LeftLine size={20} /> },
  render: (args) => (
    <div style={{ position: 'relative' }}>
      <Picture src="/demo/games/star-scavenger/cover.webp" alt="" ratio={343 / 196} radius="card" priority />
      <div style={{ position: 'absolute', top: 12, left: 12 }}>
        <IconButton {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '返回' });
    const { left, top, width } = button.getBoundingClientRect();
    await expect(width).toBe(36);
    await expect(document.elementFromPoint(left + 18, top - 3)).toBe(button);
  },
};

export const Night: Story = {
  args: { tone: 'night', label: '分享', children: <ShareLine size={24} /> },
  render: (args) => (
    <div style={{ padding: 12, background: vars.color.night }}>
      <IconButton {...args} />
    </div>
  ),
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await expectFocusRing(canvas.getByRole('button'));
  },
};

/** Off: it cannot be pressed, whether it keeps the focus or not. */
export const Disabled: Story = {
  render: ({ onClick }) => (
    <Inline gap="x16">
      <IconButton label="撤销" disabled onClick={onClick}>
        <LeftLine size={24} />
      </IconButton>
      <IconButton label="撤销" size="regular" tone="disc" disabled onClick={onClick}>
        <LeftLine size={20} />
      </IconButton>
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
