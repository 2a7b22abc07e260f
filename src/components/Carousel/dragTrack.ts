import type { EmblaApi } from './timedScrollBody.ts';

/** How much of a pull beyond the ends is given way to. */
const GIVE = 0.3;

/** Moves the track under a finger. */
export type TrackDrag = {
  moveTo: (delta: number) => void;
  /** How far the track has been carried from where it rests, in CSS px. */
  carried: () => number;
};

/** Catches the track where it is, even on its way, and carries it one to one; beyond the ends of a row it resists. */
export function dragTrack(api: EmblaApi, loop: boolean): TrackDrag {
  const engine = api.internalEngine();
  const { location, target, limit, scrollBody, animation } = engine;
  const caught = location.get() - target.get();
  const origin = location.get();
  let moved = 0;
  target.set(location);
  animation.stop();

  const yielding = (delta: number): number => {
    const wanted = origin + delta;
    const edge = limit.constrain(wanted);
    return loop ? delta : edge + (wanted - edge) * GIVE - origin;
  };

  return {
    moveTo(delta) {
      const next = yielding(delta);
      scrollBody.useDuration(0);
      // In a loop embla shifts its vectors meanwhile: only differences hold.
      target.add(next - moved);
      moved = next;
      // Drawn in the event itself: a frame of its own would only come later, and cost more.
      animation.update();
      animation.render(1);
    },
    carried: () => caught + moved,
  };
}
