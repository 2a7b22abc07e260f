import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import {
  answers,
  box,
  Driven,
  feedOf,
  firstRow,
  Loading,
  onLoadMore,
  rowsOf,
  scroll,
  scrollerOf,
  settled,
  type Post,
} from '../testing/list.tsx';
import { mount } from '../testing/mount.tsx';
import { usePages } from './usePages.ts';

const withButton = ({ id }: Post) => <button style={{ height: 60 }}>{id}</button>;

beforeEach(() => {
  answers.clear();
  onLoadMore.mockClear();
});

test('LI.P1 two looks in one tick ask once', async () => {
  const { container } = mount(box(<Driven items={answers.posts(20)} />, 100));
  await settled();
  scrollerOf(container).scrollTop = 9000;
  for (let at = 0; at < 3; at += 1) scrollerOf(container).dispatchEvent(new Event('scroll'));
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test('LI.P2 a list made taller by its scroller looks again', async () => {
  const { container } = mount(box(<Driven items={answers.posts(10)} />, 100));
  await settled();
  expect(onLoadMore).not.toHaveBeenCalled();
  scrollerOf(container).style.height = '500px';
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
});

test('LI.P5 a reset cancels, empties, goes to the top and loads page 1 once; the late answer is dropped', async () => {
  const { container } = mount(box(<Loading />, 200));
  await settled();
  await answers.resolve(20);
  await settled();
  await scroll(container, 900);
  expect(answers.asked()).toEqual([1, 2]);
  container.querySelector<HTMLElement>('button')?.click();
  await settled();
  expect(answers.asked()).toEqual([1, 2, 1]);
  expect(rowsOf(container)).toEqual([]);
  expect(scrollerOf(container).scrollTop).toBe(0);
  await answers.resolve(7);
  await settled();
  expect(rowsOf(container)).toEqual([]);
  await answers.resolve(9);
  await settled();
  expect(firstRow(container).key).toBe('27');
  expect(answers.asked()).toEqual([1, 2, 1]);
});

function Refreshable() {
  const { reset, ...loaded } = usePages<Post>(answers.load);
  return (
    <Page label="广场">
      <PullToRefresh onRefresh={reset}>
        <Driven {...loaded} />
      </PullToRefresh>
    </Page>
  );
}

test('PR.P7 a refresh is the list’s reset: the head stays until page 1 is there', async () => {
  const { container } = mount(<Refreshable />);
  await settled();
  await answers.resolve(30);
  await settled();
  container.querySelector<HTMLElement>('[aria-label="刷新"]')?.click();
  await settled();
  const status = () => container.querySelector<HTMLElement>('[data-status]')?.dataset['status'];
  expect([answers.asked(), status()]).toEqual([[1, 1], 'loading']);
  await answers.resolve(30);
  await expect.poll(status).toBe('success');
  expect(answers.asked()).toEqual([1, 1]);
  expect(rowsOf(container)[0]?.dataset['key']).toBe('30');
});

test('LI.P6 the scroll of another scroller asks for nothing', async () => {
  const { container } = mount(
    <>
      {box(<Driven items={answers.posts(20)} />, 100)}
      <div data-other="" style={{ height: 50, overflowY: 'auto' }}>
        <div style={{ height: 900 }} />
      </div>
    </>,
  );
  await settled();
  container.querySelector('[data-other]')?.scrollTo(0, 900);
  await settled();
  expect(onLoadMore).not.toHaveBeenCalled();
});

test('LI.P7 the scroller can be named', async () => {
  const inner = (
    <div style={{ overflowX: 'hidden', overflowY: 'auto' }}>
      <Driven items={answers.posts(40)} findScroller={(list) => list.closest<HTMLElement>('[data-box]') ?? list} />
    </div>
  );
  const { container } = mount(box(inner, 200));
  await settled();
  expect(rowsOf(container).length).toBeLessThan(15);
  expect(onLoadMore).not.toHaveBeenCalled();
  await scroll(container, 9000);
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test('LI.P7 sideways overflow cut off on the body does not make it a scroller that loads for ever', async () => {
  document.body.style.overflowX = 'hidden';
  const { container } = mount(box(<Loading />));
  await settled();
  for (let page = 0; page < 4; page += 1) {
    await answers.resolve(10);
    await settled();
  }
  document.body.style.overflowX = '';
  expect(answers.asked()).toEqual([1, 2]);
  expect(rowsOf(container).length).toBeGreaterThan(0);
});

test('LI.P11 the focused row stays mounted however far the list is scrolled', async () => {
  const { container } = mount(box(<Driven items={answers.posts(600)} tail="end" />, 600));
  await settled();
  const row = rowsOf(container)[2];
  row?.focus();
  await scroll(container, 20_000);
  await settled();
  expect(document.activeElement).toBe(row);
  expect(row?.isConnected).toBe(true);
  await userEvent.keyboard('{PageUp}');
  expect(feedOf(container).contains(document.activeElement)).toBe(true);
});

test.each([
  ['{Tab}', 3],
  ['{Shift>}{Tab}{/Shift}', 1],
  ['{PageDown}', 3],
  ['{PageUp}', 1],
])('P3 from a row scrolled away %s leads to its neighbour, which comes into view', async (keys, neighbour) => {
  const { container } = mount(box(<Driven items={answers.posts(600)} tail="end" renderItem={withButton} />, 600));
  await settled();
  rowsOf(container)[2]?.querySelector('button')?.focus();
  await scroll(container, 5000);
  await settled();
  await userEvent.keyboard(keys);
  await settled();
  const row = document.activeElement?.closest('article');
  expect(row?.dataset['index']).toBe(String(neighbour));
  const { top, bottom } = row?.getBoundingClientRect() ?? expect.fail('No row has the focus');
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(600);
});
