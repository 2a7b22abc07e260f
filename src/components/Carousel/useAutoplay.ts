import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react';
import { useDocumentVisible } from '#components/motion/useDocumentVisible.ts';
import { useReducedMotion } from '#components/motion/useReducedMotion.ts';
import type { LiveIndex } from './liveIndex.ts';

export type AutoplayOptions = {
  /** Between two slides, in ms; 0 is off. */
  intervalMs: number;
  /** Where the carousel stands; each move restarts the wait. */
  index: LiveIndex;
  /** A finger is down. */
  held: boolean;
  onTurn: () => void;
};

type AutoplayWatch = {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent) => void;
};

export type Autoplay = {
  /** There is something to pause. */
  available: boolean;
  /** It goes on by itself unless something makes it wait; what the pause button shows. */
  playing: boolean;
  toggle: () => void;
  /** For the element whose hover and focus it minds, if it minds any. */
  watch: AutoplayWatch | undefined;
};

/**
 * Turns the slides by time. It waits for a finger, a hovering mouse and a hidden page; keyboard focus stops it until it
 * is asked to go on; under reduced motion it never begins (WCAG 2.2.2, SW.P9).
 */
export function useAutoplay({ intervalMs, index, held, onTurn }: AutoplayOptions): Autoplay {
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const visible = useDocumentVisible();
  const reduced = useReducedMotion();
  const turn = useEffectEvent(onTurn);
  const available = intervalMs > 0 && !reduced;
  const playing = available && !stopped;
  const turns = playing && visible && !hovered && !held;

  useEffect(() => {
    if (!turns) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const wait = () => {
      clearInterval(timer);
      timer = setInterval(() => turn(), intervalMs);
    };
    wait();
    const unsubscribe = index.subscribe(wait);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [turns, intervalMs, index]);

  return {
    available,
    playing,
    toggle: () => setStopped(playing),
    watch: available
      ? {
          // A tap hovers too, and nothing ends it.
          onPointerEnter: ({ pointerType }) => setHovered(pointerType === 'mouse'),
          onPointerLeave: () => setHovered(false),
          onFocus: ({ target }) => {
            if (target.matches(':focus-visible')) setStopped(true);
          },
        }
      : undefined,
  };
}
