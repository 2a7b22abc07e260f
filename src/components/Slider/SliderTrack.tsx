import { type ReactNode } from 'react';
import { tabular } from '#theme/text.css.ts';
import * as styles from './Slider.css.ts';

export type SliderMark = {
  value: number;
  /** Written under the track. */
  label?: string;
};

export type SliderTrackProps = {
  value: number;
  /** How far along the track a value lies, 0 to 1. */
  share: (value: number) => number;
  marks: readonly SliderMark[];
  /** What is written on the thumb; without it a plain disc. */
  children: ReactNode;
};

/** What the eye sees of a slider; the native control lies over it and takes the finger. */
export function SliderTrack({ value, share, marks, children }: SliderTrackProps) {
  const percent = (at: number) => `${share(at) * 100}%`;
  return (
    <div className={styles.track} data-track="" aria-hidden>
      <div className={styles.fill} style={{ width: percent(value) }} />
      {marks.map((mark) => (
        <span
          key={mark.value}
          className={styles.mark}
          style={{ left: percent(mark.value) }}
          data-passed={mark.value <= value ? '' : undefined}
        >
          {mark.label !== undefined && <span className={styles.markLabel}>{mark.label}</span>}
        </span>
      ))}
      <span className={`${styles.thumb} ${tabular}`} style={{ left: percent(value) }}>
        {children}
      </span>
    </div>
  );
}
