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
  let arranged: Stretch | undefined;
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
      const position = target.get();
      if (arranged && arranged.from < position && position <= arranged.to) return carry(engine, position);
      arrange(engine);
      arranged = stretchAround(engine);
    },
    carried: () => caught + moved,
  };
}

/** Positions between which every slide of a loop keeps its own, the first not included. */
type Stretch = { from: number; to: number };

/** Embla moves a slide to the other end where the track passes one of its points, and all of them at the limits. */
function stretchAround({ options, location, limit, slideLooper }: Engine): Stretch {
  if (!options.loop) return { from: -Infinity, to: Infinity };
  const position = location.get();
  const points = [limit.min, limit.max, ...slideLooper.loopPoints.map(({ loopPoint }) => loopPoint)];
  const below = points.filter((point) => point < position);
  const above = points.filter((point) => point >= position);
  return { from: Math.max(-Infinity, ...below), to: Math.min(Infinity, ...above) };
}

/** Embla's whole step, which positions each slide of a loop; in the event itself, since a frame would only come later. */
function arrange({ scrollBody, animation }: Engine): void {
  scrollBody.useDuration(0);
  animation.update();
  animation.render(1);
}

/** The track alone. */
function carry({ location, previousLocation, offsetLocation, translate }: Engine, position: number): void {
  location.set(position);
  previousLocation.set(position);
  offsetLocation.set(position);
  translate.to(position);
}
