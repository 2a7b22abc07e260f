import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateReducedMotion } from '../testing/media.ts';
import { nextFrame } from '../testing/mount.tsx';
import {
  answers,
  cleanups,
  down,
  find,
  GLIDES,
  HELD,
  moveTo,
  onRefresh,
  preventions,
  pull,
  pullAndLetGo,
  refreshing,
  show,
  START,
  up,
} from '../testing/pull.tsx';
import { dragBy } from '../testing/touch.ts';

test('PR-01 a pull of 20 shows 20, without transition', async () => {
  const shown = show();
  await pull(20);
  await expect.poll(shown.state).toEqual(['pulling', 20, HELD]);
  expect(shown.head).toHaveTextContent('下拉即可刷新…');
});

test('PR-02 pulled on to 100 it shows 75 and is armed', async () => {
  const shown = show();
  await pull(20);
  await moveTo(100);
  await expect.poll(shown.state).toEqual(['loosing', 75, HELD]);
  expect(shown.head).toHaveTextContent('释放即可刷新…');
});

test('PR-03 let go when armed it glides to the head and refreshes once', async () => {
  const shown = await refreshing();
  expect(shown.state()).toEqual(['loading', 50, GLIDES]);
  await expect.poll(shown.offset).toBe(50);
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('PR-05 without success text a settled refresh goes straight back to normal', async () => {
  const onPullChange = vi.fn();
  const shown = await refreshing({ texts: { success: '' }, onPullChange });
  answers[0]?.resolve();
  await expect.poll(shown.state).toEqual(['normal', 0, GLIDES]);
  expect(shown.head.textContent).toBe('');
  expect(onPullChange).not.toHaveBeenCalledWith(expect.objectContaining({ status: 'success' }));
});

test('PR-06 a drag of 10 goes back without a refresh', async () => {
  const shown = show();
  await pull(20);
  await moveTo(10);
  await expect.poll(shown.state).toEqual(['pulling', 10, HELD]);
  await up();
  await expect.poll(shown.state).toEqual(['normal', 0, GLIDES]);
  expect(onRefresh).not.toHaveBeenCalled();
});

test('PR-07 a page scrolled by 1 px does not pull; back at its top it does', async () => {
  const shown = show();
  // Held at 1: the same drag would scroll it to the top and pull from there.
  const held = vi.spyOn(shown.scroller, 'scrollTop', 'get').mockReturnValue(1);
  await pullAndLetGo(100);
  expect(shown.state()).toEqual(['normal', 0, GLIDES]);
  expect(onRefresh).not.toHaveBeenCalled();
  held.mockRestore();
  shown.scroller.scrollTop = 0;
  await pullAndLetGo(100);
  await expect.poll(() => onRefresh.mock.calls.length).toBe(1);
});

test('PR-08 the success text stands at the head for its time', async () => {
  const shown = await refreshing({ texts: { success: '好了' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers[0]?.resolve();
  await nextFrame();
  expect(shown.state()).toEqual(['success', 50, GLIDES]);
  expect(shown.head).toHaveTextContent('好了');
  vi.advanceTimersByTime(499);
  await nextFrame();
  expect(shown.status()).toBe('success');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(shown.state).toEqual(['normal', 0, GLIDES]);
});

test('PR-10 a head of 100 is 100 high and loading rests there', async () => {
  const shown = show({ headHeight: 100 });
  expect(shown.head.offsetHeight).toBe(100);
  shown.again({ headHeight: 100, refreshing: true });
  await expect.poll(shown.offset).toBe(100);
});

test('PR-11 a pull distance of 300 is not armed by 100', async () => {
  const shown = show({ pullDistance: 300 });
  await pull(100);
  await expect.poll(shown.state).toEqual(['pulling', 100, HELD]);
  await up();
  await expect.poll(shown.status).toBe('normal');
  expect(onRefresh).not.toHaveBeenCalled();
});

test('PR-12 one move tells once', async () => {
  const onPullChange = vi.fn();
  show({ onPullChange });
  await pull(20);
  await expect.poll(() => onPullChange.mock.calls).toEqual([[{ status: 'pulling', distance: 20 }]]);
  await nextFrame();
  expect(onPullChange).toHaveBeenCalledOnce();
});

test('PR-14 the threshold itself counts', async () => {
  const shown = show();
  await pull(49);
  await expect.poll(shown.state).toEqual(['pulling', 49, HELD]);
  await moveTo(50);
  await expect.poll(shown.state).toEqual(['loosing', 50, HELD]);
});

test('PR-16 sideways is not ours', async () => {
  const shown = show();
  const heard = preventions();
  await down();
  await moveTo(20, 60);
  await expect.poll(() => heard).toEqual([false]);
  await up();
  expect(shown.state()).toEqual(['normal', 0, GLIDES]);
});

test('PR-18 only a pull down at the top is prevented', async () => {
  const shown = show();
  const heard = preventions();
  await pullAndLetGo(40);
  await expect.poll(() => heard).toEqual([true]);
  await pullAndLetGo(-40);
  await expect.poll(() => heard).toEqual([true, false]);
  vi.spyOn(shown.scroller, 'scrollTop', 'get').mockReturnValue(5);
  await pullAndLetGo(40);
  await expect.poll(() => heard).toEqual([true, false, false]);
});

const nested = (
  <div data-nested="" style={{ height: 300, overflowY: 'auto' }}>
    <div style={{ height: 900 }} />
  </div>
);

test('PR-20 a scroller inside that is not at its top scrolls, and keeps the whole gesture', async () => {
  const shown = show({ children: nested });
  const inner = find(shown.container, '[data-nested]');
  inner.scrollTop = 40;
  const seen: (string | undefined)[] = [];
  const watch = new MutationObserver(() => void seen.push(shown.status()));
  watch.observe(shown.container, { subtree: true, attributeFilter: ['data-status'] });
  await dragBy({ from: START, dy: 100 });
  await expect.poll(() => inner.scrollTop).toBe(0);
  await nextFrame();
  watch.disconnect();
  expect(seen).toEqual([]);
  expect(onRefresh).not.toHaveBeenCalled();
});

test('PR-21 an elastic bounce counts as the top', async () => {
  const shown = show();
  vi.spyOn(shown.scroller, 'scrollTop', 'get').mockReturnValue(-30);
  await pullAndLetGo(100);
  await expect.poll(() => onRefresh.mock.calls.length).toBe(1);
});

test('PR-24 loading by program looks and ends as after a pull', async () => {
  const shown = show();
  shown.again({ refreshing: true });
  expect(shown.state()).toEqual(['loading', 50, GLIDES]);
  shown.again({ refreshing: false });
  expect(shown.state()).toEqual(['success', 50, GLIDES]);
  await expect.poll(shown.state).toEqual(['normal', 0, GLIDES]);
  shown.again({ refreshing: true, texts: { success: '' } });
  shown.again({ refreshing: false, texts: { success: '' } });
  expect(shown.state()).toEqual(['normal', 0, GLIDES]);
  expect(onRefresh).not.toHaveBeenCalled();
});

test('PR-26 every status has its own words or its own drawing, told the distance', async () => {
  const shown = show({ renderHead: ({ status, distance }) => `${status} ${distance}` });
  await pull(20);
  await expect.poll(() => shown.head.textContent).toBe('pulling 20');
  await moveTo(100);
  await expect.poll(() => shown.head.textContent).toBe('loosing 75');
  await up();
  await expect.poll(() => shown.head.textContent).toBe('loading 50');
  answers[0]?.resolve();
  await expect.poll(() => shown.head.textContent).toBe('success 50');
});

test('PR-26 own words stand in each status', async () => {
  const texts = { pulling: '拉', loosing: '放', loading: '等', success: '好' };
  const shown = show({ texts });
  await pull(20);
  await expect.poll(() => shown.head.textContent).toBe('拉');
  await moveTo(100);
  await expect.poll(() => shown.head.textContent).toBe('放');
  await up();
  await expect.poll(() => shown.head.textContent).toBe('等');
  answers[0]?.resolve();
  await expect.poll(() => shown.head.textContent).toBe('好');
});

test('PR-27 the keyboard refreshes by a named button', async () => {
  const shown = show();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '刷新' })).toHaveFocus();
  const { width, height } = shown.button.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(getComputedStyle(shown.button).clipPath).toBe('none');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown.state).toEqual(['loading', 50, GLIDES]);
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('PR-28 loading and its result are announced once each, and nothing per pixel', async () => {
  const shown = show();
  const spoken: string[] = [];
  const watch = new MutationObserver(() => void spoken.push(shown.live.textContent));
  watch.observe(shown.live, { subtree: true, childList: true, characterData: true });
  await down();
  for (let dy = 20; dy <= 100; dy += 10) await moveTo(dy);
  await up();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.resolve();
  await expect.poll(shown.status).toBe('success');
  await expect.poll(shown.status).toBe('normal');
  await nextFrame();
  watch.disconnect();
  expect(spoken).toEqual(['加载中…', '刷新成功', '']);
});

/** The queries under which a rule hides the button. */
const hidingQueries = (button: HTMLElement): CSSMediaRule[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ cssRules }) =>
      [...cssRules].some(
        (rule) => rule instanceof CSSStyleRule && rule.style.clipPath !== '' && button.matches(rule.selectorText),
      ),
    );

// PR-30: the touch of this project cannot be switched off within a test, so the query that stands for a phone is; the
// story 组件/反馈/PullToRefresh/Mouse looks at the same on a machine that really has a mouse only.
test('PR-30 a mouse finds a visible button', async () => {
  const shown = show();
  const [phone, ...others] = hidingQueries(shown.button);
  if (!phone) throw new Error('Nothing hides the button on a phone');
  expect(others).toEqual([]);
  const { mediaText } = phone.media;
  expect(mediaText).toBe('not all and (hover: hover) and (pointer: fine), not all and (min-width: 1025px)');
  phone.media.mediaText = 'not all';
  cleanups.push(() => (phone.media.mediaText = mediaText));
  expect(getComputedStyle(shown.button).clipPath).toBe('none');
  const { right, bottom } = shown.button.getBoundingClientRect();
  expect([right <= 375, bottom <= 812]).toEqual([true, true]);
  await userEvent.click(shown.button);
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('PR-32 with reduced motion nothing glides; statuses and words are the same', async () => {
  await emulateReducedMotion(true);
  const shown = await refreshing();
  expect(shown.state()).toEqual(['loading', 50, HELD]);
  expect(shown.offset()).toBe(50);
  expect(shown.head).toHaveTextContent('加载中…');
  answers[0]?.resolve();
  await expect.poll(shown.status).toBe('success');
  await expect.poll(shown.state).toEqual(['normal', 0, HELD]);
});
