import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { useKeyboardInset } from './useKeyboardInset.ts';

function Probe() {
  return <output>{useKeyboardInset()}</output>;
}

/** What a phone tells of the part of the page it shows. */
function showViewport(part: { height: number; offsetTop?: number; scale?: number }) {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, ...part });
  vi.stubGlobal('visualViewport', viewport);
  const { container } = mount(<Probe />);
  const change = (next: Partial<typeof part>) =>
    flushSync(() => {
      Object.assign(viewport, next);
      viewport.dispatchEvent(new Event('resize'));
    });
  return { change, inset: () => Number(container.textContent) };
}

afterEach(() => vi.unstubAllGlobals());

test('the keyboard covers what the visible part leaves of the page, also when iOS has moved it up', () => {
  const { change, inset } = showViewport({ height: innerHeight });
  expect(inset()).toBe(0);
  change({ height: innerHeight - 300 });
  expect(inset()).toBe(300);
  change({ offsetTop: 120 });
  expect(inset()).toBe(180);
  change({ height: innerHeight, offsetTop: 0 });
  expect(inset()).toBe(0);
});

test('the browser’s own bars, and a page zoomed in, are no keyboard', () => {
  const { change, inset } = showViewport({ height: innerHeight - 80 });
  expect(inset()).toBe(0);
  change({ height: innerHeight / 2, scale: 2 });
  expect(inset()).toBe(0);
});
