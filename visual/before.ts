import { existsSync, readFileSync } from 'node:fs';
import type { Verdict } from './verdicts.ts';
import { isBroken, type Camera, type Shot } from './camera.ts';
import { DECIDED_PATH, unpackStorybook } from './decided.ts';
import { openComparison } from './difference.ts';
import { inParallel } from './inParallel.ts';
import { picturesIn, type Picture } from './pictures.ts';
import type { Finding } from './report.ts';
import { byMode } from './verdicts.ts';
import { withCamera } from './withCamera.ts';

type Drawn = ReadonlyMap<string, { png: Buffer; hash: string }>;

/**
 * The old pictures, drawn here from the Storybook that was decided for.
 * @param build of the Storybook that is looked at, whose fonts and public files both share
 */
async function drawDecided(
  build: string,
  wanted: readonly Picture[],
  draw: (camera: Camera, picture: Picture) => Promise<Shot>,
): Promise<Drawn> {
  const drawn = new Map<string, { png: Buffer; hash: string }>();
  if (wanted.length === 0 || !existsSync(DECIDED_PATH)) return drawn;
  const files = unpackStorybook(readFileSync(DECIDED_PATH, 'utf8'));
  const there = new Set(picturesIn(files.get('index.json') ?? '{"entries":{}}').map(({ key }) => key));
  await withCamera(
    build,
    (camera) =>
      inParallel(
        byMode(wanted).filter(({ key }) => there.has(key)),
        async (picture) => {
          const shot = await draw(camera, picture);
          if (!isBroken(shot)) drawn.set(picture.key, shot);
        },
      ),
    files,
  );
  return drawn;
}

/** The hashes that were decided for, as this machine draws them. */
export async function decidedHere(build: string, wanted: readonly Picture[]): Promise<Record<string, string>> {
  const drawn = await drawDecided(build, wanted, (camera, picture) => camera.glance(picture));
  return Object.fromEntries([...drawn].map(([key, { hash }]) => [key, hash]));
}

/**
 * What is open, with the old picture and the difference beside each change.
 * @param isForeign whether `decided` was drawn here: then an old picture drawn in a page of its own that equals the new one
 * is no change
 */
export async function compareWithBefore(
  build: string,
  open: readonly Exclude<Verdict, { kind: 'same' }>[],
  decided: Readonly<Record<string, string>>,
  isForeign: boolean,
): Promise<Finding[]> {
  const changed = open.flatMap((verdict) => (verdict.kind === 'changed' ? [verdict.picture] : []));
  const drawn = await drawDecided(build, changed, async (camera, picture) => {
    const glance = isForeign ? undefined : await camera.glance(picture);
    return glance && !isBroken(glance) && glance.hash === decided[picture.key] ? glance : camera.take(picture);
  });
  const comparison = await openComparison();
  const findings: Finding[] = [];
  try {
    for (const verdict of open) {
      const { key } = verdict.picture;
      const old = drawn.get(key);
      if (!old || verdict.kind !== 'changed') findings.push({ verdict });
      else if (!isForeign || old.hash !== verdict.hash) {
        const difference = await comparison.compare(old.png, verdict.png);
        findings.push({ verdict, before: old.png, difference, isExact: isForeign || old.hash === decided[key] });
      }
    }
  } finally {
    await comparison.close();
  }
  return findings;
}
