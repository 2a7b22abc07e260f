import { fillWithTexts, TALKED_ABOUT } from '../../e2e/fixtures/fill.ts';
import { viewAs } from '../../e2e/fixtures/serverApi.ts';
import { keptWords, listenForMischief, readWords } from '../../e2e/fixtures/words.ts';
import { HOSTILE_TEXTS, hostileTexts } from '#server/testing/hostileTexts.ts';
import type { Figure, Part, ProveOptions } from '../figure.ts';
import { buildWithout } from '../mutants/buildWithout.ts';
import { carelessBuilds } from '../mutants/carelessBuilds.ts';
import { openPortal, type OpenPortal } from '../openPortal.ts';
import { seededPick } from '../seededRandom.ts';

type Control = NonNullable<Figure['control']>;

/** Long enough for pictures that are not there to be missed. */
const CONTROL_WAIT_MS = 1500;

/** Nothing but these texts in the square, each as a post, a comment and a nickname. */
async function withTexts<T>(
  texts: readonly string[],
  folder: string | undefined,
  look: (portal: OpenPortal) => Promise<T>,
): Promise<T> {
  const portal = await openPortal(folder);
  try {
    await fillWithTexts(portal.dataDir, texts);
    return await look(portal);
  } finally {
    await portal.close();
  }
}

/** How many scripts the first comments of our own run where they are drawn as markup, and no policy stands. */
const careless = async (): Promise<Control> =>
  withTexts(
    HOSTILE_TEXTS.filter((text) => text.startsWith('<img')),
    await buildWithout(carelessBuilds.drawsMarkup),
    async ({ openPage }) => {
      const page = await openPage({ bypassCSP: true });
      await page.addInitScript(listenForMischief);
      await page.goto(`/post/${TALKED_ABOUT}`);
      await page.getByRole('article').first().waitFor();
      await page.waitForTimeout(CONTROL_WAIT_MS);
      const ran = await page.evaluate(() => window.mischief.ran.length);
      return {
        name: 'where comments are drawn as markup, and without the policy: executed',
        value: ran,
        target: '> 0',
        holds: ran > 0,
      };
    },
  );

async function* figures({ seed, scale }: ProveOptions): AsyncGenerator<Figure> {
  const control = await careless();
  const texts = hostileTexts().filter(seededPick(seed, scale));
  const readings = await withTexts(texts, undefined, async ({ origin, openPage }) => {
    const kept = await keptWords((await viewAs(origin, 'rich01')).api);
    const page = await openPage();
    await page.addInitScript(listenForMischief);
    const read = [];
    for (const [address, said] of Object.entries(kept))
      read.push({ kept: said.size, ...(await readWords(page, address, said)) });
    return read;
  });
  const sum = (count: (reading: (typeof readings)[number]) => number): number =>
    readings.reduce((total, reading) => total + count(reading), 0);
  const isWhole = readings.length === 2 && readings.every(({ kept }) => kept === texts.length);
  const executed = sum(({ mischief }) => mischief.ran.length + mischief.violations.length);
  yield {
    name: `1. ${texts.length} texts as posts, comments and nicknames: executed, or against the policy`,
    value: executed,
    target: '0',
    holds: isWhole && executed === 0,
    control,
  };
  const different = sum(({ wrong }) => wrong.length);
  yield {
    name: 'shown otherwise than they were written (X3)',
    value: different,
    target: '0',
    holds: isWhole && different === 0,
  };
  const tooWide = sum(({ mischief }) => mischief.tooWide.length);
  yield { name: 'rows and pages wider than the screen', value: tooWide, target: '0', holds: isWhole && tooWide === 0 };
}

/** Figure 1 where people write: what is sent is words, letter for letter. Needs the built portal. */
export const words: Part = { id: 'words', title: 'hostile texts as posts, comments and nicknames', figures };
