import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { LOCK_DISTANCE } from '#components/gestures/directionLock.ts';
import type { TapZone } from './readerParts.ts';

/** A second tap this soon and this near makes the two a double tap; a single one waits as long to be told. */
const DOUBLE_TAP_MS = 260;
const DOUBLE_TAP_PX = 40;

/** The share of the screen each outer zone takes. */
const OUTER_ZONE = 0.3;

export type TapPoint = { x: number; y: number };

type Taps = {
  /** `y`: the zones lie above one another; `x`: beside one another. */
  axis: 'x' | 'y';
  onTap: (zone: TapZone) => void;
  onDoubleTap: (at: TapPoint) => void;
};

function zoneOf(axis: 'x' | 'y', { clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): TapZone {
  const box = currentTarget.getBoundingClientRect();
  const share = axis === 'x' ? (clientX - box.left) / box.width : (clientY - box.top) / box.height;
  if (share < OUTER_ZONE) return 'back';
  return share > 1 - OUTER_ZONE ? 'on' : 'middle';
}

/** Tells taps from double taps and from a mouse's drags; what is a button or a link keeps its own. For the element's handlers. */
export function useTaps({ axis, onTap, onDoubleTap }: Taps) {
  const former = useRef<TapPoint & { timer: ReturnType<typeof setTimeout>; tell: () => void }>(undefined);
  const pressed = useRef<TapPoint>(undefined);
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
    const tell = () => {
      former.current = undefined;
      latest.current(zone);
    };
    if (first) {
      // Two quick taps in two places are two taps.
      clearTimeout(first.timer);
      first.tell();
    }
    former.current = { x, y, tell, timer: setTimeout(tell, DOUBLE_TAP_MS) };
  };
  return { onPointerDown, onClick };
}
