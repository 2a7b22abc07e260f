import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ChapterPage } from '#domain/comic.ts';
import { PagePicture } from './PagePicture.tsx';
import * as styles from './PageReader.css.ts';
import type { TapZone } from './readerParts.ts';
import { useTaps } from './useTaps.ts';
import { useWidthZoom } from './useWidthZoom.ts';

type PageSlideProps = {
  page: ChapterPage;
  current: boolean;
  /** Where in a page higher than the screen to begin, from 0 to 1. */
  startOffset: number;
  /** Told where in the page the middle of the screen is, from 0 to 1. */
  onMove: (offset: number) => void;
  onTap: (zone: TapZone) => void;
};

/** One page as wide as the screen, in its middle. */
export function PageSlide({ page, current, startOffset, onMove, onTap }: PageSlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const zoom = useWidthZoom(slide, box);

  const put = useEffectEvent(() => {
    const [frame, inner] = [slide.current, box.current];
    if (frame && inner && startOffset > 0) frame.scrollTop = inner.offsetHeight * startOffset - frame.clientHeight / 2;
  });
  useLayoutEffect(() => put(), []);

  const look = () => {
    const [frame, inner] = [slide.current, box.current];
    if (!current || !frame || !inner) return;
    const offset = (frame.scrollTop + frame.clientHeight / 2 - inner.offsetTop) / inner.offsetHeight;
    onMove(Math.min(1, Math.max(0, offset)));
  };

  return (
    <div
      ref={slide}
      className={styles.slide}
      role="group"
      aria-label={`第${page.i}页`}
      tabIndex={0}
      data-current={current || undefined}
      onScroll={look}
      {...useTaps({ axis: 'x', onTap, onDoubleTap: zoom.toggle })}
    >
      <div
        ref={box}
        className={styles.box}
        style={{ aspectRatio: `${page.width || 1} / ${page.height || 1}` }}
        data-page-number={page.i}
      >
        <PagePicture page={page} current={current} />
      </div>
    </div>
  );
}
