import { expect, onTestFinished, test } from 'vitest';
import { media } from '#theme/media.ts';
import { emulateMouse, reduceMotion, resize } from '../testing/emulate.ts';
import { mount, nextFrame } from '../testing/mount.tsx';
import { Backdrop } from './Backdrop.tsx';

const LAYERS = [{ src: '/demo/shell/1-sky.svg', depth: 1 }];

/** A backdrop of one layer that follows the pointer in full. */
function showBackdrop() {
  const { container } = mount(<Backdrop layers={LAYERS} />);
  const layer = container.querySelector('img');
  if (!layer) throw new Error('The backdrop has no layer');
  const shift = () => {
    const { m41, m42 } = new DOMMatrix(getComputedStyle(layer).transform);
    return { x: m41, y: m42 };
  };
  return { layer, shift };
}

/** The mouse stands so far right of and below the centre. */
const pointAt = (x: number, y: number) =>
  document.body.dispatchEvent(
    new PointerEvent('pointermove', {
      bubbles: true,
      pointerType: 'mouse',
      clientX: innerWidth / 2 + x,
      clientY: innerHeight / 2 + y,
    }),
  );

async function onDesktop() {
  emulateMouse();
  await resize(1440, 900);
  expect(matchMedia(`${media.desktop} and ${media.finePointer}`).matches).toBe(true);
}

async function expectStill() {
  const { layer, shift } = showBackdrop();
  pointAt(100, -50);
  await nextFrame();
  await nextFrame();
  expect(layer.style.transform).toBe('');
  expect(shift()).toEqual({ x: 0, y: 0 });
}

test('EN-07 on a desktop the layer follows the pointer by 0.3 of its offset, within a second', async () => {
  await onDesktop();
  const { shift } = showBackdrop();
  pointAt(100, -50);
  await expect.poll(shift, { timeout: 1000 }).toEqual({ x: 30, y: -15 });
});

test('EN-08 with less motion asked for nothing moves', async () => {
  await onDesktop();
  await reduceMotion();
  await expectStill();
});

test('EN-08 on a touch device nothing moves', async () => {
  await resize(1440, 900);
  expect(matchMedia(media.finePointer).matches).toBe(false);
  await expectStill();
});

test('EN-08 on a width of 1000 nothing moves', async () => {
  emulateMouse();
  await resize(1000, 900);
  await expectStill();
});

test('EN-08 asking for less motion stops a layer that moves', async () => {
  await onDesktop();
  const { layer } = showBackdrop();
  pointAt(400, 0);
  await expect.poll(() => layer.style.transform).not.toBe('');
  await reduceMotion();
  await expect.poll(() => layer.style.transform).toBe('');
  pointAt(-400, 0);
  await nextFrame();
  expect(layer.style.transform).toBe('');
});

/** Where the layer was placed, write by write, px to the right. */
function watchWrites(layer: HTMLElement) {
  const path: number[] = [];
  const observer = new MutationObserver((records) => {
    const x = new DOMMatrix(layer.style.transform).m41;
    path.push(...records.map(() => x));
  });
  observer.observe(layer, { attributeFilter: ['style'] });
  onTestFinished(() => observer.disconnect());
  return path;
}

test('EN-09 a hundred moves in one frame are one write; when the pointer leaves, the layer goes back in small steps', async () => {
  await onDesktop();
  const { layer } = showBackdrop();
  const path = watchWrites(layer);
  for (let move = 1; move <= 100; move += 1) pointAt(move, 0);
  await new Promise(requestAnimationFrame);
  expect(path).toHaveLength(1);

  await expect.poll(() => path.at(-1), { timeout: 5000 }).toBe(30);
  path.length = 0;
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
  await expect.poll(() => path.at(-1), { timeout: 5000 }).toBe(0);
  const steps = [30, ...path].slice(0, -1).map((x, index) => x - (path[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThan(0);
  // Four frames' worth is the most that one slow frame may cover.
  expect(Math.max(...steps)).toBeLessThan(30 * (1 - 0.85 ** 4) + 0.1);
});
