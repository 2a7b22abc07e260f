import { createRef } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { dispatchTouch, middleOf } from '#components/testing/touch.ts';
import { ImageReader } from './ImageReader.tsx';
import type { ImageReaderHandle } from './imageReaderParts.ts';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60"/></svg>')}`;

const pages = Array.from({ length: 30 }, () => ({ url: picture, width: 60, height: 30 }));

function open() {
  const { container } = mount(
    <div style={{ height: 700 }}>
      <ImageReader
        mode="strip"
        ref={createRef<ImageReaderHandle>()}
        pages={pages}
        start={{ page: 4, offset: 0.5 }}
        label="话"
        end={<p>本话完</p>}
        onMove={() => undefined}
        onTap={() => undefined}
      />
    </div>,
  );
  const scroller = container.querySelector('section')!;
  const strip = scroller.querySelector<HTMLElement>(':scope > div')!;
  return { scroller, strip, middle: middleOf(scroller) };
}

test('a pinch goes on to its end through every page it brings into view, and what is between the fingers stays there', async () => {
  const { scroller, strip, middle } = open();
  const width = scroller.clientWidth;
  // The middle of the screen, as a share of the strip.
  const share = (scroller.scrollTop + scroller.clientHeight / 2) / strip.offsetHeight;
  const fingers = (apart: number) => [
    { x: middle.x - apart / 2, y: middle.y },
    { x: middle.x + apart / 2, y: middle.y },
  ];
  await dispatchTouch('touchStart', fingers(60));
  for (let apart = 70; apart <= 180; apart += 10) {
    await dispatchTouch('touchMove', fingers(apart));
    // Rendered between two moves, as for a finger.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  await dispatchTouch('touchEnd', []);
  expect(strip.offsetWidth / width).toBeCloseTo(3, 1);
  const middleNow = share * strip.offsetHeight - scroller.scrollTop;
  expect(Math.abs(middleNow - scroller.clientHeight / 2)).toBeLessThan(20);
});
