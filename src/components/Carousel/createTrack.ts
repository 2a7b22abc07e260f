import { dragTrack, type TrackDrag } from './dragTrack.ts';
import { startGlide, type Glide } from './glide.ts';
import type { EmblaApi, Engine } from './timedScrollBody.ts';
import type { Flight, Track } from './track.ts';

/** The track as embla has made it; a new one for each time that it is. */
export function createTrack(api: EmblaApi, loop: boolean): Track {
  let drag: TrackDrag | undefined;
  let glide: Glide | undefined;
  return {
    slideSize: () => slideSize(api.internalEngine()),
    isHeld: () => drag !== undefined,
    dragTo(delta) {
      if (!drag) glide?.stop();
      drag ??= dragTrack(api, loop);
      drag.moveTo(delta);
    },
    drop() {
      const carried = drag?.carried();
      drag = undefined;
      return carried ?? 0;
    },
    travelTo(slot, flight) {
      glide?.stop();
      glide = travelTo(api, slot, flight);
    },
    stop: () => glide?.stop(),
  };
}

/** As embla measured it; to ask the page would have it laid out in the midst of a gesture. */
export const slideSize = ({ axis, slideRects: [slide] }: Engine): number => (slide ? axis.measureSize(slide) : 0);

/**
 * Embla takes the shorter way round, but the finger has said which: a drag may have gone past the slide it leads to. To a
 * neighbour it glides; over several slides embla leads, which positions each as it comes.
 */
function travelTo(api: EmblaApi, slot: number, { by, carried, instant, durationMs }: Flight): Glide | undefined {
  if (instant) {
    jump(api, slot);
    return undefined;
  }
  const { scrollBody, scrollSnaps, scrollTo, location, target, index, options } = api.internalEngine();
  const [first = 0, second = 0] = scrollSnaps;
  const away = carried ?? location.get() - target.get();
  const left = options.loop ? by * (second - first) - away : (scrollSnaps[slot] ?? 0) - location.get();
  if (Math.abs(by) > 1 || Math.abs(left) < 1) {
    scrollBody.useBaseDuration();
    scrollTo.index(slot, Math.abs(left) < 1 ? 0 : Math.sign(left));
    return undefined;
  }
  index.set(slot);
  return startGlide(api, left, durationMs);
}

/** Stands there in this very frame: embla asks the scroll body it was born with whether to wait for the next. */
export function jump(api: EmblaApi, slot: number): void {
  const { animation } = api.internalEngine();
  api.scrollTo(slot, true);
  animation.update();
  animation.render(1);
}
