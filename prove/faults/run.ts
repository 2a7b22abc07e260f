import { rmSync } from 'node:fs';
import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { Kysely } from 'kysely';
import { openSqlite } from '#server/db/openSqlite.ts';
import type { Database } from '#server/db/schema.ts';
import { findMismatchesOf } from '#server/testing/ledgerCheck.ts';
import { startPortal } from '../../e2e/fixtures/startPortal.ts';
import { watchPending } from '../../e2e/fixtures/footprint.ts';
import { watchPage } from '../../e2e/fixtures/watchPage.ts';
import { CHROMIUM_FLAGS, shellPath } from '../../scripts/browser.mjs';
import type { Journey, Traveller } from './journey.ts';
import { journeys } from './journeys.ts';
import { newPerson, type NewPerson } from './people.ts';
import { putBetween, type ProxyOptions } from './proxy.ts';
import { scheduleOf, type Fault } from './schedule.ts';
import { isBlank, travel, type Problem } from './travel.ts';

/** One server and one browser, for as many journeys as there are. */
export type World = { origin: string; db: Kysely<Database>; browser: Browser; close(): Promise<void> };

/** What came of one seed; no problem means that every promise was kept. */
export type Outcome = { seed: number; journey: string; met: readonly string[]; problems: Problem[] };

/** What the network itself says of faults that were made. */
const PROVOKED = /Failed to load resource|net::ERR_|ERR_[A-Z_]+/;

const SETTLE_WITHIN_MS = 10_000;

/**
 * Starts the server that serves the built portal, and the browser unless one is there.
 * @param folder a build that is not the one asked about, for a control
 */
export async function openWorld(present?: Browser, folder?: string): Promise<World> {
  const portal = await startPortal({ TRUST_PROXY: '1', ...(folder !== undefined && { PORTAL_DIR: folder }) });
  const db = openSqlite(portal.dataDir);
  // A popup that opens by itself takes the taps of whoever is faster than any person.
  await db.deleteFrom('bulletins').execute();
  const browser = present ?? (await chromium.launch({ executablePath: await shellPath(), args: [...CHROMIUM_FLAGS] }));
  return {
    origin: portal.origin,
    db,
    browser,
    async close() {
      if (!present) await browser.close();
      await db.destroy();
      await portal.stop();
      rmSync(portal.dataDir, { recursive: true, force: true });
    },
  };
}

/** A phone on which the person is logged in already, unless told otherwise. */
export function phoneOf(
  { browser, origin }: World,
  who: NewPerson,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({
    ...devices['Pixel 7'],
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': who.address },
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'account', value: JSON.stringify(who.account) }] }],
    },
    ...options,
  });
}

async function settles(isSettled: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const deadline = Date.now() + SETTLE_WITHIN_MS; Date.now() < deadline; ) {
    if (await isSettled()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** What the server holds against the promises: the person wanted one thing. */
async function checkServer(db: Kysely<Database>, journey: Journey, who: Traveller): Promise<Problem[]> {
  const count = await journey.count(db, who);
  const promise = journey.field ? 'words' : 'money';
  const mismatches = await findMismatchesOf(db, who.uid);
  return [
    ...(count === 1 ? [] : [{ promise, text: `the server has it ${count} times` } as const]),
    ...mismatches.map((text) => ({ promise: 'money', text }) as const),
  ];
}

/** What the browser shows and holds once no fault comes any more. */
async function checkPage(
  page: Page,
  pending: () => readonly string[],
  complaints: readonly string[],
): Promise<Problem[]> {
  const texts = [...complaints];
  if (!(await settles(() => pending().length === 0))) texts.push(`calls that never ended: ${pending().join(' ')}`);
  if (!(await settles(async () => !(await isBlank(page))))) texts.push(`a blank page at the end, ${page.url()}`);
  return texts.map((text) => ({ promise: 'page', text }));
}

export type RunOptions = ProxyOptions & {
  seed?: number;
  /** A control: the page leaves a rejection unheard. */
  breakPage?: boolean;
  /** Looks at the journey beside what every journey is looked at for; what it gives is called before the pages close. */
  look?: (context: BrowserContext, who: Traveller) => () => Promise<void>;
};

const leaveUnheard = () => addEventListener('load', () => void Promise.reject(new Error('unheard')));

/** Sends one person on a journey over a line with these faults, and checks what came of it. */
export async function runJourney(
  world: World,
  journey: Journey,
  schedule: readonly Fault[],
  options: RunOptions = {},
): Promise<Outcome> {
  const person = await newPerson(world.origin, world.db);
  const who: Traveller = { ...person, text: `晚风${person.loginName.slice(1, 9)}`, typed: false };
  await journey.prepare?.(who, world.db);
  const context = await phoneOf(world, who);
  const watch = watchPage(context, world.origin, PROVOKED);
  const looked = options.look?.(context, who);
  const proxy = await putBetween(context, schedule, options);
  if (options.breakPage) await context.addInitScript(leaveUnheard);
  const page = await context.newPage();
  const pending = watchPending(page);
  const { reached, problems } = await travel(page, journey, who, proxy);
  await proxy.calm();
  if (!reached) problems.push({ promise: 'end', text: `the end was not reached, at ${page.url()}` });
  problems.push(
    ...(await checkPage(page, pending, watch.complaints())),
    ...(await checkServer(world.db, journey, who)),
  );
  await looked?.();
  await context.close();
  return { seed: options.seed ?? 0, journey: journey.id, met: proxy.met, problems };
}

/** The journey and the faults of a seed. */
export function runSeed(world: World, seed: number): Promise<Outcome> {
  const journey = journeys[seed % journeys.length];
  if (!journey) throw new Error(`There is no journey for seed ${seed}.`);
  return runJourney(world, journey, scheduleOf(seed), { seed });
}

export const outcomeText = ({ seed, journey, met, problems }: Outcome): string =>
  [
    `seed ${seed}, ${journey}`,
    ...problems.map(({ promise, text }) => `  ✗ ${promise}: ${text}`),
    ...met.map((fault) => `    ${fault}`),
  ].join('\n');
