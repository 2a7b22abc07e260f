import type { Camera, Shot } from './camera.ts';
import { inParallel } from './inParallel.ts';
import type { Picture } from './pictures.ts';

/** What came of a picture. Only `same` needs no decision. */
export type Verdict =
  | { kind: 'same'; picture: Picture; hash: string }
  | { kind: 'changed' | 'new'; picture: Picture; hash: string; png: Buffer }
  | { kind: 'flaky'; picture: Picture; png: Buffer; other: Buffer }
  | { kind: 'broken'; picture: Picture; reason: string };

/**
 * A picture equal to the decided one was taken twice already, then and now. Any other is taken twice here: two that are
 * not byte-equal make the story flaky.
 */
async function judge(camera: Camera, picture: Picture, expected: string | undefined): Promise<Verdict> {
  const first = await camera.take(picture);
  if (isBroken(first)) return { kind: 'broken', picture, reason: first.broken };
  if (first.hash === expected) return { kind: 'same', picture, hash: first.hash };
  const second = await camera.take(picture);
  if (isBroken(second)) return { kind: 'broken', picture, reason: second.broken };
  if (second.hash !== first.hash) return { kind: 'flaky', picture, png: first.png, other: second.png };
  return { kind: expected === undefined ? 'new' : 'changed', picture, hash: first.hash, png: first.png };
}

const isBroken = (shot: Shot): shot is { broken: string } => 'broken' in shot;

/** Takes every picture and judges it; told of each as it comes. */
export async function judgeAll(
  camera: Camera,
  pictures: readonly Picture[],
  expected: Readonly<Record<string, string>>,
  onVerdict: (verdict: Verdict, done: number) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  await inParallel(pictures, async (picture) => {
    const verdict = await judge(camera, picture, expected[picture.key]);
    verdicts.push(verdict);
    onVerdict(verdict, verdicts.length);
  });
  const order = new Map(pictures.map(({ key }, at) => [key, at]));
  return verdicts.sort((a, b) => (order.get(a.picture.key) ?? 0) - (order.get(b.picture.key) ?? 0));
}
