import { buildBefore, type Before } from './builds.ts';
import { isBroken } from './camera.ts';
import { openComparison } from './difference.ts';
import { inParallel } from './inParallel.ts';
import { picturesOf, type Picture } from './pictures.ts';
import type { Finding } from './report.ts';
import type { Verdict } from './verdicts.ts';
import { withCamera } from './withCamera.ts';

type Open = Exclude<Verdict, { kind: 'same' }>;
type Changed = Extract<Verdict, { kind: 'changed' | 'new' }>;
type Drawn = ReadonlyMap<string, { png: Buffer; hash: string }>;

/** Verdicts with the old pictures beside the new ones. `settled` are no changes: the old code draws the same picture here. */
export type Compared = { findings: Finding[]; settled: ReadonlySet<string>; commit: string };

const isChanged = (verdict: Verdict): verdict is Changed => verdict.kind === 'changed';

/**
 * Draws what changed from the commit that decided it. Where the decided hashes were taken in another environment, what
 * the old code draws here is what was decided.
 */
export async function compareWithBefore(open: readonly Open[], isSameEnvironment: boolean): Promise<Compared> {
  const changed = open.filter(isChanged);
  const before = changed.length > 0 ? buildBefore() : undefined;
  if (!before) return { findings: open.map((verdict) => ({ verdict })), settled: new Set(), commit: '' };
  try {
    const drawn = await drawBefore(before, changed.map(({ picture }) => picture));
    const isSettled = ({ picture, hash }: Changed) => !isSameEnvironment && drawn.get(picture.key)?.hash === hash;
    const settled = new Set(changed.filter(isSettled).map(({ picture }) => picture.key));
    return { findings: await compareAll(open.filter(({ picture }) => !settled.has(picture.key)), drawn), settled, commit: before.commit };
  } finally {
    before.remove();
  }
}

async function drawBefore(before: Before, wanted: readonly Picture[]): Promise<Drawn> {
  const there = new Set(picturesOf(before.build).map(({ key }) => key));
  const drawn = new Map<string, { png: Buffer; hash: string }>();
  await withCamera(before.build, (camera) =>
    inParallel(wanted.filter(({ key }) => there.has(key)), async (picture) => {
      const shot = await camera.take(picture);
      if (!isBroken(shot)) drawn.set(picture.key, shot);
    }),
  );
  return drawn;
}

async function compareAll(open: readonly Open[], drawn: Drawn): Promise<Finding[]> {
  const comparison = await openComparison();
  const findings: Finding[] = [];
  try {
    for (const verdict of open) {
      const old = drawn.get(verdict.picture.key);
      findings.push(old && isChanged(verdict) ? { verdict, before: old.png, difference: await comparison.compare(old.png, verdict.png) } : { verdict });
    }
  } finally {
    await comparison.close();
  }
  return findings;
}
