import { createHash } from 'node:crypto';
import { chromium } from 'playwright';
import { chromiumPath } from '../scripts/browser.mjs';
import { modes, type Mode, type ModeSettings } from '../.storybook/modes.ts';
import { openBooth, type Booth } from './booth.ts';
import { PICTURE_FLAGS } from './environment.ts';
import type { Picture } from './pictures.ts';
import { settled } from './settled.ts';
import { within } from './within.ts';

/** A picture that was taken, or why it was not. */
export type Shot = { png: Buffer; hash: string } | { broken: string };

export const isBroken = (shot: Shot): shot is { broken: string } => 'broken' in shot;

/** A story as it stands, for who puts something in it wrong: its picture, its booth, and a way to take another. */
export type Sitting = { hash: string; booth: Booth; again: () => Promise<string> };

export type Camera = {
  /**
   * In a document that has shown other stories: several times as quick as a fresh one, and equal to it unless a story
   * leaves something behind.
   */
  glance: (picture: Picture) => Promise<Shot>;
  /** In a page of its own: nothing is left over from another. */
  take: (picture: Picture) => Promise<Shot>;
  /** A glance that lets `work` have the page while the story stands in it; undefined when there is no picture. */
  study: <T>(picture: Picture, work: (sitting: Sitting) => Promise<T>) => Promise<T | undefined>;
  /** Pages given up because they drew no more. */
  lostPages: () => number;
  close: () => Promise<void>;
};

const WAIT_MS = 60_000;

/** New pages for one picture before its story is held to be what stops them. */
const PAGES = 3;

type Work = (booth: Booth) => Promise<Shot>;

/** Takes pictures of the Storybook served at `origin`. */
export async function openCamera(origin: string): Promise<Camera> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...PICTURE_FLAGS] });
  const idle: Booth[] = [];
  let lost = 0;

  /** As many booths as there are pictures at once: one for another mode goes before a new one comes. */
  async function borrow(mode: Mode): Promise<Booth> {
    const [former] = idle.splice(
      Math.max(
        0,
        idle.findIndex((booth) => booth.mode === mode),
      ),
      1,
    );
    if (former?.mode === mode) return former;
    await former?.close();
    return openBooth(browser, origin, mode);
  }

  async function inBooth({ mode }: Picture, work: Work, isOwn = false): Promise<Shot> {
    for (let page = 1; ; page += 1) {
      const booth = await within(WAIT_MS, 'a page', isOwn ? openBooth(browser, origin, mode) : borrow(mode));
      const shot = await work(booth).catch((error: unknown) => ({
        broken: error instanceof Error ? error.message : String(error),
      }));
      if (!isBroken(shot)) {
        if (isOwn) await booth.close();
        else idle.push(booth);
        return shot;
      }
      const isAlive = await booth.isAlive();
      await booth.close();
      if (isAlive || page === PAGES) return shot;
      lost += 1;
    }
  }

  return {
    glance: (picture) => inBooth(picture, (booth) => shoot(booth, picture, quickly(booth))),
    take: (picture) => inBooth(picture, (booth) => shoot(booth, picture, booth.open), true),
    study: async <T>(picture: Picture, work: (sitting: Sitting) => Promise<T>) => {
      let result: T | undefined;
      await inBooth(picture, async (booth) => {
        const shot = await shoot(booth, picture, quickly(booth));
        if (!isBroken(shot))
          result = await work({ hash: shot.hash, booth, again: async () => hashOf(await photograph(booth, picture)) });
        return shot;
      });
      return result;
    },
    lostPages: () => lost,
    close: () => browser.close(),
  };
}

const quickly = ({ isSpoilt, open, turnTo }: Booth): Booth['open'] => (isSpoilt ? open : turnTo);

async function shoot(booth: Booth, picture: Picture, show: Booth['open']): Promise<Shot> {
  booth.failures.length = 0;
  await show(picture.storyId);
  const { error } = await within(WAIT_MS, 'the story', booth.page.evaluate(settled, picture.storyId));
  if (error !== undefined) return { broken: error };
  const png = await photograph(booth, picture);
  if (booth.failures.length > 0) return { broken: booth.failures.join('\n') };
  return { png, hash: hashOf(png) };
}

const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 32);

/** A component is shown whole; a screen as it stands on the device. */
const isWhole = ({ title }: Picture): boolean => !title.startsWith('页面/');

/**
 * Chromium scales an image from whichever smaller copy of it was decoded last, so that a smooth one depends on what was
 * shown before. Pixel by pixel it is scaled from its file.
 */
const STILL_IMAGES = '* { image-rendering: pixelated !important; }';

/** On paper only for the picture: what the story's play taps is not printed. */
async function photograph({ page }: Booth, picture: Picture): Promise<Buffer> {
  const { print }: ModeSettings = modes[picture.mode];
  if (print) {
    await page.emulateMedia({ media: 'print' });
    // As printing does: a list renders all its rows then.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.evaluate(loadAllImages);
  }
  try {
    return await page.screenshot({ fullPage: print || isWhole(picture), caret: 'hide', style: STILL_IMAGES });
  } finally {
    if (print) {
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: null });
    }
  }
}

/** On paper all of a page is in sight, the pictures far down as well. Serialised into the page. */
async function loadAllImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}
