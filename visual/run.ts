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

async function main(): Promise<void> {
  const started = performance.now();
  const build = options.build ?? buildStorybook();
  const built = performance.now();
  const all = picturesOf(build);
  const pictures = all.filter(({ storyId }) => storyId.includes(options.only));
  const [baseline, environment] = [readBaseline(), await fingerprint()];
  const expected = await expectedHere(baseline, environment, pictures);
  const verdicts = await withCamera(build, (camera) =>
    judgeAll(camera, pictures, expected, ({ kind, picture }, done) => {
      if (kind !== 'same' && !(options.accept && kind !== 'flaky' && kind !== 'broken')) say(`${kind}: ${picture.key}`);
      if (done % 200 === 0) say(`${done} of ${pictures.length}`);
    }),
  );
  const took = performance.now();
  const keys = new Set(all.map(({ key }) => key));
  const removed = Object.keys(baseline.pictures).filter((key) => !keys.has(key));
  const undecidable = counted(verdicts, 'flaky') + counted(verdicts, 'broken');
  const undecided = options.accept ? undecidable : pictures.length - counted(verdicts, 'same') + removed.length;
  if (options.accept) accept(verdicts, baseline, environment);
  if (undecided > 0) {
    const { findings, commit } = await findingsOf(options.accept ? verdicts.filter(({ kind }) => kind === 'flaky' || kind === 'broken') : verdicts);
    say(`Report: ${writeReport(REPORT, { findings, removed, total: pictures.length, environment, commit })}`);
  }
  const seconds = (from: number, to: number) => `${Math.round((to - from) / 1000)} s`;
  say(`same ${counted(verdicts, 'same')} · changed ${counted(verdicts, 'changed')} · new ${counted(verdicts, 'new')} · removed ${removed.length} · flaky ${counted(verdicts, 'flaky')} · broken ${counted(verdicts, 'broken')}`);
  say(`build ${seconds(started, built)} · ${pictures.length} pictures ${seconds(built, took)}`);
  if (options.counts) writeFileSync(options.counts, JSON.stringify({ passed: pictures.length - (undecided - (options.accept ? 0 : removed.length)), failed: undecided }));
  process.exitCode = undecided > 0 ? 1 : 0;
}

await main();
