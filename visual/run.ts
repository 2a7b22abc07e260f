/**
 * The offline visual check: every story in its modes against the decided pictures, to the pixel.
 *
 * `npm run visual` checks, `-- --accept` decides for what is there now, `-- --only=text` looks at the stories whose id
 * has the text, `-- --build=folder` takes a Storybook that is already built. Ends with 1 when a decision is missing.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildBefore, buildStorybook, type Before } from './builds.ts';
import { readBaseline, writeBaseline, type Baseline } from './baseline.ts';
import { openCamera } from './camera.ts';
import { openComparison } from './difference.ts';
import { fingerprint } from './environment.ts';
import { inParallel } from './inParallel.ts';
import { picturesOf, type Picture } from './pictures.ts';
import { writeReport, type Finding } from './report.ts';
import { serveBuild } from './serveBuild.ts';
import { judgeAll, type Verdict } from './verdicts.ts';

const REPORT = 'visual-report';

const { values: options } = parseArgs({
  options: { accept: { type: 'boolean', default: false }, only: { type: 'string', default: '' }, build: { type: 'string' }, counts: { type: 'string' } },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Opens a camera on a built Storybook for as long as `work` takes. */
async function withCamera<T>(build: string, work: (camera: Awaited<ReturnType<typeof openCamera>>) => Promise<T>): Promise<T> {
  const server = await serveBuild(build);
  const camera = await openCamera(server.origin);
  try {
    return await work(camera);
  } finally {
    await camera.close();
    await server.close();
  }
}

/** The old pictures, drawn anew. */
async function drawBefore(before: Before, wanted: readonly Picture[]): Promise<Map<string, { png: Buffer; hash: string }>> {
  const there = new Set(picturesOf(before.build).map(({ key }) => key));
  const drawn = new Map<string, { png: Buffer; hash: string }>();
  await withCamera(before.build, (camera) =>
    inParallel(wanted.filter(({ key }) => there.has(key)), async (picture) => {
      const shot = await camera.take(picture);
      if (!('broken' in shot)) drawn.set(picture.key, shot);
    }),
  );
  return drawn;
}

/** The hashes to hold against. Taken elsewhere, they are drawn anew here, from the same code. */
async function expectedHere(baseline: Baseline, environment: string, pictures: readonly Picture[]): Promise<Record<string, string>> {
  if (options.accept || baseline.environment === environment || baseline.environment === '') return baseline.pictures;
  say(`The decided pictures were taken in another environment (${baseline.environment}); drawing them anew from their commit.`);
  const before = buildBefore();
  if (!before) return baseline.pictures;
  try {
    const drawn = await drawBefore(before, pictures.filter(({ key }) => key in baseline.pictures));
    return Object.fromEntries([...drawn].map(([key, { hash }]) => [key, hash]));
  } finally {
    before.remove();
  }
}

async function findingsOf(verdicts: readonly Verdict[]): Promise<{ findings: Finding[]; commit: string }> {
  const open = verdicts.filter((verdict) => verdict.kind !== 'same');
  const changed = open.filter((verdict) => verdict.kind === 'changed');
  const before = changed.length > 0 ? buildBefore() : undefined;
  if (!before) return { findings: open.map((verdict) => ({ verdict })), commit: '' };
  const comparison = await openComparison();
  try {
    const drawn = await drawBefore(before, changed.map(({ picture }) => picture));
    const findings: Finding[] = [];
    for (const verdict of open) {
      const old = verdict.kind === 'changed' ? drawn.get(verdict.picture.key) : undefined;
      findings.push(old && verdict.kind === 'changed' ? { verdict, before: old.png, difference: await comparison.compare(old.png, verdict.png) } : { verdict });
    }
    return { findings, commit: before.commit };
  } finally {
    await comparison.close();
    before.remove();
  }
}

const counted = (verdicts: readonly Verdict[], kind: Verdict['kind']): number => verdicts.filter((verdict) => verdict.kind === kind).length;

function accept(verdicts: readonly Verdict[], baseline: Baseline, environment: string): void {
  const decided = verdicts.flatMap((verdict) => ('hash' in verdict ? [[verdict.picture.key, verdict.hash] as const] : []));
  const kept = options.only === '' ? [] : Object.entries(baseline.pictures);
  writeBaseline({ environment, pictures: Object.fromEntries([...kept, ...decided]) });
  say(`Decided: ${decided.length} pictures.`);
}

/** What nobody can decide for: no picture, or not one but two. */
const isUndecidable = ({ kind }: Verdict): boolean => kind === 'flaky' || kind === 'broken';

/** Tells what needs a look while the pictures come in. */
function tell({ kind, picture }: Verdict, done: number, total: number): void {
  const open = options.accept ? kind === 'flaky' || kind === 'broken' : kind !== 'same';
  if (open) say(`${kind}: ${picture.key}`);
  if (done % 200 === 0) say(`${done} of ${total}`);
}

type Outcome = { verdicts: readonly Verdict[]; removed: readonly string[]; environment: string };

/** The report, when something waits for a decision or cannot have one; gives how many do. */
async function conclude({ verdicts, removed, environment }: Outcome): Promise<number> {
  const open = verdicts.filter((verdict) => (options.accept ? isUndecidable(verdict) : verdict.kind !== 'same'));
  const gone = options.accept ? [] : removed;
  if (open.length + gone.length > 0) {
    const { findings, commit } = await findingsOf(open);
    say(`Report: ${writeReport(REPORT, { findings, removed: gone, total: verdicts.length, environment, commit })}`);
  }
  const kinds = (['same', 'changed', 'new', 'flaky', 'broken'] as const).map((kind) => `${kind} ${counted(verdicts, kind)}`);
  say([...kinds, `removed ${removed.length}`].join(' · '));
  if (options.counts) writeFileSync(options.counts, JSON.stringify({ passed: verdicts.length - open.length, failed: open.length + gone.length }));
  return open.length + gone.length;
}

const secondsSince = (from: number): string => `${Math.round((performance.now() - from) / 1000)} s`;

async function main(): Promise<void> {
  const building = performance.now();
  const build = options.build ?? buildStorybook();
  say(`build ${secondsSince(building)}`);
  const all = picturesOf(build);
  const pictures = all.filter(({ storyId }) => storyId.includes(options.only));
  const [baseline, environment] = [readBaseline(), await fingerprint()];
  const expected = await expectedHere(baseline, environment, pictures);
  const drawing = performance.now();
  const verdicts = await withCamera(build, (camera) =>
    judgeAll(camera, pictures, expected, (verdict, done) => tell(verdict, done, pictures.length)),
  );
  say(`${pictures.length} pictures ${secondsSince(drawing)}`);
  if (options.accept) accept(verdicts, baseline, environment);
  const there = new Set(all.map(({ key }) => key));
  const removed = Object.keys(baseline.pictures).filter((key) => !there.has(key));
  process.exitCode = (await conclude({ verdicts, removed, environment })) > 0 ? 1 : 0;
}

await main();
