import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { rootScale } from '#components/scrolling/rootScale.ts';
import { rem } from '#theme/rem.ts';
import { listenForPull } from './listenForPull.ts';
import { REST, pullHead, type PullHead } from './pull.ts';
import { moveTrack, nameStatus, raiseSun, type HeadParts } from './showHead.ts';
import type { RefreshPhase } from './useRefresh.ts';

type PullHeadOptions = {
  parts: HeadParts;
  phase: RefreshPhase;
  disabled: boolean;
  headHeight: number;
  pullDistance: number;
  /** What each status says; undefined when the owner draws the head himself, who is then notified of every px. */
  words: Record<PullHead['status'], string> | undefined;
  onRefresh: () => void;
  onPullChange: ((head: PullHead) => void) | undefined;
};

/** Shows the head. What a finger does is written to the page as it comes: React draws nothing, unless the owner does. */
export function usePullHead({
  parts,
  phase,
  disabled,
  headHeight,
  pullDistance,
  words,
  onRefresh,
  onPullChange,
}: PullHeadOptions): PullHead {
  const [held, setHeld] = useState<PullHead>();
  const { root } = parts;
  /** 0 until the finger has moved: to ask is to have the page laid out. */
  const scale = useRef(0);
  const mayPull = !disabled && phase === 'idle';
  const tell = useTold(onPullChange);

  const headFor = (raw: number) => pullHead(raw / (scale.current ||= rootScale()), pullDistance);
  const riseOf = ({ distance }: PullHead) => Math.min(1, distance / pullDistance);
  const onPull = useEffectEvent((raw: number) => {
    const head = headFor(raw);
    const former = tell(head);
    // In px: Chromium reads a simple transform in px by a shorter way than one in rem.
    if (former.distance !== head.distance) moveTrack(parts, `${head.distance * scale.current}px`);
    if (riseOf(former) !== riseOf(head)) raiseSun(parts, riseOf(head));
    if (former.status !== head.status) nameStatus(parts, { status: head.status, holding: true, words });
    if (!words) setHeld(head);
  });
  const rest = useEffectEvent((head: PullHead) => {
    moveTrack(parts, head.distance > 0 ? rem(head.distance) : '');
    raiseSun(parts, riseOf(head));
    nameStatus(parts, { status: head.status, holding: false, words });
    tell(head);
  });
  const onRelease = useEffectEvent((raw: number) => {
    const loosing = mayPull && headFor(raw).status === 'loosing';
    setHeld(undefined);
    if (loosing) onRefresh();
    else rest(REST);
  });
  const asked = useEffectEvent(() => {
    scale.current = 0;
    return mayPull;
  });
  useEffect(() => {
    return root.current
      ? listenForPull(root.current, {
          mayPull: () => asked(),
          onPull: (raw) => onPull(raw),
          onRelease: (raw) => onRelease(raw),
        })
      : undefined;
  }, [root]);

  useLayoutEffect(
    () => rest(phase === 'idle' ? REST : { status: phase, distance: headHeight }),
    [phase, headHeight, pullDistance],
  );
  // A kept page is painted before its effects run again: it must not come back with a head that has long gone.
  const restUnseen = useEffectEvent(() => {
    moveTrack(parts, '');
    raiseSun(parts, 0);
    nameStatus(parts, { status: REST.status, holding: false, words });
  });
  useLayoutEffect(() => () => restUnseen(), []);
  return phase === 'idle' ? (held ?? REST) : { status: phase, distance: headHeight };
}

/** Tells of the head when it has changed, once per change; returns the one reported before. */
function useTold(onChange: ((head: PullHead) => void) | undefined): (head: PullHead) => PullHead {
  const reported = useRef(REST);
  return (head) => {
    const former = reported.current;
    if (former.status === head.status && former.distance === head.distance) return former;
    reported.current = head;
    onChange?.(head);
    return former;
  };
}
