import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTaps, type TapZone } from '../gestures/useTaps.ts';
import { useWidthZoom } from '../gestures/useWidthZoom.ts';
import * as styles from './ImagePager.css.ts';
import { PageImage, type PageImageProps } from './PageImage.tsx';

type ImageSlideProps = PageImageProps & {
  /** Where in a page higher than the screen to begin, from 0 to 1. */
  startOffset: number;
  /** Gets where in the page the middle of the screen is, from 0 to 1. */
  onMove: (offset: number) => void;
  onTap: (zone: TapZone) => void;
};

/** One page as wide as the screen, in its middle. */
export function ImageSlide({ image, page, current, startOffset, onMove, onTap }: ImageSlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const zoom = useWidthZoom(slide, box);

  const scrollToStart = useEffectEvent(() => {
    const [frame, inner] = [slide.current, box.current];
    if (frame && inner && startOffset > 0) frame.scrollTop = inner.offsetHeight * startOffset - frame.clientHeight / 2;
  });
  useLayoutEffect(() => scrollToStart(), []);

  const report = () => {
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
      aria-label={`第${page}页`}
      tabIndex={0}
      data-current={current || undefined}
      onScroll={report}
      {...useTaps({ axis: 'x', onTap, onDoubleTap: zoom.toggle })}
    >
      <div
        ref={box}
        className={styles.box}
        style={{ aspectRatio: `${image.width || 1} / ${image.height || 1}` }}
        data-page-number={page}
      >
        <PageImage image={image} page={page} current={current} />
      </div>
    </div>
  );
}
