import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Grid } from './Grid.tsx';

const slugs = ['star-scavenger', 'pixel-farm', 'cat-cafe', 'cloud-train', 'mountain-sea', 'one-stroke'];

const meta = {
  title: '组件/布局/Grid',
  component: Grid,
  parameters: {
    layout: 'padded',
    guide: {
      use: '把孩子放进等宽的几列。',
      avoid: '宽窄不一、会换行的一排用 Inline；能拖动排序的用 SortableGrid。',
      role: '没有角色；as 为 ul 或 ol 时是列表。',
    } satisfies Guide,
  },
  args: {
    columns: 3,
    children: slugs.map((slug) => (
      <Picture key={slug} src={`/demo/games/${slug}/icon.webp`} alt="" radius="icon" priority />
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const lefts = [...canvasElement.querySelectorAll('img')].map((image) =>
      Math.round(image.getBoundingClientRect().left),
    );
    await expect(new Set(lefts).size).toBe(3);
  },
};

export const Two: Story = { args: { columns: 2, gap: 'x16' } };

export const Five: Story = { args: { columns: 5, gap: 'x4' } };

/** As many as fit; two of them share the whole width. */
export const MinColumn: Story = {
  args: { columns: undefined, minColumn: 110, children: slugs.slice(0, 2).map((slug) => <p key={slug}>{slug}</p>) },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('p')].map((part) => part.getBoundingClientRect());
    await expect(first?.width).toBeGreaterThan(150);
    await expect(first?.top).toBe(second?.top);
  },
};
