import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { tabular } from '#theme/text.css.ts';
import { fillPattern, remainingUntil, type Remaining } from './remaining.ts';
import * as styles from './Countdown.css.ts';

export type CountdownProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children' | 'role'> & {
  /** When it ends, epoch ms. */
  end: number;
  /** What time it is, epoch ms; whoever owns the clock lets it run. */
  now: number;
  /** A pattern such as `{hh}:{mm}:{ss}` or `还剩 {d}天 {hh}:{mm}`, or the words themselves. */
  format?: string | ((remaining: Remaining) => ReactNode);
  /** Called once when the end is reached, and at once when it already lies behind; again for another end. */
  onEnd?: () => void;
  /** `boxes` puts each number of a `{hh}:{mm}:{ss}` clock on a small tile. */
  variant?: 'text' | 'boxes';
};

/** Time left, as a quiet timer: nothing is spoken unless asked for. */
export function Countdown({ end, now, format = '{hh}:{mm}:{ss}', onEnd, variant = 'text', ...rest }: CountdownProps) {
  const remaining = remainingUntil(end, now);
  useEnd(end, remaining.totalSeconds === 0, onEnd);
  const words = typeof format === 'string' ? fillPattern(format, remaining) : format(remaining);
  return (
    <span
      {...rest}
      role="timer"
      className={`${styles.root} ${tabular}`}
      data-ended={remaining.totalSeconds === 0 ? '' : undefined}
    >
      {variant === 'boxes' && typeof words === 'string' ? <Boxes words={words} /> : words}
    </span>
  );
}

/** Numbers on tiles, what stands between them as it is. */
function Boxes({ words }: { words: string }) {
  return words.split(/(\d+)/).map((part, index) => (
    // Parts have no identity but their place.
    <span key={index} className={index % 2 === 1 ? styles.box : styles.between}>
      {part}
    </span>
  ));
}

/** Tells of each end once, also when effects run twice or the page is hidden and shown again. */
function useEnd(end: number, ended: boolean, onEnd: (() => void) | undefined): void {
  const reportedEnd = useRef<number>(undefined);
  useEffect(() => {
    if (!ended || reportedEnd.current === end) return;
    reportedEnd.current = end;
    onEnd?.();
  }, [end, ended, onEnd]);
}
