import { createFaultyVisits, PAGES, type Visit } from '../../e2e/fixtures/faultyVisits.ts';
import type { Part } from '../figure.ts';
import { logInBy, openPortal } from '../openPortal.ts';
import { seededRandom } from '../seededRandom.ts';

const WRONG_ANSWERS = 2000;

/** Two at a time, each with its own choices. */
const READERS = 2;

const changedIn = (visits: readonly Visit[]): number => visits.reduce((sum, { changed }) => sum + changed.length, 0);

/** Goes round all pages until so many answers were wrong. */
async function read(
  portal: Awaited<ReturnType<typeof openPortal>>,
  seed: number,
  answers: number,
  words?: readonly string[],
): Promise<Visit[]> {
  const page = await portal.openPage();
  await logInBy(page, portal.origin, 'rich01');
  const visit = await createFaultyVisits(page, portal.origin, seededRandom(seed), words);
  const visits: Visit[] = [];
  for (let index = seed; changedIn(visits) < answers; index += 1) {
    const seen = await visit(PAGES[index % PAGES.length] ?? '/');
    visits.push(seen);
    if (seen.wrong.length > 0 && !words)
      process.stderr.write(`  ${seen.address}: ${seen.wrong.join(' | ')}\n    ${seen.changed.join('\n    ')}\n`);
  }
  await page.context().close();
  return visits;
}

/** Figure 3b on screen: what wrong answers look like to a person (promise 5). Needs the built portal. */
export const screens: Part = {
  id: 'screens',
  title: 'wrong answers on real pages',
  async *figures({ seed, scale }) {
    const portal = await openPortal();
    try {
      const share = Math.ceil((WRONG_ANSWERS * scale) / READERS);
      const visits = (
        await Promise.all(Array.from({ length: READERS }, (_, reader) => read(portal, seed + reader, share)))
      ).flat();
      // Words that nobody should read, sent as they are: the eyes that look for them must see them.
      const control = await read(portal, seed, Math.min(60, share), ['"undefined"', '"NaN"', '"[object Object]"']);
      const wrong = visits.filter((visit) => visit.wrong.length > 0).length;
      const seen = control.filter((visit) => visit.wrong.length > 0).length;
      yield {
        name: `${changedIn(visits)} wrong answers in ${visits.length} visits: blank, bad words, errors, or not well again afterwards`,
        value: wrong,
        target: '0',
        holds: wrong === 0,
        control: {
          name: `visits in which such words were sent as texts, of ${control.length}`,
          value: seen,
          target: '>= 1',
          holds: seen >= 1,
        },
      };
    } finally {
      await portal.close();
    }
  },
};
