import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dispatchTouch, dragBy, dragHeld } from '#components/testing/touch.ts';
import { watchLinkIntent } from './watchLinkIntent.ts';

let container: HTMLElement;
let unwatch: () => void = () => undefined;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML =
    '<a href="#games" style="display:block;height:200px">游戏</a><a href="#new" target="_blank">新窗口</a><a href="#file" download>存</a><p>文字</p><div style="height:3000px"></div>';
  container.addEventListener('click', (event) => event.preventDefault());
});

afterEach(() => {
  vi.restoreAllMocks();
  unwatch();
  container.remove();
  scrollTo(0, 0);
});

function watch() {
  const undo = vi.fn();
  const onIntent = vi.fn((_link: HTMLAnchorElement) => undo);
  const ending = new AbortController();
  watchLinkIntent(onIntent, ending.signal);
  unwatch = () => ending.abort();
  return { undo, onIntent };
}

const centreOf = (selector: string) => {
  const { x, y, width, height } = container.querySelector(selector)!.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const aWhile = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('a finger that rests on a link means it; the click that follows takes what was begun', async () => {
  const { undo, onIntent } = watch();
  await dispatchTouch('touchStart', [centreOf('a')]);
  await expect.poll(() => onIntent.mock.calls.map(([link]) => link.hash)).toEqual(['#games']);
  expect(undo).not.toHaveBeenCalled();
  await dispatchTouch('touchEnd', []);
});

/** What a pointer does on the first link. */
const tell = (type: string, more: PointerEventInit = {}) =>
  container.querySelector('a')!.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, ...more }));

it('six flicks that begin on links ask for nothing', async () => {
  const { onIntent } = watch();
  for (let flick = 0; flick < 6; flick += 1) {
    tell('pointerdown', { clientY: 100 });
    for (const clientY of [96, 88]) tell('pointermove', { clientY });
    await aWhile(80);
    tell('pointercancel');
  }
  expect(onIntent).not.toHaveBeenCalled();
});

it('a finger on the move rests nowhere, one that trembles does', async () => {
  const { onIntent } = watch();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  tell('pointerdown', { clientY: 100 });
  now.mockReturnValue(40);
  tell('pointermove', { clientY: 96 });
  now.mockReturnValue(80);
  await aWhile(100);
  expect(onIntent).not.toHaveBeenCalled();
  tell('pointermove', { clientY: 95 });
  now.mockReturnValue(95);
  await expect.poll(() => onIntent.mock.calls.length).toBe(1);
});

it('a scroll that the browser takes over means nothing, with a real finger', async () => {
  const { undo, onIntent } = watch();
  await dragBy({ from: centreOf('a'), dy: -150, steps: 6, durationMs: 90 });
  await aWhile(200);
  expect(undo).toHaveBeenCalledTimes(onIntent.mock.calls.length);
});

it('what was begun is given up when the finger goes on to scroll', async () => {
  const { undo, onIntent } = watch();
  const from = centreOf('a');
  await dispatchTouch('touchStart', [from]);
  await expect.poll(() => onIntent.mock.calls.length).toBe(1);
  await dragHeld({ from, dy: -120 });
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => undo.mock.calls.length).toBe(1);
});

it.each(['pointercancel', 'contextmenu', 'dragstart'])('and when %s ends the touch', async (type) => {
  const { undo, onIntent } = watch();
  tell('pointerdown', { clientY: 100 });
  await expect.poll(() => onIntent.mock.calls.length).toBe(1);
  tell(type);
  expect(undo).toHaveBeenCalledOnce();
});

it('and when the finger has left without a click', async () => {
  const { undo, onIntent } = watch();
  tell('pointerdown');
  await expect.poll(() => onIntent.mock.calls.length).toBe(1);
  tell('pointerup');
  expect(undo).not.toHaveBeenCalled();
  await expect.poll(() => undo.mock.calls.length).toBe(1);
});

it.each<[string, PointerEventInit]>([
  ['another button', { button: 2 }],
  ['a second finger', { isPrimary: false }],
  ['a key that opens another window', { ctrlKey: true }],
])('%s means no link', async (_what, more) => {
  const { onIntent } = watch();
  tell('pointerdown', more);
  await aWhile(200);
  expect(onIntent).not.toHaveBeenCalled();
});

it('links that lead elsewhere, and what is no link, mean nothing', async () => {
  const { onIntent } = watch();
  for (const selector of ['[target]', '[download]', 'p']) {
    container
      .querySelector(selector)!
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
    await aWhile(120);
  }
  expect(onIntent).not.toHaveBeenCalled();
});
