import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { SortableGrid } from './SortableGrid.tsx';

const SLUGS = ['pixel-farm', 'star-scavenger', 'paper-kingdom', 'cat-cafe', 'mountain-sea'] as const;

type ShelfProps = {
  count: number;
  onMove: (key: string, to: number) => void;
  onOpen: (key: string) => void;
  trailing?: boolean;
};

/** Pictures that hold their own order. */
function Shelf({ count, onMove, onOpen, trailing }: ShelfProps) {
  const [slugs, setSlugs] = useState<readonly string[]>(SLUGS.slice(0, count));
  const move = (key: string, to: number) => {
    onMove(key, to);
    setSlugs((before) => before.filter((slug) => slug !== key).toSpliced(to, 0, key));
  };
  return (
    <SortableGrid
      label="截图"
      items={slugs}
      itemKey={(slug) => slug}
      onMove={move}
      renderItem={(slug) => (
        <button
          type="button"
          aria-label={slug}
          style={{ display: 'block', width: '100%' }}
          onClick={() => onOpen(slug)}
        >
          <Picture src={`/demo/games/${slug}/icon.webp`} alt="" radius="image" />
        </button>
      )}
      trailing={
        trailing && (
          <Button tone="soft" block>
            添加
          </Button>
        )
      }
    />
  );
}

const meta = {
  title: '组件/输入/SortableGrid',
  component: Shelf,
  parameters: {
    layout: 'padded',
    guide: {
      use: '三个一排、顺序由人定的东西：按住或用鼠标搬到新位置。',
      avoid: '顺序不归人管的用 Grid；同样的事总要另给一个按钮，因为有人拖不了。',
      role: 'list，名字是 label。',
      keys: { Esc: '放回原处' },
    } satisfies Guide,
  },
  args: { count: 5, onMove: fn(), onOpen: fn() },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-sort-key]')].map(({ dataset }) => dataset['sortKey']);

/** A mouse carries at once, a click stays a click. */
export const Default: Story = {};

/** Carried to the last place, and opened by a press without a way. */
export const Moved: Story = {
  async play({ args, canvas, canvasElement }) {
    const first = canvas.getByRole('button', { name: 'pixel-farm' });
    const last = canvas.getByRole('button', { name: 'mountain-sea' });
    const from = first.getBoundingClientRect();
    const to = last.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: first, coords: { clientX: from.x + 40, clientY: from.y + 40 } },
      { target: first, coords: { clientX: from.x + 60, clientY: from.y + 60 } },
      { target: last, coords: { clientX: to.x + 40, clientY: to.y + 40 } },
      { keys: '[/MouseLeft]', target: last, coords: { clientX: to.x + 40, clientY: to.y + 40 } },
    ]);
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenCalledWith('pixel-farm', 4);
    await expect(order(canvasElement)).toEqual([
      'star-scavenger',
      'paper-kingdom',
      'cat-cafe',
      'mountain-sea',
      'pixel-farm',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'cat-cafe' }));
    await expect(args.onOpen).toHaveBeenCalledWith('cat-cafe');
  },
};

export const WithTrailing: Story = { args: { count: 4, trailing: true } };

/** One thing has no other place to go to. */
export const Single: Story = { args: { count: 1 } };

/** As it stands while the first is carried to the third place. */
export const Carried: Story = {
  async play({ canvas, canvasElement }) {
    const first = canvas.getByRole('button', { name: 'pixel-farm' });
    const third = canvas.getByRole('button', { name: 'paper-kingdom' });
    const from = first.getBoundingClientRect();
    const to = third.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: first, coords: { clientX: from.x + 40, clientY: from.y + 40 } },
      { target: third, coords: { clientX: to.x + 30, clientY: to.y + 60 } },
    ]);
    await expect(canvasElement.querySelector('[data-lifted]')).toHaveAttribute('data-sort-key', 'pixel-farm');
    await expect(first.getBoundingClientRect().x).toBeGreaterThan(from.x + 150);
    await expect(third.getBoundingClientRect().x).toBeLessThan(to.x);
  },
};
