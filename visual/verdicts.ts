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

/** More in doubt than these are no accident of a busy machine, and would only double the time. */
const SECOND_LOOKS = 40;

/** A picture that was looked at twice, with both verdicts. */
export type Doubt = { former: Verdict; verdict: Verdict };

/**
 * Takes every picture and judges it, several at once; told of each as it comes. What was not the same is judged once
 * more at the end, alone: on a machine with too much to do a story may miss its time. What has really changed is still
 * not the same.
 */
export async function judgeAll(
  camera: Camera,
  pictures: readonly Picture[],
  expected: Readonly<Record<string, string>>,
  onVerdict: (verdict: Verdict, done: number) => void = () => undefined,
  onSecondLook: (doubt: Doubt) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts = new Map<string, Verdict>();
  await inParallel(byMode(pictures), async (picture) => {
    const verdict = await judge(camera, picture, expected[picture.key]);
    verdicts.set(picture.key, verdict);
    onVerdict(verdict, verdicts.size);
  });
  const doubtful = [...verdicts.values()].filter(({ kind }) => kind !== 'same' && kind !== 'new');
  for (const former of doubtful.length > SECOND_LOOKS ? [] : doubtful) {
    const { picture } = former;
    const verdict = await judge(camera, picture, expected[picture.key]);
    verdicts.set(picture.key, verdict);
    onSecondLook({ former, verdict });
  }
  return pictures.flatMap(({ key }) => verdicts.get(key) ?? []);
}

/** Pictures of one mode stand together, so that few pages serve them all. */
export const byMode = (pictures: readonly Picture[]): Picture[] => [...Map.groupBy(pictures, ({ mode }) => mode).values()].flat();
