/** A finger on the screen: touch events for those who listen as embla does, pointer events for the others. */
export type Finger = {
  moveBy: (dx: number, dy: number) => void;
  release: () => void;
  /** The system takes the finger away. */
  cancel: () => void;
};

/** Puts a finger down in the middle of `element`, or at `from`, in CSS px from its top left corner; `clock` stamps its events, in ms. */
export function touch(element: Element, from?: { x: number; y: number }, clock = () => performance.now()): Finger {
  const box = element.getBoundingClientRect();
  let x = box.left + (from?.x ?? box.width / 2);
  let y = box.top + (from?.y ?? box.height / 2);

  const send = (phase: 'start' | 'move' | 'end' | 'cancel') => {
    const point = { clientX: x, clientY: y };
    const flags = { bubbles: true, cancelable: phase !== 'cancel', composed: true };
    const pointerType = { start: 'pointerdown', move: 'pointermove', end: 'pointerup', cancel: 'pointercancel' }[phase];
    const pointer = {
      ...flags,
      ...point,
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
      buttons: phase === 'end' ? 0 : 1,
    };
    const fire = (event: Event) => element.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: clock() }));
    fire(new PointerEvent(pointerType, pointer));
    const finger = new Touch({ identifier: 1, target: element, ...point });
    const touches = phase === 'end' || phase === 'cancel' ? [] : [finger];
    fire(new TouchEvent(`touch${phase}`, { ...flags, touches, targetTouches: touches, changedTouches: [finger] }));
  };

  send('start');
  return {
    moveBy(dx, dy) {
      x += dx;
      y += dy;
      send('move');
    },
    release: () => send('end'),
    cancel: () => send('cancel'),
  };
}

export type DragOptions = {
  /** Whole travel, in CSS px. */
  dx?: number;
  dy?: number;
  /** Moves it is made of. */
  steps?: number;
  /** How long it takes by the stamps of its events, in ms; what counts for a flick. */
  durationMs?: number;
  /** Where it begins, in CSS px from the element's top left corner; its middle by default. */
  from?: { x: number; y: number };
  /** `false` leaves the finger down, to look at the middle of a gesture. */
  release?: boolean;
};

/** Drags with one finger, a frame for each move, and gives that finger back. */
export async function drag(
  element: Element,
  { dx = 0, dy = 0, steps = 5, durationMs = 100, from, release = true }: DragOptions,
): Promise<Finger> {
  // It ends now by its stamps, however long the machine takes for the frames: a busy one makes no slow drag of a flick.
  const startedAt = performance.now() - durationMs;
  let moves = 0;
  const finger = touch(element, from, () => startedAt + (durationMs * moves) / steps);
  while (moves < steps) {
    await new Promise(requestAnimationFrame);
    moves += 1;
    finger.moveBy(dx / steps, dy / steps);
  }
  if (release) finger.release();
  return finger;
}
