import { useImperativeHandle, useRef } from 'react';
import { useTaps } from '../gestures/useTaps.ts';
import { useWidthZoom } from '../gestures/useWidthZoom.ts';
import { scrollOver } from '../motion/scrollOver.ts';
import { NUDGE_PX, type ImageReaderBodyProps } from './imageReaderParts.ts';
import * as styles from './ImageStrip.css.ts';
import { PageImage } from './PageImage.tsx';
import { heightAt, layOutStrip, lengthOf } from './stripLayout.ts';
import { useAutoScroll } from './useAutoScroll.ts';
import { useStripPosition } from './useStripPosition.ts';

/** How much of a screen a tap or a key goes on. */
const TURN_SHARE = 0.85;
const TURN_MS = 220;

const percent = (part: number, whole: number): string => `${whole > 0 ? (part / whole) * 100 : 0}%`;

/** Images below one another, edge to edge. Only those near the screen exist; the strip is as long as all of them. */
export function ImageStrip({ pages, start, label, end, ref, autoSpeed, onMove, onTap }: ImageReaderBodyProps) {
  const scroller = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const edges = layOutStrip(pages);
  const length = lengthOf(edges);
  const { near, page: current, onScroll } = useStripPosition({ scroller, strip, edges, start, onMove });
  const zoom = useWidthZoom(scroller, strip);
  useAutoScroll(scroller, autoSpeed);

  useImperativeHandle(ref, () => ({
    goTo(page) {
      const [frame, inner] = [scroller.current, strip.current];
      if (!frame || !inner) return;
      const top = heightAt(edges, { page, offset: 0 });
      // A page lower than the screen comes to its middle, which is where one counts as reading.
      const centred = (top + heightAt(edges, { page, offset: 1 })) / 2 - frame.clientHeight / inner.offsetWidth / 2;
      frame.scrollTop = Math.max(0, Math.min(top, centred)) * inner.offsetWidth;
    },
    turn(step) {
      const frame = scroller.current;
      if (frame)
        scrollOver(frame, { top: frame.scrollTop + step * frame.clientHeight * TURN_SHARE, durationMs: TURN_MS });
    },
    nudge: (step) => scroller.current?.scrollBy({ top: step * NUDGE_PX, behavior: 'instant' }),
  }));

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      data-fills=""
      data-scroller=""
      aria-label={label}
      tabIndex={0}
      onScroll={onScroll}
      {...useTaps({ axis: 'y', onTap, onDoubleTap: zoom.toggle })}
    >
      <div ref={strip} className={styles.strip} style={{ aspectRatio: `1 / ${length}` }}>
        {pages.slice(near.first, near.last + 1).map((image, offset) => {
          const index = near.first + offset;
          const top = edges[index] ?? 0;
          return (
            <div
              key={`${index} ${image.url}`}
              className={styles.box}
              style={{ top: percent(top, length), height: percent((edges[index + 1] ?? top) - top, length) }}
              data-page-number={index + 1}
            >
              <PageImage image={image} page={index + 1} current={index + 1 === current} />
            </div>
          );
        })}
      </div>
      <div className={styles.end}>{end}</div>
    </section>
  );
}
