/**
 * The offline visual check: stories in their modes against the decided pictures, to the pixel.
 *
 * `npm run visual` draws the stories that what has changed since `origin/main` can touch (on `main` itself: since the commit
 * before), `-- --all` every one, `-- --only=text` those whose id has the text; `-- --base=commit` compares with another
 * commit. `-- --accept` draws all and decides for what is there now. `-- --build=folder` takes a Storybook that is already
 * built, `-- --counts=file` leaves its figures there. Ends with 1 when a decision is missing.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { baseCommit, changedFiles } from '../scripts/changedFiles.ts';
import { affectedBy, readImports } from './affected.ts';
import { changedDecisions, readBaseline, writeBaseline } from './baseline.ts';
import { compareWithBefore, decidedHere } from './before.ts';
import { currentStorybook } from './builds.ts';
import { decideFor } from './decided.ts';
import { fingerprint } from './environment.ts';
import { picturesOf, type Picture } from './pictures.ts';
import { writeReport } from './report.ts';
import { judgeAll, type Verdict } from './verdicts.ts';
import { withCamera } from './withCamera.ts';

const REPORT = 'visual-report';

const { values: options } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    base: { type: 'string' },
    build: { type: 'string' },
    counts: { type: 'string' },
  },
});
if (options.accept && options.only !== undefined)
  throw new Error('What is decided for is one Storybook: --accept draws all of it and goes without --only.');

const say = (text: string) => process.stdout.write(`${text}\n`);

const KINDS = ['same', 'changed', 'new', 'flaky', 'broken'] as const;

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

/** Which pictures are looked at, and what is said of that. */
type Choice = { takes: (picture: Picture) => boolean; why: string; isEmpty?: boolean };

/** The pictures asked for, or those a change can touch. */
function choose(): Choice {
  const { only } = options;
  if (only !== undefined) return { takes: ({ storyId }) => storyId.includes(only), why: `their ids have “${only}”` };
  if (options.all || options.accept) return { takes: () => true, why: 'all are asked for' };
  const base = baseCommit(options.base);
  const { stories, why } = affectedBy(base === undefined ? undefined : changedFiles(base), readImports);
  const told = `${why}, since ${base?.slice(0, 12) ?? 'ever'}; --all draws all`;
  if (stories === 'all' || base === undefined) return { takes: () => true, why: told };
  const decisions = changedDecisions(base);
  return {
    takes: ({ file, key }) => stories.has(file) || decisions.has(key),
    why: [told, ...[...stories].sort()].join('\n  '),
    isEmpty: stories.size + decisions.size === 0,
  };
}

/** What came of a run, for whoever asked for it; `troubles` name what failed. */
function conclude(passed: number, troubles: readonly string[]): void {
  const counts = { passed, failed: troubles.length, troubles };
  if (options.counts) writeFileSync(options.counts, JSON.stringify(counts));
  say(`${passed} passed, ${troubles.length} failed`);
  process.exitCode = troubles.length > 0 ? 1 : 0;
}

async function main(): Promise<void> {
  const choice = choose();
  if (choice.isEmpty) {
    say(`no pictures: ${choice.why}`);
    conclude(0, []);
    return;
  }
  const building = performance.now();
  const build = options.build ?? currentStorybook();
  say(`build ${secondsSince(building)}`);
  const all = picturesOf(build);
  const pictures = all.filter(choice.takes);
  say(`${pictures.length} of ${all.length} pictures: ${choice.why}`);
  if (pictures.length === 0) throw new Error('There is no such picture.');
  const baseline = readBaseline();
  const environment = await fingerprint();
  const drawing = performance.now();
  // Another browser or system draws other pixels: what it draws of the decided Storybook is the measure there.
  const isForeign = !options.accept && baseline.environment !== environment;
  if (isForeign) say('decided in another environment: the old pictures are drawn here first');
  const decided = isForeign ? await decidedHere(build, pictures) : baseline.pictures;
  const verdicts = await withCamera(build, (camera) =>
    judgeAll(camera, pictures, decided, (verdict, done) => tell(verdict, done, pictures.length), tellLifted),
  );
  say(`${pictures.length} pictures ${secondsSince(drawing)}`);
  if (options.accept) {
    const hashes = verdicts.flatMap((verdict) => ('hash' in verdict ? [[verdict.picture.key, verdict.hash]] : []));
    writeBaseline({ environment, pictures: Object.fromEntries(hashes) as Record<string, string> });
    decideFor(build);
    say(`Decided: ${hashes.length} pictures.`);
  }

  const there = new Set(all.map(({ key }) => key));
  const removed = options.accept ? [] : Object.keys(baseline.pictures).filter((key) => !there.has(key));
  const findings = await compareWithBefore(build, verdicts.filter(needsALook), decided, isForeign);
  if (findings.length + removed.length > 0)
    say(`Report: ${writeReport(REPORT, { build, findings, removed, total: verdicts.length, environment })}`);
  const counted = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
  say([...KINDS.map((kind) => `${kind} ${counted(kind)}`), `removed ${removed.length}`].join(' · '));
  const troubles = [...findings.map(({ verdict }) => sentence(verdict)), ...removed.map((key) => `removed: ${key}`)];
  conclude(verdicts.length - findings.length, troubles);
}

await main();
