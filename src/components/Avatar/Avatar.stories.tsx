import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: '组件/展示/Avatar',
  component: Avatar,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一个人的圆形头像；没有图时用名字的第一个字。',
      avoid: '游戏、漫画、帖子的图用 Picture。',
      role: '有名字时是 img；名字为空时是装饰。',
    } satisfies Guide,
  },
  args: { src: '/demo/avatars/01.webp', name: '栗子不加糖' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '栗子不加糖' })).toBeVisible();
  },
};

const SIZES = [24, 32, 36, 40, 48, 64] as const;

export const Variants: Story = {
  render: (args) => (
    <Inline gap="x12" wrap>
      {SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      <Avatar {...args} src="/demo/avatars/06.webp" size={64} ring />
    </Inline>
  ),
};

/** Without a portrait, or when it fails, the first character stands in. */
export const States: Story = {
  render: () => (
    <Inline gap="x12">
      <Avatar name="海边的曼波" size={48} />
      <Avatar src="data:image/webp;base64,AA" name="luna" size={48} />
      <Avatar name="🐱小鱼干" size={48} />
      <Avatar name="" size={48} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('L')).toBeVisible();
    await expect(canvas.getByText('海')).toBeVisible();
  },
};

/** The stand-in is one character, whatever the name begins with. */
export const Contents: Story = {
  render: () => (
    <Inline gap="x12">
      {['一', 'Zoë', '007号玩家', '👨‍👩‍👧一家人', '  空格开头'].map((name) => (
        <Avatar key={name} name={name} size={48} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const inside = canvas.getAllByRole('img').map((avatar) => avatar.textContent);
    await expect(inside.slice(0, 3)).toEqual(['一', 'Z', '0']);
    await expect(inside[4]).toBe('空');
  },
};

/** Decoration beside a name that stands there anyway. */
export const Decoration: Story = {
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
