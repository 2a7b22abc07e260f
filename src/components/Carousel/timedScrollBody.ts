import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { easeOut } from '#components/motion/easeOut.ts';

export type EmblaApi = NonNullable<UseEmblaCarouselType[1]>;

export type Engine = ReturnType<EmblaApi['internalEngine']>;
type ScrollBody = Engine['scrollBody'];

/** Embla advances its engine in steps of one sixtieth of a second, whatever the display does. */
const STEP_MS = 1000 / 60;

/**
 * Embla moves by physics: its own duration is a friction factor, not a time. This body arrives after exactly
 * `durationMs` and, with a duration of 0, at once (primitives §0.3).
 */
export function createTimedScrollBody(engine: Engine, durationMs: number): ScrollBody {
  const { location, previousLocation, offsetLocation, target } = engine;
  const steps = Math.max(1, Math.round(durationMs / STEP_MS));
  let duration = durationMs;
  let direction = 0;
  let moved = 0;
  let step = 0;
  let total = 0;
  let remaining = 0;

  /** What is still to go after this step. A loop may shift location and target together, so only their difference is kept. */
  const nextRemaining = (displacement: number): number => {
    if (duration === 0) return 0;
    if (Math.abs(displacement - remaining) > 0.01) {
      total = displacement;
      step = 0;
    }
    step = Math.min(steps, step + 1);
    return total * (1 - easeOut(step / steps));
  };

  const body: ScrollBody = {
    direction: () => direction,
    duration: () => duration,
    velocity: () => moved,
    settled: () => Math.abs(target.get() - offsetLocation.get()) < 0.001,
    seek() {
      const displacement = target.get() - location.get();
      remaining = nextRemaining(displacement);
      moved = displacement - remaining;
      // Several steps may fall into one frame; the loop asks for the way only after the last, which may stand still.
      direction = Math.sign(moved) || direction;
      previousLocation.set(duration === 0 ? target : location);
      location.set(target.get() - remaining);
      return body;
    },
    useDuration(next) {
      duration = next;
      return body;
    },
    useBaseDuration: () => body.useDuration(durationMs),
    useFriction: () => body,
    useBaseFriction: () => body,
  };
  return body;
}
