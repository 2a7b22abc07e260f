import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';
import { Pressable } from './Pressable.tsx';

const COVER = '/demo/games/cloud-train/cover.webp';

const meta = {
  title: '组件/操作/Pressable',
  component: Pressable,
  parameters: {
    layout: 'padded',
    guide: {
      use: '整张图、整块磁贴、整张卡片可按；没有自己的样子，给了 href 就是链接。',
      avoid: '文字动作用 TextButton，行用 ListItem；里面还有别的控件时不能用它包住。',
      role: 'button，给了 href 则是 link；名字是内容，图片没有名字时给 label。',
      keys: { 'Enter / 空格': '按下；链接只认 Enter' },
    } satisfies Guide,
  },
  args: {
    label: '查看截图 1',
    radius: 'image',
    children: <Picture src={COVER} alt="" ratio={16 / 9} radius="image" priority />,
    onClick: fn(),
  },
} satisfies Meta<typeof Pressable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: '查看截图 1' });
    await expect(button.getBoundingClientRect().width).toBe(
      button.parentElement?.clientWidth ?? canvasElement.clientWidth,
    );
    await tap(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  args: { label: undefined },
  render: ({ onClick }) => (
    <Inline gap="x16">
      <Pressable fill="content" feedback="shrink" radius="pill" label="更换头像" onClick={onClick}>
        <Avatar name="南瓜队长" size={48} />
      </Pressable>
      <div style={{ flex: 1 }}>
        <Surface>
          <Pressable radius="card" fill="cover" label="星海拾荒者" onClick={onClick} />
          星海拾荒者
        </Surface>
      </div>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('button', { name: '星海拾荒者' });
    const { width, height } = cover.getBoundingClientRect();
    await expect(width).toBe(cover.parentElement?.clientWidth);
    await expect(height).toBe(cover.parentElement?.clientHeight);
  },
};

const follow = fn();

/** With `href` it is a link around its content. */
export const AsLink: Story = {
  render: () => (
    <Pressable href="/detail/7" onFollow={follow} radius="image">
      <Picture src={COVER} alt="云端列车" ratio={16 / 9} radius="image" priority />
    </Pressable>
  ),
  play: async ({ canvas }) => {
    await tap(canvas.getByRole('link', { name: '云端列车' }));
    await expect(follow).toHaveBeenLastCalledWith('/detail/7');
  },
};

/** Chosen, it is ringed; the tile says so to assistive technology too. */
export const Checked: Story = {
  args: { role: 'checkbox', 'aria-checked': true, label: '云端列车' },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('checkbox', { name: '云端列车' });
    await expect(tile).toBeChecked();
    await expect(getComputedStyle(tile).outlineStyle).toBe('solid');
  },
};

/** Off, or pending: it takes no presses. */
export const States: Story = {
  render: ({ children, onClick }) => (
    <Inline gap="x16">
      <div style={{ flex: 1 }}>
        <Pressable label="已下架" disabled onClick={onClick}>
          {children}
        </Pressable>
      </div>
      <div style={{ flex: 1 }}>
        <Pressable label="上传中" pending onClick={onClick}>
          {children}
        </Pressable>
      </div>
    </Inline>
  ),
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: '上传中' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = {
  args: {
    label: undefined,
    radius: 'card',
    children: '一艘旧货船，一只不肯关机的领航机器人。在漂满残骸的航道上拾荒、修船、交朋友，每一件旧物都有自己的来历。',
  },
};

/** The ring lies inside, for what it fills is often cut off at its edge. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expectFocusRing(button);
    await expect(Number.parseFloat(getComputedStyle(button).outlineOffset)).toBeLessThan(0);
  },
};
