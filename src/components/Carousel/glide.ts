import type { EmblaApi } from './timedScrollBody.ts';

/** The curve of `timedScrollBody`, as the browser knows it. */
const EASE_OUT = 'cubic-bezier(0.215, 0.61, 0.355, 1)';

/** The track on its way to a neighbouring slide. */
export type Glide = {
  /** Stops it where it is seen; its target stays. */
  stop: () => void;
};

/**
 * Carries the track over `distance` CSS px, to the slide next to it at most, by an animation the compositor runs: no
 * script on the way, and no stutter when the page is busy.
 */
export function startGlide(api: EmblaApi, distance: number, durationMs: number): Glide {
  const { location, offsetLocation, target, slideLooper, scrollBody, animation: loop, options } = api.internalEngine();
  const from = location.get();
  loop.stop();
  target.set(from + distance);
  if (options.loop) {
    // At rest only the slide in view is positioned: one px on, so has the one that is coming.
    offsetLocation.set(from + Math.sign(distance));
    slideLooper.loop();
  }
  const frames = [from, from + distance].map((position) => ({ transform: translation(api, position) }));
  const flight = api.containerNode().animate(frames, { duration: durationMs, easing: EASE_OUT });
  // Left to itself it would begin with the next frame, and end as much later.
  flight.startTime = document.timeline.currentTime;
  flight.onfinish = () => {
    scrollBody.useDuration(0);
    loop.update();
    loop.render(1);
  };
  return {
    stop() {
      if (flight.playState !== 'running') return;
      location.set(from + distance * (flight.effect?.getComputedTiming().progress ?? 0));
      flight.cancel();
    },
  };
}

const translation = (api: EmblaApi, position: number): string =>
  api.internalEngine().axis.scroll === 'x' ? `translate3d(${position}px, 0, 0)` : `translate3d(0, ${position}px, 0)`;
