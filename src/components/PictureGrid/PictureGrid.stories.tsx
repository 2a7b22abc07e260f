import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap, tapButton } from '../../../stories/plays/tap.ts';
import { pictures } from '#screens/shared/square.fixtures.ts';
import { PictureGrid } from './PictureGrid.tsx';

const meta = {
  title: '页面/共用/帖子图片',
  component: PictureGrid,
  parameters: {
    guide: {
      use: '几张图片排成一块，点开看大图；列表里最多露出四张，写明共几张。',
      avoid: '单独一张图用 Picture；选图上传的图片格用 Uploader。',
      role: '列表，名字说有几张；每张是一个按钮。',
      keys: { 回车: '打开大图', Esc: '关闭大图' },
    } satisfies Guide,
  },
  args: { images: pictures.slice(0, 5) },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: '#fff' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five: three of them, and a note on the others, which the viewer shows. */
export const Default: Story = {
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: '5 张图片' });
    await expect(within(list).getAllByRole('button')).toHaveLength(3);
  },
};

export const Viewed: Story = {
  async play({ canvasElement }) {
    await tapButton(canvasElement, '查看图片 3');
    const viewer = within(await screen.findByRole('dialog', { name: '图片预览' }));
    await expect(viewer.getByText('3 / 5')).toBeVisible();
    await tap(viewer.getByRole('button', { name: '下一张' }));
    await expect(viewer.getByText('4 / 5')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const One: Story = { args: { images: pictures.slice(0, 1) } };

/** A long screenshot leaves room for text. */
export const OneTall: Story = {
  args: {
    images: [
      {
        url: '/demo/games/one-stroke/shot-1.webp',
        thumb: '/demo/games/one-stroke/shot-1.webp',
        width: 540,
        height: 2400,
      },
    ],
  },
};

export const Two: Story = { args: { images: pictures.slice(0, 2) } };
export const Three: Story = { args: { images: pictures.slice(0, 3) } };
export const Four: Story = { args: { images: pictures.slice(0, 4) } };
export const Nine: Story = { args: { images: pictures } };

/** All of them, where they are what the page is about. */
export const AllNine: Story = {
  args: { images: pictures, all: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(9);
  },
};

/** A picture that does not load keeps its cell. */
export const Failed: Story = {
  args: {
    images: [{ url: '/demo/missing.webp', thumb: '/demo/missing.webp', width: 4, height: 3 }, ...pictures.slice(1, 3)],
  },
};

export const Empty: Story = {
  args: { images: [] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
