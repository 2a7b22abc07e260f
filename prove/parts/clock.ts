import type { BrowserContextOptions, Page } from '@playwright/test';
import { checkInTwice, offerOf, OFFSETS, wrongBulletins, wrongTimes, ZONES } from '../../e2e/fixtures/clocks.ts';
import { watchPage } from '../../e2e/fixtures/watchPage.ts';
import { newPerson, type NewPerson } from '../faults/people.ts';
import { openWorld, phoneOf, type World } from '../faults/run.ts';
import type { Figure, Part } from '../figure.ts';
import { buildWithout } from '../mutants/buildWithout.ts';
import { mutantsNamed } from '../mutants/session.ts';
import { logInBy } from '../openPortal.ts';

type Control = NonNullable<Figure['control']>;

const VISITOR: BrowserContextOptions = { storageState: { cookies: [], origins: [] } };

/** A phone of somebody new; every complaint of the browser is a fault. */
async function on<T>(
  world: World,
  options: BrowserContextOptions,
  walk: (page: Page, who: NewPerson) => Promise<T>,
): Promise<{ result: T; complaints: string[] }> {
  const who = await newPerson(world.origin, world.db);
  const context = await phoneOf(world, who, options);
  const watch = watchPage(context, world.origin, undefined);
  try {
    return { result: await walk(await context.newPage(), who), complaints: watch.complaints() };
  } finally {
    await context.close();
  }
}

async function bulletins(world: World, zones: readonly string[]): Promise<{ tried: number; wrong: string[] }> {
  const all = { tried: 0, wrong: [] as string[] };
  for (const timezoneId of zones) {
    const { result, complaints } = await on(world, { ...VISITOR, timezoneId }, (page) =>
      wrongBulletins(page, timezoneId),
    );
    all.tried += result.tried;
    all.wrong.push(...result.wrong, ...complaints);
  }
  return all;
}

/** What pages say of times to somebody with a history, whose clock is off. */
async function times(world: World, offset: number): Promise<string[]> {
  const { result, complaints } = await on(world, VISITOR, async (page) => {
    await page.clock.setSystemTime(Date.now() + offset);
    await logInBy(page, world.origin, 'rich01');
    return wrongTimes(page);
  });
  return [...result, ...complaints];
}

const setMember = (world: World, uid: string, until: number) =>
  world.db.updateTable('users').set({ level_type: 1, exp_at: until }).where('uid', '=', uid).execute();

/** Whether a membership that has ended, or has not, is what a phone says whose clock would have it otherwise. */
async function judgesMember(world: World, offset: number): Promise<boolean> {
  const { result } = await on(world, {}, async (page, { uid }) => {
    await page.clock.setSystemTime(Date.now() + offset);
    await setMember(world, uid, Date.now() - 60_000);
    const ended = await offerOf(page);
    await setMember(world, uid, Date.now() + 3_600_000);
    return ended === 'price' && (await offerOf(page)) === 'member';
  });
  return result;
}

/** Whether somebody whose clock goes on by a day checks in once, as the server's ledger has it. */
async function judgesDay(world: World, offset: number): Promise<boolean> {
  const { result } = await on(world, {}, async (page, { uid }) => {
    const may = await checkInTwice(page, Date.now() + offset);
    const rows = await world.db
      .selectFrom('ledger')
      .select('seq')
      .where('uid', '=', uid)
      .where('type', '=', 'checkin')
      .execute();
    return may === 1 && rows.length === 1;
  });
  return result;
}

async function mistaken(): Promise<Control[]> {
  const world = await openWorld(
    undefined,
    await buildWithout(
      ...mutantsNamed(
        'a bulletin rests for 24 hours',
        'a time to come is some time ago',
        'the phone judges a membership',
      ),
    ),
  );
  try {
    const { tried, wrong } = await bulletins(world, ['Asia/Shanghai', 'America/New_York']);
    const seen = await times(world, OFFSETS['a day behind'] ?? 0);
    const judged = await judgesMember(world, OFFSETS['ten years ahead'] ?? 0);
    return [
      {
        name: `where a bulletin rests for 24 hours, of ${tried}: wrong`,
        value: wrong.length,
        target: '> 0',
        holds: wrong.length > 0,
      },
      {
        name: 'where a time to come is some time ago: lines',
        value: seen.length,
        target: '> 0',
        holds: seen.length > 0,
      },
      { name: 'where the phone judges a membership: right', value: judged ? 1 : 0, target: '0', holds: !judged },
    ];
  } finally {
    await world.close();
  }
}

const none = (name: string, found: readonly string[], control: Control | undefined): Figure => ({
  name,
  value: found.length === 0 ? 0 : `${found.length}: ${found.slice(0, 5).join(' | ')}`,
  target: '0',
  holds: found.length === 0,
  ...(control && { control }),
});

async function* figures(): AsyncGenerator<Figure> {
  const [rests, ago, judged] = await mistaken();
  const world = await openWorld();
  try {
    const { tried, wrong } = await bulletins(world, Object.keys(ZONES));
    yield none(
      `${tried} visits at the borders of days in ${Object.keys(ZONES).length} zones: bulletins asked for wrongly`,
      wrong,
      rests,
    );
    const off = Object.entries(OFFSETS);
    const lines: string[] = [];
    let members = 0;
    let days = 0;
    for (const [name, offset] of off) {
      lines.push(...(await times(world, offset)).map((line) => `${name}: ${line}`));
      if (await judgesMember(world, offset)) members += 1;
      if (await judgesDay(world, offset)) days += 1;
    }
    yield none(
      `clocks ${off.map(([name]) => name).join(', ')}: lines that tell no time, blank pages, complaints`,
      lines,
      ago,
    );
    yield {
      name: 'of these, where the server alone says who is a member',
      value: `${members} of ${off.length}`,
      target: 'all',
      holds: members === off.length,
      ...(judged && { control: judged }),
    };
    yield {
      name: 'of these, where a day more by the phone brings no second check-in',
      value: `${days} of ${off.length}`,
      target: 'all',
      holds: days === off.length,
    };
  } finally {
    await world.close();
  }
}

/** Promises 7 and 10: clocks that are off, and days that are not 24 hours (F10). Needs the built portal. */
export const clocks: Part = { id: 'clock', title: 'phones whose clock is wrong, and the borders of days', figures };
