import { Activity, Profiler, useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  answers,
  box,
  Driven,
  firstRow,
  onLoadMore,
  rowsOf,
  scroll,
  scrollerOf,
  settled,
  type Post,
} from '../testing/list.tsx';
import { mount } from '../testing/mount.tsx';
import { usePages } from './usePages.ts';
import type { ListSnapshot } from './useRows.ts';

beforeEach(() => {
  answers.clear();
  onLoadMore.mockClear();
});

/** True heights far from the estimate of 60, as posts have. */
const heightOf = ({ id }: Post) => 40 + ((Number(id) * 37) % 11) * 14;
const Uneven = (post: Post) => <div style={{ height: heightOf(post) }}>{post.id}</div>;

const topOf = (container: HTMLElement, key = '') =>
  container.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect().top ?? NaN;

/** Looks at every painted frame, ahead of whatever React has put off until after it; returns what ends it. */
function eachPaint(look: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = look;
  let frame = requestAnimationFrame(function tick() {
    frame = requestAnimationFrame(tick);
    port2.postMessage(null);
  });
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}

/** The most the row in sight moves from where it is, in px, while something happens. */
async function movedBy(container: HTMLElement, happen: () => void): Promise<number> {
  const before = firstRow(container);
  let worst = 0;
  const stop = eachPaint(() => (worst = Math.max(worst, Math.abs(topOf(container, before.key) - before.top))));
  happen();
  await settled();
  stop();
  return worst;
}

/** The most the row in sight moved beyond what the reader scrolled, in px. */
async function worstJump(container: HTMLElement, steps: number, by: number): Promise<number> {
  let worst = 0;
  let expected = firstRow(container);
  const stop = eachPaint(() => {
    const top = topOf(container, expected.key);
    if (!Number.isNaN(top)) worst = Math.max(worst, Math.abs(top - expected.top));
  });
  for (let step = 0; step < steps; step += 1) {
    const { key, top } = firstRow(container);
    expected = { key, top: top - by };
    scrollerOf(container).scrollTop += by;
    await settled();
  }
  stop();
  return worst;
}

test.each([
  ['down', 53],
  ['up', -53],
])('LI.P8 scrolling %s over rows that were never measured, the row in sight does not jump', async (_, by) => {
  const { container } = mount(box(<Driven items={answers.posts(600)} tail="end" renderItem={Uneven} />, 600));
  await settled();
  await scroll(container, 12_000);
  await settled();
  expect(await worstJump(container, 30, by)).toBeLessThanOrEqual(1);
});

test('LI.P8 rows put in before the one in sight leave it where it is', async () => {
  const list = (from: number) =>
    box(<Driven items={answers.posts(300 - from, from)} tail="end" renderItem={Uneven} />, 600);
  const { container, render } = mount(list(50));
  await settled();
  await scroll(container, 3000);
  await settled();
  expect(await movedBy(container, () => render(list(20)))).toBeLessThanOrEqual(1);
});

/** A row whose picture arrives when it is asked to. */
function WithPicture({ id }: Post) {
  const [loaded, setLoaded] = useState(false);
  return (
    <button style={{ display: 'block', height: loaded ? 200 : 60 }} onClick={() => setLoaded(true)}>
      {id}
    </button>
  );
}

/** Goes down until there is nothing further down: rows met on the way have another height than estimated. */
async function toTheEnd(container: HTMLElement): Promise<HTMLElement> {
  const scroller = scrollerOf(container);
  for (let before = -1; before < scroller.scrollTop; ) {
    before = scroller.scrollTop;
    await scroll(container, scroller.scrollHeight);
    await settled();
  }
  return scroller;
}

test('LI.P8 a page that comes while its reader waits at the very end leaves him there, also where more stands below the list', async () => {
  const list = (count: number) =>
    box(
      <>
        <Driven items={answers.posts(count)} tail="loading" renderItem={Uneven} />
        <p style={{ height: 60 }}>下面还有</p>
      </>,
      600,
    );
  const { container, render } = mount(list(40));
  await settled();
  const { scrollHeight, clientHeight, scrollTop } = await toTheEnd(container);
  expect(scrollHeight - clientHeight - scrollTop).toBeLessThan(1);
  expect(await movedBy(container, () => render(list(60)))).toBeLessThan(1);
});

test('LI.P8 a picture that arrives above the fold moves nothing in sight', async () => {
  const { container } = mount(
    box(<Driven items={answers.posts(100)} tail="end" renderItem={(post) => <WithPicture {...post} />} />, 600),
  );
  await settled();
  await scroll(container, 1000);
  await vi.waitFor(() => expect(firstRow(container).key).toBe('16'));
  await new Promise((resolve) => setTimeout(resolve, 200)); // the virtualizer counts as scrolling for 150 ms
  const picture = container.querySelector<HTMLElement>('[data-key="14"] button');
  expect(await movedBy(container, () => picture?.click())).toBeLessThanOrEqual(1);
  expect(scrollerOf(container).scrollTop).toBe(1140);
});

const hidings: [string, (hidden: boolean, list: ReactNode) => ReactNode][] = [
  ['display none', (hidden, list) => <div style={{ display: hidden ? 'none' : 'block' }}>{list}</div>],
  [
    'a scroller of no height',
    (hidden, list) => <div style={{ height: hidden ? 0 : 600, overflow: 'hidden' }}>{list}</div>,
  ],
];

test.each(hidings)('LI.P9 hidden by %s and shown again, the same rows stand in the same place', async (_, hide) => {
  const element = (hidden: boolean) =>
    hide(hidden, box(<Driven items={answers.posts(600)} tail="end" renderItem={Uneven} />, 600));
  const { container, render } = mount(element(false));
  await scroll(container, 5000);
  await vi.waitFor(() => expect(Number(rowsOf(container).at(-1)?.dataset['key'])).toBeGreaterThan(70));
  await settled();
  const before = firstRow(container);
  const rows = rowsOf(container).map((row) => row.dataset['key']);
  render(element(true));
  await settled();
  expect(rowsOf(container).map((row) => row.dataset['key'])).toEqual(rows);
  render(element(false));
  await settled();
  expect(firstRow(container).key).toBe(before.key);
  expect(Math.abs(firstRow(container).top - before.top)).toBeLessThanOrEqual(1);
});

test('LI.P9 rows put in above while the list was hidden leave the row in sight where it is', async () => {
  const posts = answers.posts(600);
  const element = (mode: 'visible' | 'hidden', items: Post[]) => (
    <Activity mode={mode}>{box(<Driven items={items} tail="end" renderItem={Uneven} />, 600)}</Activity>
  );
  const { container, render } = mount(element('visible', posts.slice(5)));
  await scroll(container, 5000);
  await settled();
  const before = firstRow(container);
  render(element('hidden', posts.slice(5)));
  await settled();
  render(element('hidden', posts));
  await settled();
  render(element('visible', posts));
  await settled();
  expect(firstRow(container)).toEqual({ key: before.key, top: expect.closeTo(before.top, 0) });
});

test('LI.P9 a list in a kept page that carries its own scroller comes back in its place', async () => {
  const element = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>{box(<Driven items={answers.posts(600)} tail="end" renderItem={Uneven} />, 600)}</Activity>
  );
  const { container, render } = mount(element('visible'));
  await scroll(container, 5000);
  await settled();
  const before = firstRow(container);
  render(element('hidden'));
  await settled();
  render(element('visible'));
  await settled();
  expect(firstRow(container)).toEqual({ key: before.key, top: expect.closeTo(before.top, 0) });
});

test('LI.P10 a list mounted anew with the place it was left in stands there to the pixel', async () => {
  const left = vi.fn<(snapshot: ListSnapshot) => void>();
  const list = (initialSnapshot?: ListSnapshot) =>
    box(
      <Driven items={answers.posts(600)} tail="end" renderItem={Uneven} {...{ initialSnapshot, onLeave: left }} />,
      600,
    );
  const first = mount(list());
  await scroll(first.container, 2500);
  await scroll(first.container, 5000);
  await settled();
  const before = firstRow(first.container);
  first.unmount();
  expect(left).toHaveBeenCalledOnce();
  const { container } = mount(list(left.mock.calls[0]?.[0]));
  await settled();
  expect(firstRow(container)).toEqual({ key: before.key, top: expect.closeTo(before.top, 0) });
});

test('LI.P10 a list that comes into a scrolled page leaves the page where it is', async () => {
  const element = (shown: boolean) =>
    box(
      <>
        <div style={{ height: 1500 }} />
        {shown && <Driven items={answers.posts(50)} tail="end" />}
      </>,
      600,
    );
  const { container, render } = mount(element(false));
  await scroll(container, 400);
  render(element(true));
  await settled();
  expect(scrollerOf(container).scrollTop).toBe(400);
});

function Chat() {
  const { reset: _, ...loaded } = usePages<Post>(answers.load);
  return <Driven {...loaded} items={[...loaded.items].reverse()} direction="up" />;
}

test('LI a list that grows upwards begins at its last row, loads near its top and holds its place', async () => {
  const { container } = mount(box(<Chat />, 300));
  await settled();
  await answers.resolve(30);
  await settled();
  expect(answers.asked()).toEqual([1]);
  await expect.poll(() => topOf(container, '0')).toBe(scrollerOf(container).getBoundingClientRect().top + 240);
  await scroll(container, 250);
  expect(answers.asked()).toEqual([1, 2]);
  const before = firstRow(container);
  await answers.resolve(20);
  await settled();
  expect(firstRow(container).key).toBe(before.key);
  expect(answers.asked()).toEqual([1, 2]);
});

test('LI.P8 rows much lower than estimated that come several at once on the way up leave what is seen where it is', async () => {
  const { container } = mount(
    box(<Driven items={answers.posts(200)} tail="end" height={20} estimateHeight={100} />, 400),
  );
  await scroll(container, 15_000);
  await settled();
  for (let step = 0; step < 20; step += 1) {
    const before = firstRow(container);
    scrollerOf(container).scrollTop -= 110;
    await settled();
    const row = rowsOf(container).find(({ dataset }) => dataset['key'] === before.key);
    expect(row?.getBoundingClientRect().top).toBeCloseTo(before.top + 110, 0);
  }
});

/** How often a list is rendered. */
function mountCounted(list: ReactNode) {
  let draws = 0;
  const mounted = mount(
    box(
      <Profiler id="list" onRender={() => (draws += 1)}>
        {list}
      </Profiler>,
      400,
    ),
  );
  return { ...mounted, draws: () => draws };
}

test('the end of a scroll draws nothing', async () => {
  const { container, draws } = mountCounted(<Driven items={answers.posts(200)} tail="end" />);
  await scroll(container, 600);
  await settled();
  const scrolled = draws();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(draws()).toBe(scrolled);
});

test('rows that grow in one frame are placed in one draw', async () => {
  const { container, draws } = mountCounted(<Driven items={answers.posts(50)} tail="end" />);
  await settled();
  const before = draws();
  for (const row of rowsOf(container).slice(0, 4)) row.style.minHeight = '90px';
  await expect
    .poll(() => rowsOf(container)[4]?.getBoundingClientRect().top)
    .toBe(360 + scrollerOf(container).getBoundingClientRect().top);
  expect(draws()).toBe(before + 1);
});
