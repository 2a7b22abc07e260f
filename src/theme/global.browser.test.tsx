import { expect, onTestFinished, test } from 'vitest';
import { Button } from '#components/Button/Button.tsx';
import { devtools } from '#components/testing/devtools.ts';
import { mount } from '#components/testing/mount.tsx';
import { DVH, dvh } from './dvh.ts';
import { besideNotch } from './safeArea.ts';

const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;

test('a share of the height is one of the height as it is now, and of the largest where the browser knows no other', () => {
  expect(getComputedStyle(document.documentElement).getPropertyValue(DVH)).toBe('1dvh');
  const { container } = mount(
    <>
      <p style={{ height: `calc(${dvh(100)} - env(safe-area-inset-top) - 12px)` }} />
      <div ref={(older) => older?.style.setProperty(DVH, 'initial')}>
        <p style={{ height: `calc(${dvh(100)} - env(safe-area-inset-top) - 12px)` }} />
      </div>
    </>,
  );
  for (const box of container.querySelectorAll('p')) expect(heightOf(box)).toBe(innerHeight - 12);
});

test('Chromium sets a gap between Chinese and Latin letters', () => {
  expect(getComputedStyle(document.body).getPropertyValue('text-autospace')).toBe('normal');
});

test('what is inert takes no presses by its style too', () => {
  const { container } = mount(
    <div inert>
      <button style={{ height: 44 }}>发布</button>
    </div>,
  );
  const button = container.querySelector('button');
  expect(button && getComputedStyle(button).pointerEvents).toBe('none');
});

/** The left button of a mouse, on the middle of an element; the test page lives in a frame of the runner's page. */
async function mouse(type: 'mousePressed' | 'mouseReleased', element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = globalThis.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const at = { x: x + width / 2 + frame.x, y: y + height / 2 + frame.y };
  await devtools().send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
}

/** What it looks like while it is pressed. */
async function opacityPressed(element: Element): Promise<string> {
  await mouse('mousePressed', element);
  await expect.poll(() => element.matches(':active')).toBe(true);
  const { opacity } = getComputedStyle(element);
  await mouse('mouseReleased', element);
  return opacity;
}

test('every button answers a press: a bare one dims, one with a look of its own does not dim as well', async () => {
  const { container } = mount(
    <div style={{ padding: 40 }}>
      <button style={{ height: 44 }}>全文</button>
      <Button>发布</Button>
    </div>,
  );
  const [bare, own] = container.querySelectorAll('button');
  if (!bare || !own) throw new Error('The buttons are not there');
  expect(await opacityPressed(bare)).toBe('0.7');
  expect(await opacityPressed(own)).toBe('1');
});

test('a button that cannot be pressed does not answer', async () => {
  const { container } = mount(
    <button style={{ height: 44, margin: 40 }} aria-disabled="true">
      全文
    </button>,
  );
  expect(await opacityPressed(container.querySelector('button') ?? container)).toBe('1');
});

test('what a notch takes of a side stays free, where it is more than the space there', () => {
  const { container } = mount(<p style={besideNotch('16px')}>字</p>);
  const line = container.querySelector('p') ?? container;
  // The frame a test stands in knows of no notch; the variable is what the styles read.
  document.documentElement.style.setProperty('--safe-side', '40px');
  onTestFinished(() => void document.documentElement.style.removeProperty('--safe-side'));
  expect(getComputedStyle(line).paddingLeft).toBe('40px');
  expect(getComputedStyle(line).paddingRight).toBe('40px');
});
