/**
 * Proves that the checks can be trusted: how often an unchanged story looks different (never), whether what is put wrong
 * is seen (always), whether a story misses a handler that is taken away (always).
 *
 * The flakes are held against `visual/baseline.json`: decide first, with `npm run visual -- --accept`.
 *
 * `npm run visual:prove` goes on where it was stopped; `-- --part=census|mutations|handlers|flakes` does one part, with
 * `--fresh` from its beginning, `-- --comparisons=5000` says how many for the flake rate, `-- --turn=1` takes other
 * handlers away, `-- --build=folder` takes a built Storybook.
 */
import { parseArgs } from 'node:util';
import { BASELINE_PATH, readBaseline } from './baseline.ts';
import { currentStorybook } from './builds.ts';
import type { Camera } from './camera.ts';
import { chooseHandlers } from './handlers.ts';
import { nullControls, structureMutations, styleMutations, tokenMutations, type Mutation } from './mutations.ts';
import { picturesOf, type Picture } from './pictures.ts';
import { forget, nameOfBuild, readProof, writeProof, type PartName, type Proof } from './proof.ts';
import { sumUp } from './proofSum.ts';
import { proveFlakes, takeCensus } from './proveFlakes.ts';
import { proveHandlers } from './proveHandlers.ts';
import { proveMutations } from './proveMutations.ts';
import { withCamera } from './withCamera.ts';

const STYLES = 40;
const HANDLERS = 10;

const { values: options } = parseArgs({
  options: {
    build: { type: 'string' },
    comparisons: { type: 'string', default: '5000' },
    fresh: { type: 'boolean', default: false },
    part: { type: 'string' },
    turn: { type: 'string', default: '0' },
  },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

const build = options.build ?? currentStorybook();
const name = nameOfBuild(build);
const proof = readProof(name);
const decided = readBaseline(BASELINE_PATH).pictures;
const pictures = picturesOf(build);
// The foundations show every token by themselves: seen there alone, a token is used nowhere.
const isFoundation = ({ title }: Picture) => title.startsWith('基础/');
const used = pictures.filter((picture) => !isFoundation(picture));
const handlers = chooseHandlers(HANDLERS, Number(options.turn));
const comparisons = Number(options.comparisons);

/** All that is put wrong; the style of the foundations' own frame is no part of the product. */
function mutationsOf({ census }: Proof): Mutation[] {
  const classesOf = (list: readonly Picture[]) => new Set(list.flatMap(({ key }) => census.pictures[key] ?? []));
  const product = classesOf(used);
  const frame = [...classesOf(pictures.filter(isFoundation))].filter((name) => !product.has(name));
  return [
    ...tokenMutations(build),
    ...styleMutations(build, STYLES, new Set(frame)),
    ...structureMutations,
    ...nullControls,
  ];
}

/** Notes how far a part has come. */
const keep = (part: PartName) => () => {
  writeProof(name, part, proof);
  const { census, mutations: tried, flakes } = proof;
  const compared = Object.values(flakes.compared).reduce((sum, count) => sum + count, 0);
  say(
    `${part}: pictures ${Object.keys(census.pictures).length}, mutations ${Object.keys(tried.seenIn).length}, handlers ${Object.keys(proof.handlers.missedBy).length}, comparisons ${compared}, unequal ${Object.keys(flakes.unequal).length}`,
  );
};

const withLens = (part: PartName, work: (camera: Camera) => Promise<void>) =>
  withCamera(build, async (camera) => {
    await work(camera);
    proof[part].lostPages += camera.lostPages();
  });

const parts: Record<PartName, () => Promise<void>> = {
  census: () => withLens('census', (camera) => takeCensus(camera, pictures, proof, keep('census'))),
  mutations: () =>
    withLens('mutations', (camera) => proveMutations(camera, used, mutationsOf(proof), proof, keep('mutations'))),
  handlers: () => proveHandlers(handlers, proof, keep('handlers')),
  flakes: () =>
    withLens('flakes', (camera) =>
      proveFlakes(camera, pictures, decided, Math.ceil(comparisons / pictures.length), proof, keep('flakes')),
    ),
};

for (const part of ['census', 'mutations', 'handlers', 'flakes'] as const) {
  if (options.part !== undefined && options.part !== part) continue;
  if (options.fresh) forget(proof, part);
  const from = performance.now();
  await parts[part]();
  proof[part].seconds += Math.round((performance.now() - from) / 1000);
  writeProof(name, part, proof);
}

const { lines, isProved } = sumUp(proof, {
  pictures: pictures.map(({ key }) => key),
  mutations: mutationsOf(proof),
  handlers,
  comparisons,
});
say(lines.join('\n'));
process.exitCode = isProved ? 0 : 1;
