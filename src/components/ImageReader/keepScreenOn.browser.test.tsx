import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { ImageReader, type ImageReaderProps } from './ImageReader.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"/>')}`;

const pages = Array.from({ length: 20 }, () => ({ url: picture, width: 60, height: 60 }));

let held = 0;

/** As a browser does it: what is released twice counts once. */
function lockOf() {
  held += 1;
  let released = false;
  return {
    release: () => {
      if (!released) held -= 1;
      released = true;
      return Promise.resolve();
    },
  };
}

function stubWakeLock(request: () => Promise<unknown>): void {
  const stub = { configurable: true, value: { request } };
  Object.defineProperty(navigator, 'wakeLock', stub);
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
}

beforeEach(() => {
  held = 0;
});

const isHeld = () => expect.poll(() => held);

function show(visibility: DocumentVisibilityState): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  onTestFinished(() => state.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}

function open(mode: ImageReaderProps['mode']) {
  const reader = (autoSpeed: number | undefined) => (
    <ImageReader
      mode={mode}
      ref={() => undefined}
      pages={pages}
      start={{ page: 1, offset: 0 }}
      label="话"
      end={<p style={{ height: 900 }}>本话完</p>}
      autoSpeed={autoSpeed}
      onMove={() => undefined}
      onTap={() => undefined}
    />
  );
  const { container, render, unmount } = mount(reader(undefined));
  const scroller = container.querySelector('section') ?? expect.fail('No reader');
  return { scroller, goOn: () => render(reader(5)), pause: () => render(reader(undefined)), leave: unmount };
}

const READERS: [string, ImageReaderProps['mode']][] = [
  ['a strip', 'strip'],
  ['pages', 'page'],
];

test.each(READERS)(
  'the screen stays on while %s goes on by itself: not when paused, hidden or left',
  async (_, mode) => {
    stubWakeLock(() => Promise.resolve(lockOf()));
    const { goOn, pause, leave } = open(mode);
    expect(held).toBe(0);
    goOn();
    await isHeld().toBe(1);
    pause();
    await isHeld().toBe(0);
    goOn();
    await isHeld().toBe(1);
    show('hidden');
    await isHeld().toBe(0);
    show('visible');
    await isHeld().toBe(1);
    leave();
    await isHeld().toBe(0);
  },
);

test.each(READERS)('at the end of %s it may go dark', async (_, mode) => {
  stubWakeLock(() => Promise.resolve(lockOf()));
  const { scroller, goOn } = open(mode);
  goOn();
  await isHeld().toBe(1);
  scroller.scrollTo({ top: scroller.scrollHeight, left: scroller.scrollWidth, behavior: 'instant' });
  await isHeld().toBe(0);
});

test('a lock that comes after the reader was left is given back', async () => {
  const lock = Promise.withResolvers<unknown>();
  stubWakeLock(() => lock.promise);
  const { goOn, leave } = open('strip');
  goOn();
  leave();
  lock.resolve(lockOf());
  await isHeld().toBe(0);
});

test('a phone that refuses is left as it is', async () => {
  const refused = vi.fn(() => Promise.reject(new DOMException('battery', 'NotAllowedError')));
  stubWakeLock(refused);
  const { scroller, goOn } = open('strip');
  goOn();
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(0);
  expect(refused).toHaveBeenCalled();
});
