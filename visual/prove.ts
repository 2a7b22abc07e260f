/**
 * Proves that the visual check can be trusted: how often an unchanged story looks different (it must be never), and
 * whether what is put wrong is seen (it must be always).
 *
 * `npm run visual:prove`; `-- --runs=5` full runs for the flake rate, `-- --build=folder` takes a built Storybook.
 */
import { parseArgs } from 'node:util';
import { buildStorybook } from './builds.ts';
import { openCamera, type Camera } from './camera.ts';
import { inParallel } from './inParallel.ts';
import { nullControls, structureMutations, styleMutations, tokenMutations, type Mutation } from './mutations.ts';
import { picturesOf, type Picture } from './pictures.ts';
import { serveBuild } from './serveBuild.ts';

const STYLES = 40;

/** Stories tried before a mutation counts as unseen. */
const TRIES = 24;

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' }, build: { type: 'string' } } });

const say = (text: string) => process.stdout.write(`${text}\n`);

/** A picture as it is when nothing is wrong, and the classes drawn in it. */
type Drawn = { picture: Picture; hash: string; classes: ReadonlySet<string> };

async function draw(camera: Camera, picture: Picture): Promise<Drawn | undefined> {
  let classes: string[] = [];
  const shot = await camera.take(picture, {
    after: async (page) => {
      classes = await page.evaluate(() => [...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))]);
    },
  });
  return 'broken' in shot ? undefined : { picture, hash: shot.hash, classes: new Set(classes) };
}

/** Takes every picture again and again. */
async function flakeRun(camera: Camera, drawn: readonly Drawn[], runs: number): Promise<{ comparisons: number; flaky: Set<string> }> {
  const flaky = new Set<string>();
  let comparisons = 0;
  for (let run = 1; run <= runs; run += 1) {
    await inParallel(drawn, async ({ picture, hash }) => {
      const shot = await camera.take(picture);
      comparisons += 1;
      if ('broken' in shot || shot.hash !== hash) flaky.add(picture.key);
    });
    say(`flake run ${run}: ${comparisons} comparisons, ${flaky.size} flaky`);
  }
  return { comparisons, flaky };
}

/** Spread over the whole list, so that one component does not use up the tries. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  items.length <= count ? [...items] : Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]).filter((item) => item !== undefined);

/** The first picture in which the mutation is seen. */
async function witness(camera: Camera, { classes, tamper }: Mutation, drawn: readonly Drawn[], tries: number): Promise<string | undefined> {
  const able = classes.size === 0 ? drawn : drawn.filter((one) => [...classes].some((name) => one.classes.has(name)));
  for (const { picture, hash } of spread(able, tries)) {
    const shot = await camera.take(picture, tamper);
    if (!('broken' in shot) && shot.hash !== hash) return picture.key;
  }
  return undefined;
}

async function mutationRun(camera: Camera, mutations: readonly Mutation[], drawn: readonly Drawn[]): Promise<string[]> {
  const unseen: string[] = [];
  await inParallel(mutations, async (mutation) => {
    const seenIn = await witness(camera, mutation, drawn, TRIES);
    if (seenIn === undefined) unseen.push(mutation.name);
    say(`${seenIn === undefined ? 'UNSEEN' : 'seen'} ${mutation.name}${seenIn === undefined ? '' : ` — ${seenIn}`}`);
  });
  return unseen;
}

async function main(): Promise<void> {
  const build = options.build ?? buildStorybook();
  const server = await serveBuild(build);
  const camera = await openCamera(server.origin);
  // The foundations show every token by themselves: seen there alone, a token is used nowhere.
  const pictures = picturesOf(build).filter(({ title }) => !title.startsWith('基础/'));
  const drawn: Drawn[] = [];
  await inParallel(pictures, async (picture) => {
    const one = await draw(camera, picture);
    if (one) drawn.push(one);
    else say(`broken: ${picture.key}`);
  });
  const mutations = [...tokenMutations(build), ...styleMutations(build, STYLES), ...structureMutations];
  const unseen = await mutationRun(camera, mutations, drawn);
  const silent = await Promise.all(nullControls.map(async (control) => (await witness(camera, control, drawn, 6)) === undefined));
  const { comparisons, flaky } = await flakeRun(camera, drawn, Number(options.runs));
  await camera.close();
  await server.close();
  for (const key of flaky) say(`flaky: ${key}`);
  say(`mutations seen: ${mutations.length - unseen.length} of ${mutations.length}`);
  say(`null controls silent: ${silent.filter(Boolean).length} of ${nullControls.length}`);
  say(`flaky: ${flaky.size} of ${comparisons} comparisons`);
  process.exitCode = unseen.length > 0 || silent.includes(false) || flaky.size > 0 || drawn.length < pictures.length ? 1 : 0;
}

await main();
