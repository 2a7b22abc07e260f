import { isBroken, type Camera } from './camera.ts';
import { inParallel } from './inParallel.ts';
import type { Picture } from './pictures.ts';

/** What came of a picture. Only `same` needs no decision. */
export type Verdict =
  | {
      kind: 'same';
      picture: Picture;
      hash: string;
      /** Equal in a page of its own only: the story before it left something behind. */
      isAfresh: boolean;
    }
  | { kind: 'changed' | 'new'; picture: Picture; hash: string; png: Buffer }
  | { kind: 'flaky'; picture: Picture; png: Buffer; other: Buffer }
  | { kind: 'broken'; picture: Picture; reason: string };

/**
 * A glance equal to the decided picture was taken twice already, then and now. Any other is taken in a page of its own,
 * and two pictures must be byte-equal before the story counts as changed and not as flaky.
 */
export async function judge(camera: Camera, picture: Picture, expected: string | undefined): Promise<Verdict> {
  const glance = await camera.glance(picture);
  if (!isBroken(glance) && glance.hash === expected) return { kind: 'same', picture, hash: expected, isAfresh: false };
  const own = await camera.take(picture);
  if (isBroken(own)) return { kind: 'broken', picture, reason: own.broken };
  if (own.hash === expected) return { kind: 'same', picture, hash: expected, isAfresh: true };
  const other = !isBroken(glance) && glance.hash === own.hash ? own : await camera.take(picture);
  if (isBroken(other)) return { kind: 'broken', picture, reason: other.broken };
  if (other.hash !== own.hash) return { kind: 'flaky', picture, png: own.png, other: other.png };
  return { kind: expected === undefined ? 'new' : 'changed', picture, hash: own.hash, png: own.png };
}

/** Takes every picture and judges it; told of each as it comes. */
export async function judgeAll(
  camera: Camera,
  pictures: readonly Picture[],
  expected: Readonly<Record<string, string>>,
  onVerdict: (verdict: Verdict, done: number) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  await inParallel(byMode(pictures), async (picture) => {
    const verdict = await judge(camera, picture, expected[picture.key]);
    verdicts.push(verdict);
    onVerdict(verdict, verdicts.length);
  });
  const order = new Map(pictures.map(({ key }, at) => [key, at]));
  return verdicts.sort((a, b) => (order.get(a.picture.key) ?? 0) - (order.get(b.picture.key) ?? 0));
}

/** Pictures of one mode stand together, so that few pages serve them all. */
export const byMode = (pictures: readonly Picture[]): Picture[] => [...Map.groupBy(pictures, ({ mode }) => mode).values()].flat();
