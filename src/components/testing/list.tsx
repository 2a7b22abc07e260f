import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { usePages } from '../VirtualList/usePages.ts';
import { VirtualList, type VirtualListProps } from '../VirtualList/VirtualList.tsx';
import { nextFrame } from './mount.tsx';

export type Post = { id: string };

type Answer = {
  page: number;
  resolve: (answer: { items: Post[]; finished: boolean }) => void;
  reject: (error: Error) => void;
};

/** A server of pages that is answered by hand. */
function createAnswers() {
  let asked: Answer[] = [];
  let open: Answer[] = [];
  let served = 0;
  const posts = (count: number, from = 0): Post[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${from + index}` }));
  return {
    posts,
    load: (page: number) =>
      new Promise<{ items: Post[]; finished: boolean }>((resolve, reject) => {
        const answer = { page, resolve, reject };
        asked.push(answer);
        open.push(answer);
      }),
    /** The pages asked for so far, in order. */
    asked: () => asked.map(({ page }) => page),
    /** Answers the oldest open request with so many new rows. */
    async resolve(count: number, finished = false) {
      open.shift()?.resolve({ items: posts(count, served), finished });
      served += count;
      await Promise.resolve();
    },
    async reject() {
      open.shift()?.reject(new Error('网络连接失败'));
      await Promise.resolve();
    },
    clear() {
      [asked, open, served] = [[], [], 0];
    },
  };
}

export const answers = createAnswers();
export const onLoadMore = vi.fn();
export const onRetry = vi.fn();

type Own = Partial<VirtualListProps<Post>>;

/** A list as its owner drives it. */
export const Driven = ({ height = 60, ...props }: Own & { height?: number }) => (
  <VirtualList<Post>
    label="帖子"
    items={[]}
    itemKey={({ id }) => id}
    estimateHeight={height}
    renderItem={({ id }) => <div style={{ height }}>{id}</div>}
    tail="more"
    onLoadMore={onLoadMore}
    onRetry={onRetry}
    {...props}
  />
);

/** A list that loads by itself, answered by hand. */
export function Loading(props: Own) {
  const { reset, ...loaded } = usePages<Post>(answers.load);
  return (
    <>
      <button onClick={() => void reset()}>重来</button>
      <Driven {...loaded} {...props} />
    </>
  );
}

/** A scroller of its own, `height` px high. */
export const box = (list: ReactNode, height = 812) => (
  <div data-box="" tabIndex={0} style={{ height, overflowY: 'auto' }}>
    {list}
  </div>
);

export function feedOf(container: HTMLElement): HTMLElement {
  const feed = container.querySelector<HTMLElement>('[role="feed"]');
  if (!feed) throw new Error('There is no feed');
  return feed;
}

export const rowsOf = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('article'),
];

export function scrollerOf(container: HTMLElement): HTMLElement {
  const scroller = container.querySelector<HTMLElement>('[data-box]');
  if (!scroller) throw new Error('There is no box');
  return scroller;
}

/** Scrolls the box and waits until the list has rendered there. */
export async function scroll(container: HTMLElement, top: number): Promise<void> {
  scrollerOf(container).scrollTop = top;
  await nextFrame();
}

/** Everything the list does by itself is done. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
}

/** The first row in sight and where it stands. */
export function firstRow(container: HTMLElement): { key: string | undefined; top: number } {
  const edge = scrollerOf(container).getBoundingClientRect().top;
  const row = rowsOf(container).find((candidate) => candidate.getBoundingClientRect().bottom > edge);
  return { key: row?.dataset['key'], top: row?.getBoundingClientRect().top ?? NaN };
}
