import type { Page } from '@playwright/test';
import type { FaultProxy } from './proxy.ts';
import { everywhere, isSeen, type Journey, type Traveller } from './journey.ts';

/** What was promised and not kept. */
export type Problem = { promise: 'money' | 'words' | 'end' | 'page'; text: string };

/** How a journey went, as far as the traveller saw. */
export type Travelled = { reached: boolean; problems: Problem[] };

/** How often somebody looks and does something while faults come, and how often after the last of them. */
const TRIES = 60;
const TRIES_IN_CALM = 60;

/** Looks at an empty field until its words count as lost: a document stands there before what it keeps. */
const LOST_FOR = 60;

const LOOK_AGAIN_MS = 80;
/** Looks at a page on which nothing can be done before it is loaded anew. */
const PATIENCE = 40;

/** The document, its code and its data have to come first. */
const PATIENCE_AFTER_RELOAD = 100;

/** Whoever loads a page anew so often without a change gives up. */
const RELOAD_TRIES = 20;

/** Loads the page where the journey begins; on a broken line that may fail. */
const begin = (page: Page, path: string): Promise<unknown> =>
  page.goto(path, { timeout: 15_000 }).catch(() => undefined);

/** Words that were typed and are neither in their field nor anywhere to be seen. */
async function lostWords(page: Page, { field }: Journey, { typed, text }: Traveller): Promise<string | undefined> {
  const shown = field?.(page).first();
  if (!shown || !typed || !(await shown.isVisible())) return undefined;
  const value = await shown.inputValue({ timeout: 500 }).catch(() => text);
  if (value === text || (await page.getByText(text).first().isVisible())) return undefined;
  return `typed “${text}”, the field holds “${value}”`;
}

/** Does what a person does at the sight of this page; false when there is nothing to do. */
async function act(page: Page, journey: Journey, who: Traveller): Promise<boolean> {
  for (const { see, act: reflex } of [...everywhere(page, who), ...journey.reflexes(page, who)]) {
    const seen = see.first();
    if (!(await isSeen(seen)) || !(await seen.isEnabled({ timeout: 500 }).catch(() => false))) continue;
    // The screen may change under the finger: then the tap misses.
    await reflex(seen).catch(() => undefined);
    return true;
  }
  return false;
}

/** Whether the page has anything to read. */
export const isBlank = async (page: Page): Promise<boolean> =>
  page
    .evaluate(() => (document.querySelector('main')?.innerText ?? document.body.innerText).trim() === '')
    .catch(() => false);

/** Goes on a journey as a stubborn person does: looks, taps, tries again, logs in again, at last loads the page anew. */
export async function travel(page: Page, journey: Journey, who: Traveller, proxy: FaultProxy): Promise<Travelled> {
  const problems: Problem[] = [];
  let [tries, idle, missing, patience] = [0, 0, 0, PATIENCE];
  await begin(page, journey.start(who));
  while (tries < TRIES + TRIES_IN_CALM) {
    if (tries === TRIES) await proxy.calm();
    if (await journey.isDone(page, who).catch(() => false)) return { reached: true, problems };
    const lost = await lostWords(page, journey, who).catch(() => undefined);
    missing = lost === undefined ? 0 : missing + 1;
    if (lost !== undefined && missing > LOST_FOR)
      return { reached: false, problems: [{ promise: 'words', text: lost }] };
    const acted = await act(page, journey, who);
    tries += acted ? 1 : 0;
    idle = acted ? 0 : idle + 1;
    if (idle >= patience || page.url().startsWith('chrome-error')) {
      if (await isBlank(page)) problems.push({ promise: 'page', text: `a blank page at ${page.url()}` });
      [tries, idle, patience] = [tries + RELOAD_TRIES, 0, PATIENCE_AFTER_RELOAD];
      await begin(page, journey.start(who));
    }
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
  return { reached: false, problems };
}
