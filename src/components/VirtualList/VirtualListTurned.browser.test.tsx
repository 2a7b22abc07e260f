import { Activity, useState } from 'react';
import { expect, test } from 'vitest';
import { resize } from '../testing/emulate.ts';
import { answers, Driven, firstRow, scrollerOf, settled, type Post } from '../testing/list.tsx';
import { mount } from '../testing/mount.tsx';

const posts = answers.posts(200);

/** As posts are: of many heights, and lower in a wider list. */
const words = ({ id }: Post) => '灯塔'.repeat(20 + ((Number(id) * 37) % 11) * 16);
const Words = (post: Post) => <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{words(post)}</p>;

const List = () => <Driven items={posts} tail="end" height={120} renderItem={Words} />;

/** A page that scrolls by itself, as wide and as high as the window. */
const Page = () => (
  <div data-box="" style={{ height: '100vh', overflowY: 'auto' }}>
    <header style={{ height: '20vw' }} />
    <List />
  </div>
);

async function turn(width: number, height: number): Promise<void> {
  await resize(width, height);
  // Until the rows have been measured at their new width and nothing moves any more.
  for (let frame = 0; frame < 12; frame += 1) await settled();
}

async function scrollTo(container: HTMLElement, top: number): Promise<void> {
  scrollerOf(container).scrollTop = top;
  await settled();
  await settled();
}

/** How far a row is from where it stood, px: of one that has become too low for that, a part is still seen. */
function strayed(container: HTMLElement, { key, top }: ReturnType<typeof firstRow>): number {
  const box = container.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect();
  return box ? Math.abs(box.top - Math.max(top, 24 - box.height)) : NaN;
}

test.each([
  ['turned', [812, 375]],
  ['unfolded', [720, 812]],
  ['made narrower', [320, 568]],
] as const)('LI.P8 a phone that is %s and back leaves the row in sight where it was', async (_, [width, height]) => {
  const { container } = mount(<Page />);
  await scrollTo(container, 5_000);
  const row = firstRow(container);
  await turn(width, height);
  expect(firstRow(container).key).toBe(row.key);
  expect(strayed(container, row)).toBeLessThanOrEqual(1);
  await turn(375, 812);
  expect(strayed(container, row)).toBeLessThanOrEqual(1);
});

test('LI.P8 a phone turned three times, and read on in between, keeps the row that was read last', async () => {
  const { container } = mount(<Page />);
  await scrollTo(container, 5_000);
  await turn(812, 375);
  await scrollTo(container, scrollerOf(container).scrollTop + 1_500);
  const row = firstRow(container);
  await turn(375, 812);
  await turn(812, 375);
  expect(firstRow(container).key).toBe(row.key);
  expect(strayed(container, row)).toBeLessThanOrEqual(1);
});

test('LI.P8 at the top it stays at the top', async () => {
  const { container } = mount(<Page />);
  await turn(812, 375);
  await turn(375, 812);
  expect(scrollerOf(container).scrollTop).toBe(0);
});

function Kept() {
  const [visible, setVisible] = useState(true);
  return (
    <>
      <button onClick={() => setVisible(!visible)}>另一页</button>
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <Page />
      </Activity>
    </>
  );
}

test('LI.P9 a page that was hidden while the phone was turned comes back to the row that was read', async () => {
  const { container } = mount(<Kept />);
  const show = () => container.querySelector('button')?.click();
  await scrollTo(container, 5_000);
  const { key } = firstRow(container);
  show();
  await turn(812, 375);
  show();
  for (let frame = 0; frame < 12; frame += 1) await settled();
  expect(firstRow(container).key).toBe(key);
});
