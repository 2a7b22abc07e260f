import { useDrag } from '@use-gesture/react';
import { type RefObject, useRef } from 'react';

/** Pulled further than this, or faster, a sheet goes. */
const FAR_PX = 96;
const FAST_PX_PER_MS = 0.5;

/** Pulls the sheet down by its grip; calls back when it is let go far or fast enough. The close button does the same. */
export function useSheetDrag(onPulledAway: () => void): RefObject<HTMLDivElement | null> {
  const grip = useRef<HTMLDivElement>(null);
  useDrag(
    ({ movement: [, y], elapsedTime, last, canceled, event }) => {
      const sheet = grip.current?.closest<HTMLElement>('[data-layer]');
      if (!sheet) return;
      sheet.toggleAttribute('data-dragging', !last);
      // Let go, it springs back: whether it closes is the owner's to say.
      sheet.style.transform = last ? '' : `translateY(${Math.max(0, y)}px)`;
      const pulledAway = y > FAR_PX || (y > 0 && y / elapsedTime > FAST_PX_PER_MS);
      // A finger that the system takes away has not let go, though the library ends the drag as if it had.
      const letGo = last && !canceled && event.type !== 'pointercancel';
      if (letGo && pulledAway) onPulledAway();
    },
    { target: grip, axis: 'y', filterTaps: true, pointer: { keys: false } },
  );
  return grip;
}
