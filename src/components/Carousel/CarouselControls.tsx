import type { ReactNode } from 'react';
import * as styles from './Carousel.css.ts';
import { useLiveIndex, type LiveIndex } from './liveIndex.ts';

/** Dots, nothing to see, or what the owner draws for a position of so many. */
export type CarouselIndicators = 'dots' | 'none' | ((current: number, total: number) => ReactNode);

type CarouselControlsProps = {
  /** Indices to stand at. */
  total: number;
  current: LiveIndex;
  /** Without them the buttons are seen only while they hold the focus. */
  indicators: CarouselIndicators;
  onStep: (by: 1 | -1) => void;
};

/** The dots, whose two halves lead back and on. */
export function CarouselControls({ total, current, indicators, onStep }: CarouselControlsProps) {
  return (
    <div className={indicators === 'none' ? `${styles.controls} ${styles.unseen}` : styles.controls}>
      <button
        type="button"
        className={styles.control}
        data-side="start"
        aria-label="上一张"
        onClick={() => onStep(-1)}
      />
      <button type="button" className={styles.control} data-side="end" aria-label="下一张" onClick={() => onStep(1)} />
      <Indicators {...{ total, current, indicators }} />
    </div>
  );
}

function Indicators({ total, current: index, indicators }: Omit<CarouselControlsProps, 'onStep'>) {
  const current = useLiveIndex(index, (at) => at);
  return typeof indicators === 'function' ? indicators(current, total) : <Dots total={total} current={current} />;
}

function Dots({ total, current }: { total: number; current: number }) {
  return Array.from({ length: total }, (_, position) => (
    <span key={position} className={styles.dot} data-current={position === current || undefined} />
  ));
}

/** Two bars, or a triangle: a still carousel can be set going, a moving one stopped (WCAG 2.2.2). */
export function PauseButton({ playing, onToggle }: { playing: boolean; onToggle: () => void }) {
  return (
    <button type="button" className={styles.pause} aria-label={playing ? '暂停轮播' : '继续轮播'} onClick={onToggle}>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        <path d={playing ? 'M5 4h3v12H5zm7 0h3v12h-3z' : 'M6 4l10 6-10 6z'} />
      </svg>
    </button>
  );
}
