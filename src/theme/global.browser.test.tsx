import { expect, test } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { DVH, dvh } from './dvh.ts';

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
