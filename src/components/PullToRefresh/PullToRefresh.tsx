import { useRef, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { RefreshLine } from '#components/icons/RefreshLine.tsx';
import { rem } from '#theme/rem.ts';
import { text, visuallyHidden } from '#theme/text.css.ts';
import type { PullHead, PullStatus } from './pull.ts';
import * as styles from './PullToRefresh.css.ts';
import { Sun } from './Sun.tsx';
import { usePullHead } from './usePullHead.ts';
import { useRefresh } from './useRefresh.ts';

export type PullToRefreshProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'ref'> & {
  /** Refetches; the head stays until the promise settles. Rejected: back to normal, no success. */
  onRefresh: () => Promise<unknown>;
  /** Called with the reason when a refresh was rejected. */
  onRefreshFailed?: (error: unknown) => void;
  /** Shows the loading head by program; once it is false again, the same success as after a pull. */
  refreshing?: boolean;
  disabled?: boolean;
  /** Of the head, in px at 375. */
  headHeight?: number;
  /** How far the head must show to refresh, in px at 375; the head's height by default. */
  pullDistance?: number;
  /** Other words for some statuses; an empty `success` goes straight back to normal. */
  texts?: Partial<PullTexts>;
  /** Draws the head in place of sun and words; `distance` in px at 375. */
  renderHead?: (head: PullHead) => ReactNode;
  /** Hears every change of the head. */
  onPullChange?: (head: PullHead) => void;
  children?: ReactNode;
};

type PullTexts = Record<Exclude<PullStatus, 'normal'>, string>;

const TEXTS: PullTexts = {
  pulling: '下拉即可刷新…',
  loosing: '释放即可刷新…',
  loading: '加载中…',
  success: '刷新成功',
};

/** Refreshes its content when it is pulled down at the top of every scroller around it (spec §8, §9). */
export function PullToRefresh({
  onRefresh,
  onRefreshFailed,
  refreshing = false,
  disabled = false,
  headHeight = styles.HEAD_HEIGHT,
  pullDistance = headHeight,
  texts,
  renderHead,
  onPullChange,
  children,
  ...rest
}: PullToRefreshProps) {
  const words = { ...TEXTS, ...texts, normal: '' };
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLSpanElement>(null);
  const [phase, refresh] = useRefresh({ onRefresh, onRefreshFailed, refreshing, hasNews: words.success !== '' });
  const drawing = { headHeight, pullDistance, words: renderHead ? undefined : words };
  const head = usePullHead({
    parts: { root, track, head: strip, words: said },
    phase,
    disabled,
    ...drawing,
    onRefresh: refresh,
    onPullChange,
  });

  return (
    <div {...rest} ref={root} className={styles.root} aria-busy={phase === 'loading'}>
      <RefreshButton disabled={disabled} onClick={refresh} />
      <p role="status" className={visuallyHidden}>
        {phase !== 'idle' && words[phase]}
      </p>
      <div ref={track} className={styles.track}>
        <div
          ref={strip}
          className={`${styles.head} ${text.small}`}
          style={{ height: rem(headHeight) }}
          aria-hidden="true"
          data-screen=""
        >
          {renderHead ? head.status !== 'normal' && renderHead(head) : <SunAndWords ref={said} />}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Without a finger (PR.P6). */
function RefreshButton(props: { disabled: boolean; onClick: () => void }) {
  return (
    <div className={styles.corner} data-screen="">
      <button {...props} type="button" aria-label="刷新" className={styles.button}>
        <RefreshLine size={20} />
      </button>
    </div>
  );
}

/** The words are written by hand, as is everything that follows the finger. */
function SunAndWords({ ref }: { ref: Ref<HTMLSpanElement> }) {
  return (
    <>
      <Sun />
      <span ref={ref} />
    </>
  );
}
