import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { LOCK_DISTANCE } from './directionLock.ts';
import type { ScreenPoint } from './listenForSwipe.ts';

/** A second tap this soon and this near makes the two a double tap; a single one is reported as much later. */
const DOUBLE_TAP_MS = 260;
const DOUBLE_TAP_PX = 40;

/** The share of the element each outer zone takes. */
const OUTER_ZONE = 0.3;

/** Where along its axis an element was tapped: in its first or last 30 %, or between them. */
export type TapZone = 'start' | 'middle' | 'end';

type Taps = {
  /** `y`: the zones lie above one another; `x`: beside one another. */
  axis: 'x' | 'y';
  onTap: (zone: TapZone) => void;
  onDoubleTap: (at: ScreenPoint) => void;
};

function zoneOf(axis: 'x' | 'y', { clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): TapZone {
  const box = currentTarget.getBoundingClientRect();
  const share = axis === 'x' ? (clientX - box.left) / box.width : (clientY - box.top) / box.height;
  if (share < OUTER_ZONE) return 'start';
  return share > 1 - OUTER_ZONE ? 'end' : 'middle';
}

/** Handlers that distinguish taps from double taps and from a mouse's drags; a tap on a button or a link is left to it. */
export function useTaps({ axis, onTap, onDoubleTap }: Taps) {
  const former = useRef<ScreenPoint & { timer: ReturnType<typeof setTimeout>; report: () => void }>(undefined);
  const pressed = useRef<ScreenPoint>(undefined);
  const latest = useRef(onTap);
  useEffect(() => {
    latest.current = onTap;
  });
  useEffect(() => () => clearTimeout(former.current?.timer), []);

  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    pressed.current = { x, y };
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button, a, input')) return;
    const { clientX: x, clientY: y } = event;
    // A mouse that was moved with its button down still clicks.
    if (pressed.current && Math.hypot(pressed.current.x - x, pressed.current.y - y) > LOCK_DISTANCE) return;
    const first = former.current;
    if (first && Math.hypot(first.x - x, first.y - y) < DOUBLE_TAP_PX) {
      clearTimeout(first.timer);
      former.current = undefined;
      return onDoubleTap({ x, y });
    }
    const zone = zoneOf(axis, event);
    const report = () => {
      former.current = undefined;
      latest.current(zone);
    };
    if (first) {
      // Two quick taps apart from each other are two taps.
      clearTimeout(first.timer);
      first.report();
    }
    former.current = { x, y, report, timer: setTimeout(report, DOUBLE_TAP_MS) };
  };
  return { onPointerDown, onClick };
}
