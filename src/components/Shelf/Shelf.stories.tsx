import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { text } from '#theme/text.css.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { Surface } from '../Surface/Surface.tsx';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Shelf } from './Shelf.tsx';

const NAMES = ['像素农场物语', '云端列车', '猫咪咖啡馆', '星海拾荒者', '纸上王国', '发条迷宫'];

const tileOf = (name: string) => (
  <Link key={name} href={`#${name}`}>
    <Surface>
      <span className={text.name}>{name}</span>
    </Surface>
  </Link>
);

const meta = {
  title: '组件/展示/Shelf',
  component: Shelf,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一排横着滑的卡片，左右都到页边，最后一张露出一截，表示后面还有。',
      avoid: '一屏一张、要翻页用 Carousel；只有几个词用 Chips；要全部看全用 Grid。',
      role: 'list，名字是 label；标题由外面的 Section 给。',
      keys: { Tab: '到下一张，滑到看得见', '← →': '焦点在里面时左右滑' },
    } satisfies Guide,
  },
  args: { label: '大家都在玩', children: NAMES.map(tileOf) },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It reaches to both edges of the page, and a tile that takes the focus comes into view. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('list', { name: '大家都在玩' });
    const page = shelf.parentElement?.getBoundingClientRect();
    await expect(shelf.getBoundingClientRect().left).toBeLessThan(page?.left ?? Number.NaN);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(NAMES.length);
    canvas.getByRole('link', { name: '发条迷宫' }).focus();
    await waitFor(() => expect(shelf.scrollLeft).toBeGreaterThan(0));
    shelf.scrollLeft = 0;
  },
};

export const Variants: Story = {
  render: (args) => (
    <>
      <Shelf {...args} label="间距 12" />
      <Shelf {...args} label="间距 8" gap="x8" />
      <Shelf {...args} label="宽卡片" tileWidth="wide" />
      <Shelf {...args} label="只有一张宽卡片" tileWidth="wide">
        {tileOf('像素农场物语')}
      </Shelf>
    </>
  ),
};

/** The shadow of a card is seen whole: what lies round the tiles belongs to the row. */
export const Shadows: Story = {
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('list').getBoundingClientRect();
    const tile = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect();
    await expect(shelf.bottom - (tile?.bottom ?? Number.NaN)).toBeGreaterThanOrEqual(16);
  },
};

/** Tiles which no key reaches: the row takes the focus, and arrow keys scroll it. */
export const Focusable: Story = {
  args: {
    focusable: true,
    children: NAMES.map((name) => (
      <Surface key={name}>
        <span className={text.name}>{name}</span>
      </Surface>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: '大家都在玩' })).toHaveFocus();
    await userEvent.tab();
  },
};

/** On its way: nothing for screen readers, which are informed by whoever waits. */
export const Loading: Story = {
  args: {
    loading: true,
    children: [0, 1, 2].map((index) => <Skeleton key={index} width={128} height={128} radius="card" />),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    tileWidth: 'wide',
    children: ['一个人慢慢玩、不用联网、画面温柔、随时可以放下的种田与经营游戏合集', ...NAMES].map(tileOf),
  },
};
