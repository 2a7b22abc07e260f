import { expect, test, vi } from 'vitest';
import { Page } from '../Page/Page.tsx';
import { openPages } from '../testing/keptPages.tsx';
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
  type Shown,
  START,
  up,
} from '../testing/pull.tsx';
import { dispatchTouch } from '../testing/touch.ts';
import { PullToRefresh } from './PullToRefresh.tsx';

/** Where the content starts scrolled, so that a pull begins midway. */
const scrolledTo = (top: number): Shown => {
  const shown = show();
  shown.scroller.scrollTop = top;
  return shown;
};

/** A real finger that is heard at every step. */
async function moveThrough(...travels: number[]): Promise<void> {
  for (const dy of travels) {
    await moveTo(dy);
    await nextFrame();
  }
}

test('PR.P2 the pull area lives in the page’s own scroller, and the document never moves', async () => {
  const shown = show();
  await pullAndLetGo(300);
  expect(getComputedStyle(shown.scroller).overscrollBehaviorY).toBe('contain');
  expect(document.scrollingElement?.scrollTop).toBe(0);
});

test('PR.P3 the very first vertical move at the top is prevented', async () => {
  show();
  const heard = preventions();
  await down();
  await moveThrough(17, 18, 19);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard).not.toContain(false);
});

test.each(['touchcancel', 'blur', 'visibilitychange'])('PR.P4 %s ends a pull in loading or normal', async (type) => {
  const shown = show();
  await pull(30);
  await expect.poll(shown.status).toBe('pulling');
  const target = {
    touchcancel: shown.scroller.querySelector('[data-content]'),
    blur: globalThis,
    visibilitychange: document,
  }[type];
  target?.dispatchEvent(new Event(type, { bubbles: true }));
  await expect.poll(shown.state).toEqual(['normal', 0, GLIDES]);
  expect(onRefresh).not.toHaveBeenCalled();
});

test('PR.P4 a row taken away under the finger does not leave the head open', async () => {
  const shown = show();
  await pull(30);
  await expect.poll(shown.status).toBe('pulling');
  find(shown.container, '[data-content]').remove();
  await up();
  await expect.poll(shown.status).toBe('normal');
});

test('PR.P5 a gesture that scrolls to the top goes on as a pull, counted from there', async () => {
  const shown = scrolledTo(60);
  await down();
  await moveThrough(30, 60, 90, 120, 150, 180);
  await expect.poll(() => shown.scroller.scrollTop).toBe(0);
  await moveThrough(200, 220);
  await expect.poll(shown.status).toBe('loosing');
  expect(shown.offset()).toBeLessThan(100);
});

test('PR.P5 pushed up again past where it began, the gesture scrolls', async () => {
  const shown = show();
  await down();
  await moveThrough(40, 20, -40, -80, -120);
  expect(shown.state()).toEqual(['normal', 0, GLIDES]);
  await expect.poll(() => shown.scroller.scrollTop).toBeGreaterThan(0);
  await up();
  expect(onRefresh).not.toHaveBeenCalled();
});

test('PR.P8 a second finger neither moves the head nor ends the pull: the first goes on', async () => {
  const shown = show();
  await pull(100);
  await expect.poll(shown.state).toEqual(['loosing', 75, HELD]);
  const first = { x: START.x, y: START.y + 100 };
  // It stays where it is: two that part would zoom the runner's page for the tests after this.
  const second = { x: 60, y: 400 };
  await dispatchTouch('touchStart', [first, second]);
  await nextFrame();
  expect(shown.state()).toEqual(['loosing', 75, HELD]);
  // The debugging protocol lifts all fingers or none.
  const lifted = new Touch({ identifier: 1, target: shown.scroller, clientX: second.x, clientY: second.y });
  find(shown.scroller, '[data-content]').dispatchEvent(
    new TouchEvent('touchend', { bubbles: true, changedTouches: [lifted] }),
  );
  await nextFrame();
  expect(shown.state()).toEqual(['loosing', 75, HELD]);
  expect(onRefresh).not.toHaveBeenCalled();
  await up();
  await expect.poll(shown.status).toBe('loading');
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('PR.P8 an unmounted pull area leaves no timer behind', async () => {
  const shown = await refreshing();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  cleanups.push(() => vi.useRealTimers());
  answers[0]?.resolve();
  await nextFrame();
  expect([shown.status(), vi.getTimerCount()]).toEqual(['success', 1]);
  shown.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('P2 a refresh answered while its page is hidden is over when the page comes back', async () => {
  const pages = openPages('广场', {
    page: (
      <Page label="广场">
        <PullToRefresh onRefresh={onRefresh}>
          <div style={{ height: 2000 }} />
        </PullToRefresh>
      </Page>
    ),
  });
  const root = () => find(pages.container, '[data-status]');
  const state = () => [
    root().dataset['status'],
    root().querySelector<HTMLElement>('[role="status"] + div')?.style.transform,
  ];
  await pullAndLetGo(100);
  await expect.poll(() => state()[0]).toBe('loading');
  pages.show('我的', { page: <p>我的</p> });
  await nextFrame();
  answers[0]?.resolve();
  await nextFrame();
  pages.show('广场');
  for (let frame = 0; frame < 5; frame += 1) {
    expect(state()).toEqual(['normal', '']);
    await nextFrame();
  }
});
