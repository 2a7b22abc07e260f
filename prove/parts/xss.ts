import type { Browser, Page } from 'playwright';
import { XSS_MATRIX } from '#components/RichText/xssMatrix.fixtures.ts';
import type { Figure, Part } from '../figure.ts';
import { openBrowser } from '../openPortal.ts';
import { openStage, type Outcome, type Walls } from '../openStage.ts';
import { seededPick } from '../seededRandom.ts';
import { corpusVectors, type Vector } from '../xssVectors.ts';

type Result = { vector: Vector; outcome: Outcome };

/** A page that has shown so many hostile texts is given up for a new one. */
const PAGE_LASTS = 100;
const READERS = 2;
/** Long enough for a frame to load and an animation to begin. */
const CONTROL_WAIT_MS = 60;

async function showAll(browser: Browser, walls: Walls, vectors: readonly Vector[], waitMs?: number): Promise<Result[]> {
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    const stage = await openStage(browser, walls);
    const results: Result[] = [];
    for (const vector of vectors.filter((__, index) => index % READERS === reader)) {
      if (results.length % PAGE_LASTS === PAGE_LASTS - 1) await stage.fresh();
      results.push({ vector, outcome: await stage.show(vector.payload, waitMs) });
    }
    await stage.close();
    return results;
  });
  return (await Promise.all(readers)).flat();
}

const where = (results: readonly Result[], holds: (outcome: Outcome) => boolean): Result[] =>
  results.filter(({ outcome }) => holds(outcome));
const none = (name: string, found: readonly Result[]): Figure => {
  for (const { vector, outcome } of found.slice(0, 3)) {
    process.stderr.write(
      `  ${name}: ${JSON.stringify(vector.payload.slice(0, 200))} ${JSON.stringify({ ...outcome, shown: outcome.shown?.strangers })}\n`,
    );
  }
  return { name, value: found.length, target: '0', holds: found.length === 0 };
};

const hasRun = ({ ran }: Outcome): boolean => ran > 0;

/** What a reader would read of markup: its text without what is no prose. */
function proseOf(page: Page, payloads: readonly string[]): Promise<string[]> {
  return page.evaluate((texts) => {
    const NO_PROSE =
      'script, style, template, iframe, noscript, noembed, noframes, title, head, svg, math, audio, video, object, xmp, plaintext, selectedcontent, colgroup';
    return texts.map((text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      body.querySelectorAll(NO_PROSE).forEach((element) => element.remove());
      return body.textContent;
    });
  }, payloads);
}

const bare = (text: string): string => text.replace(/\s+/g, '');

/** Figure 1e: what of harmless markup is not to be read afterwards. */
async function lostTexts(browser: Browser, results: readonly Result[]): Promise<{ compared: number; lost: Result[] }> {
  const page = await browser.newPage();
  const harmless = results.filter(({ vector }) => vector.kind === 'markup');
  const prose = await proseOf(
    page,
    harmless.map(({ vector }) => vector.payload),
  );
  await page.close();
  return {
    compared: harmless.length,
    lost: harmless.filter(({ outcome }, index) => bare(outcome.shown?.text ?? '') !== bare(prose[index] ?? '')),
  };
}

async function* bothWalls(browser: Browser, vectors: readonly Vector[]): AsyncIterable<Figure> {
  const both = await showAll(browser, { sanitiser: true, policy: true }, vectors);
  yield none(`${vectors.length} vectors, sanitiser and policy: executed`, where(both, hasRun));
  yield none(
    'outside requests',
    where(both, ({ asked }) => asked.length > 0),
  );
  yield none(
    'elements, attributes, ids, names, positions and addresses that the allow-list does not name (X1, X2, X7)',
    where(both, ({ shown }) => (shown?.strangers.length ?? 1) > 0),
  );
  yield none(
    'close buttons covered, or content met outside its box',
    where(both, ({ shown }) => shown?.isContained !== true),
  );
  yield none(
    'titles that are not the text sent (X3)',
    where(both, ({ shown }) => shown?.titleIsText !== true),
  );
  yield none(
    'pages that broke',
    where(both, ({ broke }) => broke !== undefined),
  );
  const { compared, lost } = await lostTexts(browser, both);
  yield { ...none(`texts lost of ${compared} of harmless markup`, lost), holds: compared > 0 && lost.length === 0 };
}

async function* eachWall(
  browser: Browser,
  vectors: readonly Vector[],
  control: readonly Vector[],
): AsyncIterable<Figure> {
  const open = await showAll(browser, { sanitiser: false, policy: false }, control, CONTROL_WAIT_MS);
  const fired = where(open, hasRun);
  const marked = control.filter(({ control: known }) => known?.executed);
  const firedMarked = fired.filter(({ vector }) => vector.control?.executed);
  process.stderr.write(
    `  without both walls: ${firedMarked.length} of the corpora's ${marked.length} that once ran, ${fired.length} of all ${control.length} tried\n`,
  );
  const heard = {
    name: `without both walls, of ${control.length}: executed`,
    value: fired.length,
    target: 'half of what the corpora mark, and >= 700 in full',
    holds: firedMarked.length >= marked.length / 2 && fired.length >= Math.min(700, control.length / 3),
  };
  const alone = await showAll(browser, { sanitiser: true, policy: false }, vectors);
  yield { ...none(`${vectors.length} vectors, sanitiser alone: executed`, where(alone, hasRun)), control: heard };
  const policy = await showAll(browser, { sanitiser: false, policy: true }, vectors);
  yield { ...none(`${vectors.length} vectors, policy alone: executed`, where(policy, hasRun)), control: heard };
}

/** Figures 1 to 1e: hostile markup in the real bulletin dialog (promise 1; X1, X2, X3, X7). */
export const xss: Part = {
  id: 'xss',
  title: 'hostile markup in the bulletin',
  async *figures({ seed, scale }) {
    const takes = seededPick(seed, scale);
    const own = XSS_MATRIX.map(
      (payload, index): Vector => ({ id: `own-${index}`, payload, context: 'html', kind: 'attack' }),
    );
    const vectors = [
      ...corpusVectors().filter(({ context }) => context === 'html' || context === 'text'),
      ...own,
    ].filter(takes);
    const control = vectors.filter((vector) => vector.control?.executed ?? vector.id.startsWith('own-'));
    const browser = await openBrowser();
    try {
      yield* bothWalls(browser, vectors);
      yield* eachWall(browser, vectors, control);
    } finally {
      await browser.close();
    }
  },
};
