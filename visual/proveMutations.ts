import type { Camera, Sitting } from './camera.ts';
import { inParallel } from './inParallel.ts';
import type { Mutation } from './mutations.ts';
import type { Picture } from './pictures.ts';
import type { Proof } from './proof.ts';
import { byMode } from './verdicts.ts';

/** Pictures tried before a mutation counts as unseen. */
const TRIES = 240;

/** Pictures a control must leave as they are. */
const CONTROL_TRIES = 12;

type Trial = { mutation: Mutation; left: Picture[] };

/**
 * The pictures that may show it, as many of each mode as there are, spread over the whole list so that one component does
 * not use up the tries.
 */
function candidates(
  { kind, classes }: Mutation,
  pictures: readonly Picture[],
  census: Proof['census']['pictures'],
): Picture[] {
  const draws = ({ key }: Picture) => classes.size === 0 || (census[key]?.some((name) => classes.has(name)) ?? false);
  const able = pictures.filter(({ key }) => key in census).filter(draws);
  const spreads = [...Map.groupBy(able, ({ mode }) => mode).values()].map((list) => spread(list, TRIES));
  const inTurn = Array.from({ length: TRIES }, (_, turn) =>
    spreads.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
  return inTurn.slice(0, kind === 'control' ? CONTROL_TRIES : TRIES);
}

/** So many of them at the most, evenly apart. */
function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return list.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
}

/**
 * Puts each thing wrong in one picture after another until it is seen. Mutations that want the same picture share it:
 * the story is drawn once and its style is changed and put right again.
 */
export async function proveMutations(
  camera: Camera,
  pictures: readonly Picture[],
  mutations: readonly Mutation[],
  proof: Proof,
  onSlice: () => void,
): Promise<void> {
  const open = mutations.filter(({ name }) => !(name in proof.mutations.seenIn));
  let trials: Trial[] = open.map((mutation) => ({
    mutation,
    left: candidates(mutation, pictures, proof.census.pictures),
  }));
  while (trials.length > 0) {
    const byKey = Map.groupBy(
      trials.filter(({ left }) => left.length > 0),
      ({ left }) => left[0]?.key ?? '',
    );
    const round = pictures.filter(({ key }) => byKey.has(key));
    await inParallel(byMode(round), async (picture) => {
      for (const trial of await unseenIn(camera, picture, byKey.get(picture.key) ?? [], proof)) trial.left.shift();
    });
    for (const { mutation, left } of trials) if (left.length === 0) proof.mutations.seenIn[mutation.name] ??= null;
    trials = trials.filter(({ mutation }) => !(mutation.name in proof.mutations.seenIn));
    onSlice();
  }
}

/** Tries the mutations on one picture, notes what is seen, gives back what is not. What spoils the document comes last, alone. */
async function unseenIn(camera: Camera, picture: Picture, trials: readonly Trial[], proof: Proof): Promise<Trial[]> {
  const gentle = trials.filter(({ mutation }) => mutation.revert);
  const rough = trials.filter(({ mutation }) => !mutation.revert);
  const sittings = [[...gentle, ...rough.slice(0, 1)], ...rough.slice(1).map((trial) => [trial])].filter(
    (sitting) => sitting.length > 0,
  );
  for (const sitting of sittings) {
    await camera.study(picture, async (seat) => {
      for (const { mutation } of sitting)
        if (await isSeen(mutation, seat)) proof.mutations.seenIn[mutation.name] = picture.key;
    });
  }
  return trials.filter(({ mutation }) => !(mutation.name in proof.mutations.seenIn));
}

async function isSeen({ apply, revert }: Mutation, { hash, booth, again }: Sitting): Promise<boolean> {
  await apply(booth.page);
  if (!revert) booth.isSpoilt = true;
  const isOther = (await again()) !== hash;
  await revert?.(booth.page);
  return isOther;
}
