import { isBroken, type Camera } from './camera.ts';
import { inParallel } from './inParallel.ts';
import type { Picture } from './pictures.ts';
import { keepPicture, type Proof } from './proof.ts';
import { byMode } from './verdicts.ts';

/** How many pictures are taken between two notes of how far it got. */
const SLICE = 100;

async function inSlices(pictures: readonly Picture[], work: (picture: Picture) => Promise<void>, onSlice: () => void): Promise<void> {
  for (let from = 0; from < pictures.length; from += SLICE) {
    await inParallel(pictures.slice(from, from + SLICE), work);
    onSlice();
  }
}

/** Every picture once: what it looks like, and what is drawn in it. */
export async function takeCensus(camera: Camera, pictures: readonly Picture[], { census }: Proof, onSlice: () => void): Promise<void> {
  const open = byMode(pictures).filter(({ key }) => !(key in census.pictures) && !census.broken.includes(key));
  await inSlices(open, async (picture) => {
    const seen = await camera.study(picture, async ({ png, hash, booth }) => {
      keepPicture('first', picture.key, png);
      return { hash, classes: await booth.page.evaluate(() => [...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))]) };
    });
    if (seen) census.pictures[picture.key] = seen;
    else census.broken.push(picture.key);
  }, onSlice);
}

/**
 * Takes every picture again, `times` times, and holds each against the first. Every other run goes the other way, so that
 * another story stood in the page before.
 */
export async function proveFlakes(camera: Camera, pictures: readonly Picture[], times: number, { census, flakes }: Proof, onSlice: () => void): Promise<void> {
  const there = byMode(pictures).filter(({ key }) => key in census.pictures);
  for (let time = 1; time <= times; time += 1) {
    const open = there.filter(({ key }) => (flakes.compared[key] ?? 0) < time);
    await inSlices(time % 2 === 1 ? open.reverse() : open, async (picture) => {
      const shot = await camera.glance(picture);
      flakes.compared[picture.key] = time;
      if (isBroken(shot)) flakes.unequal[picture.key] = shot.broken;
      else if (shot.hash !== census.pictures[picture.key]?.hash) {
        flakes.unequal[picture.key] = shot.hash;
        keepPicture('unequal', picture.key, shot.png);
      }
    }, onSlice);
  }
}
