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
const LOOKED_INTO = 40;

/** Pictures that must all be the decided one before a doubt is lifted. */
const LIFTING = 3;

/** Whether a picture is the decided one each time it is taken, in pages of its own and with nothing beside it. */
async function isSameAlone(camera: Camera, picture: Picture, expected: string): Promise<boolean> {
  for (let time = 1; time <= LIFTING; time += 1) {
    const shot = await camera.take(picture);
    if (isBroken(shot) || shot.hash !== expected) return false;
  }
  return true;
}

/**
 * Takes every picture and judges it, several at once; told of each as it comes. On a machine with too much to do a story
 * may miss its time: what was not the same counts as such all the same when it is, alone at the end, again and again.
 */
export async function judgeAll(
  camera: Camera,
  pictures: readonly Picture[],
  expected: Readonly<Record<string, string>>,
  onVerdict: (verdict: Verdict, done: number) => void = () => undefined,
  onLifted: (former: Verdict) => void = () => undefined,
): Promise<Verdict[]> {
  const verdicts = new Map<string, Verdict>();
  await inParallel(byMode(pictures), async (picture) => {
    const verdict = await judge(camera, picture, expected[picture.key]);
    verdicts.set(picture.key, verdict);
    onVerdict(verdict, verdicts.size);
  });
  const doubtful = [...verdicts.values()].filter(({ kind }) => kind !== 'same' && kind !== 'new');
  for (const former of doubtful.length > LOOKED_INTO ? [] : doubtful) {
    const { picture } = former;
    const hash = expected[picture.key];
    if (hash === undefined || !(await isSameAlone(camera, picture, hash))) continue;
    verdicts.set(picture.key, { kind: 'same', picture, hash, isAfresh: true });
    onLifted(former);
  }
  return pictures.flatMap(({ key }) => verdicts.get(key) ?? []);
}

/** Pictures of one mode stand together, so that few pages serve them all. */
export const byMode = (pictures: readonly Picture[]): Picture[] =>
  [...Map.groupBy(pictures, ({ mode }) => mode).values()].flat();
