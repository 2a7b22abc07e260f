/**
 * The offline visual check: every story in its modes against the decided pictures, to the pixel.
 *
 * `npm run visual` checks, `-- --accept` decides for what is there now, `-- --only=text` looks at the stories whose id
 * has the text, `-- --build=folder` takes a Storybook that is already built, `-- --baseline=file` holds against another
 * decision, `-- --counts=file` leaves its figures there. Ends with 1 when a decision is missing.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BASELINE_PATH, readBaseline, writeBaseline, type Baseline } from './baseline.ts';
import { compareWithBefore, decidedHere } from './before.ts';
import { currentStorybook, openBefore, type Before } from './builds.ts';
import { fingerprint } from './environment.ts';
import { picturesOf, type Picture } from './pictures.ts';
import { writeReport } from './report.ts';
import { judgeAll, type Verdict } from './verdicts.ts';
import { withCamera } from './withCamera.ts';

const REPORT = 'visual-report';

const { values: options } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    build: { type: 'string' },
    baseline: { type: 'string', default: BASELINE_PATH },
    counts: { type: 'string' },
  },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

const KINDS = ['same', 'changed', 'new', 'flaky', 'broken'] as const;

/** What a run stands on. */
type Ground = { build: string; baseline: Baseline; environment: string; before: Before };

type Run = Ground & { verdicts: readonly Verdict[]; removed: readonly string[] };

/** What nobody can decide for: no picture, or not one but two. */
const isUndecidable = ({ kind }: Verdict): boolean => kind === 'flaky' || kind === 'broken';

const needsALook = (verdict: Verdict): verdict is Exclude<Verdict, { kind: 'same' }> =>
  options.accept ? isUndecidable(verdict) : verdict.kind !== 'same';

/** What is said of a picture that needs a look. */
const sentence = (verdict: Verdict): string =>
  `${verdict.kind}: ${verdict.picture.key}${verdict.kind === 'broken' ? ` — ${verdict.reason.slice(0, 300)}` : ''}`;

/** Tells what needs a look while the pictures come in. */
function tell(verdict: Verdict, done: number, total: number): void {
  if (verdict.kind === 'same' && verdict.isAfresh)
    say(`afresh: ${verdict.picture.key} is the same only in a page of its own`);
  if (needsALook(verdict) && verdict.kind !== 'new') say(sentence(verdict));
  if (done % 200 === 0) say(`${done} of ${total}`);
}

const tellLifted = (former: Verdict): void => {
  say(`lifted: ${former.picture.key}, ${former.kind} before, is the same each time it is taken alone`);
};

const secondsSince = (from: number): string => `${Math.round((performance.now() - from) / 1000)} s`;

async function photograph(
  { build, baseline, environment, before }: Ground,
  pictures: readonly Picture[],
): Promise<Verdict[]> {
  const drawing = performance.now();
  return withCamera(build, async (camera) => {
    const decided = options.accept
      ? baseline.pictures
      : await decidedHere(camera, pictures, baseline, environment, before);
    const verdicts = await judgeAll(
      camera,
      pictures,
      decided,
      (verdict, done) => tell(verdict, done, pictures.length),
      tellLifted,
    );
    say(`${pictures.length} pictures ${secondsSince(drawing)}, pages that drew no more: ${camera.lostPages()}`);
    return verdicts;
  });
}

/** Decides for every picture there is; the rest of the list stays when only a part was looked at. */
function accept({ verdicts, baseline, environment }: Run): void {
  const decided = verdicts.flatMap((verdict) =>
    'hash' in verdict ? [[verdict.picture.key, verdict.hash] as const] : [],
  );
  const kept = options.only === '' ? [] : Object.entries(baseline.pictures);
  writeBaseline(options.baseline, { environment, pictures: Object.fromEntries([...kept, ...decided]) });
  say(`Decided: ${decided.length} pictures.`);
}

/** What came of a run; `troubles` name what failed. */
type Counts = { passed: number; failed: number; troubles: string[] };

/** Writes the report when something waits for a decision or cannot have one; gives how many passed and failed. */
async function conclude({ build, verdicts, removed, baseline, environment, before }: Run): Promise<Counts> {
  const open = verdicts.filter(needsALook);
  const gone = options.accept ? [] : removed;
  const { findings, settled } = await compareWithBefore(open, baseline.environment === environment, before);
  if (findings.length + gone.length > 0) {
    say(
      `Report: ${writeReport(REPORT, { build, findings, removed: gone, total: verdicts.length, environment, commit: before.commit })}`,
    );
  }
  const counted = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
  say([...KINDS.map((kind) => `${kind} ${counted(kind)}`), `removed ${removed.length}`].join(' · '));
  if (settled.size > 0) {
    const why =
      before.commit === ''
        ? 'were decided in another environment, and there is no history to draw them from here'
        : 'are drawn the same by the old code on this machine';
    say(`${settled.size} of the changed ${why}: they pass.`);
  }
  const troubles = [...findings.map(({ verdict }) => sentence(verdict)), ...gone.map((key) => `removed: ${key}`)];
  return { passed: verdicts.length - findings.length, failed: troubles.length, troubles };
}

async function main(): Promise<void> {
  const building = performance.now();
  const build = options.build ?? currentStorybook();
  say(`build ${secondsSince(building)}`);
  const all = picturesOf(build);
  const baseline = readBaseline(options.baseline);
  const ground: Ground = { build, baseline, environment: await fingerprint(), before: openBefore() };
  const verdicts = await photograph(
    ground,
    all.filter(({ storyId }) => storyId.includes(options.only)),
  );
  const there = new Set(all.map(({ key }) => key));
  const removed = Object.keys(baseline.pictures).filter((key) => !there.has(key));
  const run: Run = { ...ground, verdicts, removed };
  if (options.accept) accept(run);
  const counts = await conclude(run).finally(ground.before.remove);
  if (options.counts) writeFileSync(options.counts, JSON.stringify(counts));
  say(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 || verdicts.length === 0 ? 1 : 0;
}

await main();
