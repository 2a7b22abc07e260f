import { useGesture } from '@use-gesture/react';
import type { RefObject } from 'react';
import { fromMiddle, useZoom } from './useZoom.ts';
import { pulled } from './ViewerStage.css.ts';
import { turnOf, type Zoom } from './zoom.ts';

type Pinch = { origin: [number, number]; movement: [number, number]; last: boolean; memo?: Zoom };

/** Swipe to turn, pinch or double tap to enlarge, drag to move about. */
export function useViewerGestures(
  stageRef: RefObject<HTMLElement | null>,
  index: number,
  count: number,
  onTurn: (step: number) => void,
): void {
  const { zoom, look, scaleTo, tap } = useZoom(stageRef, index);

  const swipe = (distance: number, elapsedMs: number, last: boolean) => {
    pull(stageRef.current, last ? undefined : resisted(distance, index, count));
    const step = last ? turnOf(distance, elapsedMs, stageRef.current?.clientWidth ?? 0) : 0;
    if (step !== 0) onTurn(step);
  };

  useGesture<{ drag: PointerEvent; pinch: PointerEvent | WheelEvent }>(
    {
      onDrag: ({ tap: tapped, canceled, pinching, cancel, delta, movement, elapsedTime, last, event, xy }) => {
        if (pinching) {
          pull(stageRef.current, undefined);
          return cancel();
        }
        // A finger that the system takes away has not let go, though the library ends the drag as if it had.
        const taken = canceled || event.type === 'pointercancel';
        if (tapped && !taken) return tap(event.timeStamp, { x: xy[0], y: xy[1] });
        if (zoom.current.scale === 1) return swipe(taken ? 0 : movement[0], elapsedTime, last);
        look({ ...zoom.current, x: zoom.current.x + delta[0], y: zoom.current.y + delta[1] }, !last);
      },
      onPinch: ({ origin, movement, last, memo = zoom.current }: Pinch) => {
        const middle = fromMiddle(stageRef.current, { x: origin[0], y: origin[1] });
        scaleTo(memo, middle, memo.scale * movement[0], !last);
        return memo;
      },
    },
    {
      target: stageRef,
      eventOptions: { passive: false },
      drag: { filterTaps: true, pointer: { keys: false } },
      pinch: { preventDefault: true },
    },
  );
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
  if (distance === undefined) row.style.removeProperty(pulled);
  else row.style.setProperty(pulled, `${distance}px`);
}
