import { useEffect, useEffectEvent, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { text, visuallyHidden } from '#theme/text.css.ts';
import { listenForPull } from './listenForPull.ts';
import { easePull, pullStatus, type PullStatus } from './pull.ts';
import * as styles from './PullToRefresh.css.ts';
import { Sun } from './Sun.tsx';

export type PullToRefreshProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'ref'> & {
  /** Fetches anew; the head stays until the promise settles. Rejected: back to normal, no success. */
  onRefresh: () => Promise<unknown>;
  /** Told why a refresh was rejected. */
  onRefreshFailed?: (error: unknown) => void;
  disabled?: boolean;
  children?: ReactNode;
};

/** How long the good news stays, in ms (spec §9). */
const SUCCESS_MS = 500;

const TEXTS: Record<PullStatus, string> = {
  normal: '',
  pulling: '下拉即可刷新…',
  loosing: '释放即可刷新…',
  loading: '加载中…',
  success: '刷新成功',
};

/** `offset` in px; `risen` is the sun's height from 0 to 1; `held` while the finger decides. */
type Pull = { status: PullStatus; offset: number; risen: number; held: boolean };

const REST: Pull = { status: 'normal', offset: 0, risen: 0, held: false };

/** Refreshes its content when it is pulled down at the top of every scroller around it (spec §8, §9). */
export function PullToRefresh({ onRefresh, onRefreshFailed, disabled = false, children, ...rest }: PullToRefreshProps) {
  const root = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [pull, setPull] = useState(REST);
  const { status, offset, risen, held } = pull;
  const refresh = useRefresh(onRefresh, onRefreshFailed, (next) =>
    setPull(next === 'normal' ? REST : { status: next, offset: headHeight(head.current), risen: 1, held: false }),
  );

  const onPull = useEffectEvent((raw: number) => {
    const height = headHeight(head.current);
    const shown = easePull(raw, height);
    setPull({ status: pullStatus(shown, height), offset: shown, risen: Math.min(1, shown / height), held: true });
  });
  const onRelease = useEffectEvent(() => (status === 'loosing' ? void refresh() : setPull(REST)));
  const mayPull = useEffectEvent(() => !disabled && status === 'normal');
  useEffect(() => {
    if (!root.current) return;
    return listenForPull(root.current, { mayPull: () => mayPull(), onPull: (raw) => onPull(raw), onRelease: () => onRelease() });
  }, []);
  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(() => setPull(REST), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <div {...rest} ref={root} className={styles.root} data-status={status} aria-busy={status === 'loading'}>
      <button type="button" className={`${styles.button} ${text.small}`} disabled={disabled} onClick={() => void refresh()}>
        刷新
      </button>
      <p role="status" className={visuallyHidden}>
        {status === 'loading' || status === 'success' ? TEXTS[status] : ''}
      </p>
      <div
        className={styles.track}
        data-held={held || undefined}
        style={{ transform: offset > 0 ? `translate3d(0, ${offset}px, 0)` : undefined }}
      >
        <div ref={head} className={`${styles.head} ${text.small}`} aria-hidden="true">
          {status !== 'normal' && <Sun risen={risen} />}
          <span>{TEXTS[status]}</span>
        </div>
        {children}
      </div>
    </div>
  );
}

/** One refresh at a time, however it was asked for. */
function useRefresh(
  onRefresh: () => Promise<unknown>,
  onFailed: ((error: unknown) => void) | undefined,
  show: (status: PullStatus) => void,
): () => Promise<void> {
  const busy = useRef(false);
  return async () => {
    if (busy.current) return;
    busy.current = true;
    show('loading');
    try {
      await onRefresh();
      show('success');
    } catch (error) {
      show('normal');
      onFailed?.(error);
    }
    busy.current = false;
  };
}

const headHeight = (head: HTMLElement | null): number => head?.offsetHeight ?? styles.HEAD_HEIGHT;
