import { useRef } from 'react';
import { expect, test } from 'vitest';
import { Page } from '../Page/Page.tsx';
import { mount } from '../testing/mount.tsx';
import { dispatchTouch, middleOf } from '../testing/touch.ts';
import { useClearOfControls } from './useClearOfControls.ts';

function Floating() {
  const floating = useRef<HTMLDivElement>(null);
  useClearOfControls(floating);
  return (
    <div style={{ position: 'sticky', bottom: 0, height: 0 }}>
      <div
        ref={floating}
        data-testid="floating"
        style={{ position: 'absolute', right: 16, bottom: 16, width: 100, height: 48, background: 'gold' }}
      />
    </div>
  );
}

/** A page as long as two screens whose only control lies `above` px over the lower edge of the first. */
function openPage(above: number, height = 44) {
  const { container } = mount(
    <Page label="测试">
      <div style={{ position: 'relative', height: '200dvh' }}>
        <button
          type="button"
          style={{ position: 'absolute', right: 30, top: `calc(100dvh - ${above}px)`, width: 60, height }}
        >
          赞
        </button>
      </div>
      <Floating />
    </Page>,
  );
  const part = (selector: string) => {
    const element = container.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`The page has no ${selector}.`);
    return element;
  };
  return { button: part('button'), floating: part('[data-testid]'), scroller: part('[data-scroller]') };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const gap = (above: Element, below: Element) =>
  Math.round(below.getBoundingClientRect().top - above.getBoundingClientRect().bottom);

test('what floats over a control goes above it once the page rests, stays where it is free, and goes back when it lies there', async () => {
  const { button, floating, scroller } = openPage(60);
  await expect.poll(() => gap(floating, button)).toBe(0);
  const above = floating.style.transform;
  scroller.scrollTop = 200;
  await pause(400);
  expect(floating.style.transform).toBe(above);
  scroller.scrollTop = 60;
  await expect
    .poll(() => Math.round(scroller.getBoundingClientRect().bottom - floating.getBoundingClientRect().bottom))
    .toBe(16);
});

test('it goes to where content that comes later leaves it free', async () => {
  const { button, floating } = openPage(260);
  await expect.poll(() => floating.style.transform).toBe('translateY(0px)');
  button.style.top = `calc(100dvh - 60px)`;
  if (button.parentElement) button.parentElement.style.height = '300dvh';
  await expect.poll(() => gap(floating, button)).toBe(0);
});

test('it stays over what is large enough to tap beside it', async () => {
  const { floating } = openPage(160, 120);
  await expect.poll(() => floating.style.transform).toBe('translateY(0px)');
});

test('it does not move under a finger', async () => {
  const { button, floating } = openPage(60);
  await dispatchTouch('touchStart', [middleOf(floating)]);
  await pause(400);
  expect(floating.style.transform).toBe('');
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => gap(floating, button)).toBe(0);
});
