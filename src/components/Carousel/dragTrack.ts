import type { EmblaApi, Engine } from './timedScrollBody.ts';

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
  const { location, target, limit, animation } = engine;
  const caught = location.get() - target.get();
  const origin = location.get();
  let moved = 0;
  let arrangedAt: number | undefined;
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
      // In a loop embla shifts its vectors meanwhile: only differences hold.
      target.add(next - moved);
      moved = next;
      if (arrangedAt !== undefined && isNear(next, arrangedAt)) return carry(engine);
      arrangedAt = next;
      arrange(engine);
    },
    carried: () => caught + moved,
  };
}

/** Within this many px, and on the same side of where the drag began, the slides of a loop keep their arrangement. */
const ARRANGEMENT_REACH = 100;

const isNear = (moved: number, arrangedAt: number): boolean =>
  Math.sign(moved) === Math.sign(arrangedAt) && Math.abs(moved - arrangedAt) < ARRANGEMENT_REACH;

/** Embla's whole step, which gives each slide of a loop its place; in the event itself, since a frame would only come later. */
function arrange({ scrollBody, animation }: Engine): void {
  scrollBody.useDuration(0);
  animation.update();
  animation.render(1);
}

/** The track alone. */
function carry({ location, previousLocation, offsetLocation, target, translate }: Engine): void {
  const place = target.get();
  location.set(place);
  previousLocation.set(place);
  offsetLocation.set(place);
  translate.to(place);
}
