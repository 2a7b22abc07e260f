import type { Baseline } from './baseline.ts';
import type { Before } from './builds.ts';
import { isBroken, type Camera, type Shot } from './camera.ts';
import { openComparison } from './difference.ts';
import { inParallel } from './inParallel.ts';
import { picturesOf, type Picture } from './pictures.ts';
import type { Finding } from './report.ts';
import { byMode, type Verdict } from './verdicts.ts';
import { withCamera } from './withCamera.ts';

type Open = Exclude<Verdict, { kind: 'same' }>;
type Changed = Extract<Verdict, { kind: 'changed' | 'new' }>;
type Drawn = ReadonlyMap<string, { png: Buffer; hash: string }>;

/** Verdicts with the old pictures beside the new ones. `settled` are no changes: the old code draws the same picture here. */
export type Compared = { findings: Finding[]; settled: ReadonlySet<string> };

const isChanged = (verdict: Verdict): verdict is Changed => verdict.kind === 'changed';

/** Pictures that tell whether this machine draws as the one of the decision did. */
const PROBES = 40;

/**
 * The decided pictures, as this machine draws them. Where they were taken in another environment, and some of it shows,
 * the old code is drawn here: to look into every difference by itself would take several times as long.
 */
export async function decidedHere(
  camera: Camera,
  pictures: readonly Picture[],
  baseline: Baseline,
  environment: string,
  before: Before,
): Promise<Baseline['pictures']> {
  if (baseline.environment === environment || before.commit === '' || (await drawsAlike(camera, pictures, baseline)))
    return baseline.pictures;
  const drawn = await drawBefore(before, pictures, (old, picture) => old.glance(picture));
  return Object.fromEntries([...drawn].map(([key, { hash }]) => [key, hash]));
}

async function drawsAlike(
  camera: Camera,
  pictures: readonly Picture[],
  { pictures: decided }: Baseline,
): Promise<boolean> {
  const known = pictures.filter(({ key }) => key in decided);
  const probes = known.filter((_, at) => at % Math.ceil(known.length / PROBES) === 0);
  let differing = 0;
  await inParallel(probes, async (picture) => {
    const shot = await camera.glance(picture);
    if (isBroken(shot) || shot.hash !== decided[picture.key]) differing += 1;
  });
  return differing <= probes.length / 4;
}

/**
 * Draws what changed from the commit that decided it. Where the decided hashes were taken in another environment, what
 * the old code draws here is what was decided; without the old code nothing can be said there.
 */
export async function compareWithBefore(
  open: readonly Open[],
  isSameEnvironment: boolean,
  before: Before,
): Promise<Compared> {
  const changed = open.filter(isChanged);
  const wanted = changed.map(({ picture }) => picture);
  const drawn =
    changed.length > 0 && before.commit !== ''
      ? await drawBefore(before, wanted, (old, picture) => old.take(picture))
      : undefined;
  const isSettled = ({ picture, hash }: Changed) =>
    !isSameEnvironment && (!drawn || drawn.get(picture.key)?.hash === hash);
  const settled = new Set(changed.filter(isSettled).map(({ picture }) => picture.key));
  return {
    findings: await compareAll(
      open.filter(({ picture }) => !settled.has(picture.key)),
      drawn ?? new Map(),
    ),
    settled,
  };
}

/** Draws what the old code has of the pictures. */
async function drawBefore(
  before: Before,
  wanted: readonly Picture[],
  draw: (camera: Camera, picture: Picture) => Promise<Shot>,
): Promise<Drawn> {
  const build = before.build();
  const there = new Set(picturesOf(build).map(({ key }) => key));
  const drawn = new Map<string, { png: Buffer; hash: string }>();
  await withCamera(build, (camera) =>
    inParallel(
      byMode(wanted).filter(({ key }) => there.has(key)),
      async (picture) => {
        const shot = await draw(camera, picture);
        if (!isBroken(shot)) drawn.set(picture.key, shot);
      },
    ),
  );
  return drawn;
}

async function compareAll(open: readonly Open[], drawn: Drawn): Promise<Finding[]> {
  const comparison = await openComparison();
  const findings: Finding[] = [];
  try {
    for (const verdict of open) {
      const old = drawn.get(verdict.picture.key);
      findings.push(
        old && isChanged(verdict)
          ? { verdict, before: old.png, difference: await comparison.compare(old.png, verdict.png) }
          : { verdict },
      );
    }
  } finally {
    await comparison.close();
  }
  return findings;
}
