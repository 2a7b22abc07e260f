import { type RefObject, useEffect, useRef } from 'react';
import { type Point, REST, scalesOf, within, type Zoom, zoomAt } from './zoom.ts';

const DOUBLE_TAP_MS = 300;

/** How closely the current picture is looked at. Written straight to the element: a render for every move would be late. */
export function useZoom(stageRef: RefObject<HTMLElement | null>, index: number) {
  const zoom = useRef<Zoom>(REST);
  const lastTapMs = useRef(-Infinity);

  const measure = () => {
    const stage = stageRef.current;
    const picture = currentPicture(stage);
    if (!stage || !picture) return undefined;
    return {
      picture,
      size: { width: picture.offsetWidth, height: picture.offsetHeight },
      room: { width: stage.clientWidth, height: stage.clientHeight },
    };
  };

  const look = (next: Zoom, moving: boolean) => {
    const measured = measure();
    if (!measured) return;
    const { picture, size, room } = measured;
    zoom.current = within(next, size, room);
    const { scale, x, y } = zoom.current;
    picture.toggleAttribute('data-moving', moving);
    picture.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  };

  /** As close as the picture allows, about a point from the stage's middle. */
  const scaleTo = (from: Zoom, point: Point, scale: number, moving: boolean) => {
    const measured = measure();
    if (measured) look(zoomAt(from, point, scale, scalesOf(measured.size, measured.room).max), moving);
  };

  const tap = (timeMs: number, at: Point) => {
    const second = timeMs - lastTapMs.current < DOUBLE_TAP_MS;
    lastTapMs.current = second ? -Infinity : timeMs;
    if (!second) return;
    const measured = measure();
    if (zoom.current.scale > 1 || !measured) return look(REST, false);
    scaleTo(REST, fromMiddle(stageRef.current, at), scalesOf(measured.size, measured.room).closeUp, false);
  };

  useEffect(() => {
    const picture = currentPicture(stageRef.current);
    return () => {
      zoom.current = REST;
      if (picture) picture.style.transform = '';
    };
  }, [index, stageRef]);

  return { zoom, look, scaleTo, tap };
}

/** A point on the screen as seen from the middle of the stage. */
export function fromMiddle(stage: HTMLElement | null, at: Point): Point {
  const box = stage?.getBoundingClientRect();
  return box ? { x: at.x - (box.left + box.width / 2), y: at.y - (box.top + box.height / 2) } : at;
}

function currentPicture(stage: HTMLElement | null): HTMLElement | null {
  return stage?.querySelector<HTMLElement>('[data-current] img') ?? null;
}
