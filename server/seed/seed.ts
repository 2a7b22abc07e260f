import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Clock, Mode, Passwords, Random } from '../ports.ts';
import { seedBenefits, seedPlans } from './benefits.ts';
import { seedComics } from './comics/seedComics.ts';
import { seedReading } from './comics/seedReading.ts';
import { seedFrontPage } from './frontPage.ts';
import { seedGames } from './games.ts';
import { seedActivities } from './incentives/activities.ts';
import { seedHabits } from './incentives/habits.ts';
import { seedWelfareItems } from './incentives/welfareItems.ts';
import { seedOrders } from './orders.ts';
import { seedPackages } from './packages.ts';
import { seedPeople } from './seedPeople.ts';
import { seedCommunity } from './square/seedCommunity.ts';
import { seedSquareSettings } from './square/settings.ts';

/** `none`: what is for sale, the square's settings and the words nobody may write; no games, comics, news or activities. */
export type Content = 'demo' | 'none';

/** What seeding needs from the world. */
export type SeedPorts = {
  db: Kysely<Database>;
  clock: Clock;
  random: Random;
  passwords: Passwords;
  mode: Mode;
  content?: Content;
};

const MARK = 'seeded_at';

/** Of two processes starting together only one gets to write the mark. */
async function claim(trx: Transaction<Database>, now: number): Promise<boolean> {
  const claimed = await trx
    .insertInto('settings')
    .values({ name: MARK, value: String(now) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

/** What a portal of one's own needs before it has content of its own. */
async function seedShop(trx: Transaction<Database>): Promise<void> {
  await seedPackages(trx);
  await seedPlans(trx);
  await seedSquareSettings(trx);
}

async function seedContent(trx: Transaction<Database>, now: number): Promise<void> {
  await seedGames(trx, now);
  await seedComics(trx, now);
  await seedFrontPage(trx, now);
  await seedWelfareItems(trx);
  await seedActivities(trx, now);
}

/** Writes what a database begins with, once (product §3.7); accounts with a known password only in demo mode. */
export async function seed({ db, clock, random, passwords, mode, content = 'demo' }: SeedPorts): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    if (!(await claim(trx, now))) return;
    if (content === 'demo') await seedContent(trx, now);
    await seedShop(trx);
    if (mode === 'production' || content === 'none') return;
    await seedPeople(trx, { now, random, passwords });
    await seedBenefits(trx, now);
    await seedOrders(trx, now);
    await seedHabits(trx, now);
    await seedReading(trx, now);
    await seedCommunity(trx, { now, random });
  });
}
