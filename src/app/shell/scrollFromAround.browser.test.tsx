import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { devtools } from '#components/testing/devtools.ts';
import { mount, nextFrame } from '#components/testing/mount.tsx';
import { Page } from '#components/Page/Page.tsx';
import { scrollFromAround } from './scrollFromAround.ts';

beforeEach(() => {
  const listening = new AbortController();
  scrollFromAround(listening.signal);
  return () => listening.abort();
});

function Desk() {
  return (
    <>
      <header style={{ height: 60 }} data-around="">
        四周
      </header>
      <div style={{ position: 'relative', height: 600 }}>
        <Page label="页">
          <div style={{ height: 5000 }}>
            <input aria-label="字" />
          </div>
        </Page>
      </div>
    </>
  );
}

const scroller = () => document.querySelector<HTMLElement>('[data-scroller]') ?? expect.fail('No scroller');

test('a wheel over what surrounds the page scrolls the page', async () => {
  mount(<Desk />);
  const around = document.querySelector('[data-around]') ?? expect.fail('Nothing around');
  const { x, y } = around.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const at = { x: x + 20 + frame.x, y: y + 20 + frame.y };
  await devtools().send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: 240 });
  await expect.poll(() => scroller().scrollTop).toBe(240);
});

test('a wheel with Ctrl enlarges the page, and one inside it scrolls once', async () => {
  mount(<Desk />);
  const around = document.querySelector('[data-around]') ?? expect.fail('Nothing around');
  const turn = (on: Element, ctrlKey = false) =>
    on.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, ctrlKey, bubbles: true, cancelable: true }));
  turn(around, true);
  turn(scroller());
  expect(scroller().scrollTop).toBe(0);
  turn(around);
  expect(scroller().scrollTop).toBe(100);
});

test.each([
  ['PageDown', 300],
  ['End', 4000],
])('%s scrolls before anything was clicked', async (key, least) => {
  mount(<Desk />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard(`{${key}}`);
  await expect.poll(() => scroller().scrollTop).toBeGreaterThan(least);
});

test('a key that belongs to a field stays there', async () => {
  mount(<Desk />);
  await userEvent.click(document.querySelector('input') ?? expect.fail('No field'));
  await userEvent.keyboard('{End}');
  await nextFrame();
  expect(document.activeElement?.tagName).toBe('INPUT');
  expect(scroller().scrollTop).toBe(0);
});
