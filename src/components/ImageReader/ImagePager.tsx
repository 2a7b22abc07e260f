import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useTaps } from '../gestures/useTaps.ts';
import * as styles from './ImagePager.css.ts';
import { NUDGE_PX, type ImageReaderBodyProps } from './imageReaderParts.ts';
import { ImageSlide } from './ImageSlide.tsx';
import type { ImagePosition } from './stripLayout.ts';
import { useAutoTurn, useMouseTurn, usePager } from './usePager.ts';

/** Slides that are rendered before and after the one in view. */
const SLIDES_BEFORE = 2;
const SLIDES_AFTER = 3;

/** One image at a time, turned sideways by the browser's own scrolling. */
export function ImagePager({ pages, start, label, end, ref, autoSpeed, onMove, onTap }: ImageReaderBodyProps) {
  const pager = useRef<HTMLElement>(null);
  const count = pages.length + 1;
  // What comes after the last page counts as that page's end.
  const positionOf = (slide: number): ImagePosition =>
    slide < pages.length ? { page: slide + 1, offset: 0 } : { page: Math.max(1, pages.length), offset: 1 };
  const first = Math.min(start.page, Math.max(1, pages.length)) - 1;
  const { index, slideTo, turn, handlers } = usePager(pager, count, first, (next) => onMove(positionOf(next)));

  // The start counts as a position, also when no page is turned.
  const reportStart = useEffectEvent(() => onMove(index === start.page - 1 ? start : positionOf(index)));
  useEffect(() => reportStart(), []);
  useAutoTurn(index < pages.length ? autoSpeed : undefined, () => slideTo(index + 1, true));
  useMouseTurn(pager, (step) => slideTo(index + step, true));
  useImperativeHandle(ref, () => ({
    goTo: (page) => slideTo(page - 1, false),
    turn,
    nudge: (step) =>
      pager.current?.querySelector('[data-current]')?.scrollBy({ top: step * NUDGE_PX, behavior: 'instant' }),
  }));

  const tapsOnEnd = useTaps({ axis: 'x', onTap, onDoubleTap: () => undefined });
  const slideAt = (at: number) => {
    const image = pages[at];
    if (!image)
      return (
        <div className={styles.slide} {...tapsOnEnd}>
          <div className={styles.end}>{end}</div>
        </div>
      );
    return (
      <ImageSlide
        image={image}
        page={at + 1}
        current={at === index}
        startOffset={at === start.page - 1 ? start.offset : 0}
        onMove={(offset) => onMove({ page: at + 1, offset })}
        onTap={onTap}
      />
    );
  };
  const isNear = (at: number) => at >= index - SLIDES_BEFORE && at <= index + SLIDES_AFTER;
  return (
    <section ref={pager} className={styles.pager} aria-label={label} {...handlers}>
      <div className={styles.row} style={{ width: `${count * 100}%` }}>
        {/* Every snap stop exists, for the browser snaps to nothing else; only those near the one in view have contents. */}
        {Array.from({ length: count }, (_, at) => (
          <div
            key={at}
            className={styles.stop}
            style={{ left: `${(at / count) * 100}%`, width: `${100 / count}%` }}
            inert={at !== index}
          >
            {isNear(at) && slideAt(at)}
          </div>
        ))}
      </div>
    </section>
  );
}
