import type { Camera } from './camera.ts';
import { inParallel } from './inParallel.ts';
import type { Picture } from './pictures.ts';
import type { Proof } from './proof.ts';
import { byMode, judge } from './verdicts.ts';

/** How many pictures are taken between two notes of how far it got. */
const SLICE = 100;

async function inSlices(
  pictures: readonly Picture[],
  work: (picture: Picture) => Promise<void>,
  onSlice: () => void,
): Promise<void> {
  for (let from = 0; from < pictures.length; from += SLICE) {
    await inParallel(pictures.slice(from, from + SLICE), work);
    onSlice();
  }
}

/** Every picture once: what is drawn in it. */
export async function takeCensus(
  camera: Camera,
  pictures: readonly Picture[],
  { census }: Proof,
  onSlice: () => void,
): Promise<void> {
  const open = byMode(pictures).filter(({ key }) => !(key in census.pictures) && !census.broken.includes(key));
  await inSlices(
    open,
    async (picture) => {
      const classes = await camera.study(picture, ({ booth: { page } }) =>
        page.evaluate(() => [
          ...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
        ]),
      );
      if (classes) census.pictures[picture.key] = classes;
      else census.broken.push(picture.key);
    },
    onSlice,
  );
}

/**
 * Judges every picture again, `times` times, by the rule of the check itself: nothing has changed, so that every verdict
 * must be `same`. Every other run goes the other way, so that another story stood in the page before.
 */
export async function proveFlakes(
  camera: Camera,
  pictures: readonly Picture[],
  decided: Readonly<Record<string, string>>,
  times: number,
  { flakes }: Proof,
  onSlice: () => void,
): Promise<void> {
  const there = byMode(pictures);
  for (let time = 1; time <= times; time += 1) {
    const open = there.filter(({ key }) => (flakes.compared[key] ?? 0) < time);
    await inSlices(
      time % 2 === 1 ? open.reverse() : open,
      async (picture) => {
        const verdict = await judge(camera, picture, decided[picture.key]);
        flakes.compared[picture.key] = time;
        if (verdict.kind !== 'same')
          flakes.unequal[picture.key] = verdict.kind === 'broken' ? `broken: ${verdict.reason}` : verdict.kind;
        else if (verdict.isAfresh) flakes.afresh += 1;
      },
      onSlice,
    );
  }
}
