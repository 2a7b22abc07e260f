import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { migrate } from '../db/migrations.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { openSqlite } from '../db/openSqlite.ts';
import type { Database } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';
import { createPostgresDatabase, postgresIsPresent } from './postgres.ts';
import { passwords, random } from './seeded.ts';

/** Where a server process keeps its data, and the way for a test to look at it. */
export type Place = { env: Record<string, string>; open(): Kysely<Database>; remove(): void };

export function sqlitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-place-'));
  return Promise.resolve({
    env: { DATA_DIR: folder },
    open: () => openSqlite(folder),
    remove: () => rmSync(folder, { recursive: true }),
  });
}

async function postgresPlace(): Promise<Place> {
  const url = await createPostgresDatabase();
  return { env: { DATABASE_URL: url }, open: () => openPostgres(url, () => undefined), remove: () => undefined };
}

/** The databases a server can stand on; PostgreSQL only where the machine has it. */
export const places = [
  { name: 'SQLite', present: true, open: sqlitePlace },
  {
    name: postgresIsPresent ? 'PostgreSQL' : 'PostgreSQL not present',
    present: postgresIsPresent,
    open: postgresPlace,
  },
] as const;

/** Looks at a place's database, or changes it, on a connection of its own. */
export async function withDatabase<T>(place: Place, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = place.open();
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Rows of one statement: a database takes only so many values at once. */
const CHUNK = 200;

/** The demo content, and cheap games in plenty: the demo has too few to buy for long. */
export async function prepareShop(db: Kysely<Database>, games: number, price: number): Promise<string[]> {
  await migrate(db);
  await seed({ db, clock: Date.now, random, passwords, mode: 'demo' });
  const {
    slug: _,
    id: __,
    ...model
  } = await db.selectFrom('games').selectAll().where('id', '=', '1002').executeTakeFirstOrThrow();
  const ids = Array.from({ length: games }, (_value, index) => `shop-${index}`);
  for (let start = 0; start < games; start += CHUNK) {
    await db
      .insertInto('games')
      .values(ids.slice(start, start + CHUNK).map((id) => ({ ...model, id, slug: id, price })))
      .execute();
  }
  return ids;
}
