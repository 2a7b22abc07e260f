import { useGesture } from '@use-gesture/react';
import { type RefObject, useEffect, useRef } from 'react';
import { CLOSE_UP, type Point, REST, turnOf, within, type Zoom, zoomAt } from './zoom.ts';

const DOUBLE_TAP_MS = 300;

/**
 * Swipe to turn, pinch or double tap to enlarge, drag to move about. Follows the finger by writing to the
 * elements themselves: a render for every move would be late.
 */
export function useViewerGestures(stageRef: RefObject<HTMLElement | null>, index: number, count: number, onTurn: (step: number) => void): void {
  const zoom = useRef<Zoom>(REST);
  const lastTapMs = useRef(-Infinity);

  const look = (next: Zoom, moving: boolean) => {
    const stage = stageRef.current;
    const picture = currentPicture(stage);
    if (!stage || !picture) return;
    const size = { width: picture.offsetWidth, height: picture.offsetHeight };
    zoom.current = within(next, size, { width: stage.clientWidth, height: stage.clientHeight });
    const { scale, x, y } = zoom.current;
    picture.toggleAttribute('data-moving', moving);
    picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  };

  const tap = (timeMs: number, at: Point) => {
    const second = timeMs - lastTapMs.current < DOUBLE_TAP_MS;
    lastTapMs.current = second ? -Infinity : timeMs;
    if (second) look(zoom.current.scale > 1 ? REST : zoomAt(REST, fromMiddle(stageRef.current, at), CLOSE_UP), false);
  };

  const swipe = (distance: number, elapsedMs: number, last: boolean) => {
    pull(stageRef.current, last ? undefined : resisted(distance, index, count));
    const step = last ? turnOf(distance, elapsedMs, stageRef.current?.clientWidth ?? 0) : 0;
    if (step !== 0) onTurn(step);
  };

  useGesture<{ drag: PointerEvent; pinch: PointerEvent | WheelEvent }>(
    {
      onDrag: ({ tap: tapped, canceled, pinching, cancel, delta, movement, elapsedTime, last, event, xy }) => {
        if (pinching) return cancel();
        if (tapped) return tap(event.timeStamp, { x: xy[0], y: xy[1] });
        if (zoom.current.scale === 1) return swipe(canceled ? 0 : movement[0], elapsedTime, last);
        look({ ...zoom.current, x: zoom.current.x + delta[0], y: zoom.current.y + delta[1] }, !last);
      },
      onPinch: ({ origin, movement, last, memo = zoom.current }: { origin: [number, number]; movement: [number, number]; last: boolean; memo?: Zoom }) => {
        look(zoomAt(memo, fromMiddle(stageRef.current, { x: origin[0], y: origin[1] }), memo.scale * movement[0]), !last);
        return memo;
      },
    },
    { target: stageRef, eventOptions: { passive: false }, drag: { filterTaps: true, pointer: { keys: false } }, pinch: { preventDefault: true } },
  );

  useEffect(() => {
    const picture = currentPicture(stageRef.current);
    return () => {
      zoom.current = REST;
      if (picture) picture.style.transform = '';
    };
  }, [index, stageRef]);
}

function currentPicture(stage: HTMLElement | null): HTMLElement | null {
  return stage?.querySelector<HTMLElement>('[data-current] img') ?? null;
}

function fromMiddle(stage: HTMLElement | null, at: Point): Point {
  const box = stage?.getBoundingClientRect();
  return box ? { x: at.x - (box.left + box.width / 2), y: at.y - (box.top + box.height / 2) } : at;
}

/** Beyond the first and the last picture the row follows a third as far. */
function resisted(distance: number, index: number, count: number): number {
  const beyond = (index === 0 && distance > 0) || (index === count - 1 && distance < 0);
  return beyond ? distance / 3 : distance;
}

function pull(stage: HTMLElement | null, distance: number | undefined): void {
  const row = stage?.querySelector<HTMLElement>('[data-row]');
  if (!row) return;
  row.toggleAttribute('data-dragging', distance !== undefined);
  row.style.transform = distance === undefined ? '' : `translateX(${distance}px)`;
}
