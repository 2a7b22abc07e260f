import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { rootScale } from '#components/scrolling/rootScale.ts';
import { rem } from '#theme/lightBlue.ts';
import { listenForPull } from './listenForPull.ts';
import { REST, pullHead, type PullHead } from './pull.ts';
import { risen } from './PullToRefresh.css.ts';
import type { RefreshPhase } from './useRefresh.ts';

type PullHeadOptions = {
  root: RefObject<HTMLElement | null>;
  /** Carries head and content. */
  track: RefObject<HTMLElement | null>;
  phase: RefreshPhase;
  disabled: boolean;
  headHeight: number;
  pullDistance: number;
  /** Whether what is drawn depends on every px, and not on the status alone. */
  drawsDistance: boolean;
  onRefresh: () => void;
  onPullChange: ((head: PullHead) => void) | undefined;
};

/**
 * The head as it is to be drawn. A move is written to the track itself: React draws again
 * only when the status changes, unless every px matters.
 */
export function usePullHead({ root, track, phase, disabled, headHeight, pullDistance, drawsDistance, onRefresh, onPullChange }: PullHeadOptions) {
  const [held, setHeld] = useState<PullHead>();
  const mayPull = !disabled && phase === 'idle';
  const tell = useTold(onPullChange);

  const scale = useRef(1);

  const headFor = (raw: number) => pullHead(raw / scale.current, pullDistance);
  const onPull = useEffectEvent((raw: number) => {
    const head = headFor(raw);
    const former = tell(head);
    if (track.current) place(track.current, { distance: head.distance, pullDistance, holding: true });
    if (former.status !== head.status || drawsDistance) setHeld(head);
  });
  const onRelease = useEffectEvent((raw: number) => {
    setHeld(undefined);
    if (mayPull && headFor(raw).status === 'loosing') onRefresh();
  });
  const asked = useEffectEvent(() => {
    scale.current = rootScale();
    return mayPull;
  });
  useEffect(() => {
    if (!root.current) return;
    return listenForPull(root.current, { mayPull: () => asked(), onPull: (raw) => onPull(raw), onRelease: (raw) => onRelease(raw) });
  }, [root]);

  const holding = phase === 'idle' && held !== undefined;
  const head = phase === 'idle' ? (held ?? REST) : { status: phase, distance: headHeight };
  const { status, distance } = head;
  useLayoutEffect(() => {
    if (track.current && !holding) place(track.current, { distance, pullDistance, holding });
  }, [track, holding, distance, pullDistance]);
  const tellHead = useEffectEvent((head: PullHead) => void tell(head));
  useEffect(() => {
    if (!holding) tellHead({ status, distance });
  }, [holding, status, distance]);
  return head;
}

type Placing = { distance: number; pullDistance: number; holding: boolean };

/** Shows `distance` px (at 375) of the head, and as much of the sun; what a finger holds does not glide. */
function place(track: HTMLElement, { distance, pullDistance, holding }: Placing): void {
  track.toggleAttribute('data-held', holding);
  track.style.transform = distance > 0 ? `translate3d(0, ${rem(distance)}, 0)` : '';
  // On the head alone: a custom property is inherited, and the content below is large.
  if (track.firstElementChild instanceof HTMLElement) track.firstElementChild.style.setProperty(risen, String(Math.min(1, distance / pullDistance)));
}

/** Tells of the head when it has changed, once per change; returns the one told of before. */
function useTold(onChange: ((head: PullHead) => void) | undefined): (head: PullHead) => PullHead {
  const told = useRef(REST);
  return (head) => {
    const former = told.current;
    if (former.status === head.status && former.distance === head.distance) return former;
    told.current = head;
    onChange?.(head);
    return former;
  };
}
