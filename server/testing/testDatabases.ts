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

/** A database for a server process, which a test can open too. */
export type TestDatabase = { env: Record<string, string>; open(): Kysely<Database>; remove(): void };

export function sqliteDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  return Promise.resolve({
    env: { DATA_DIR: folder },
    open: () => openSqlite(folder),
    remove: () => rmSync(folder, { recursive: true }),
  });
}

async function postgresDatabase(): Promise<TestDatabase> {
  const url = await createPostgresDatabase();
  return { env: { DATABASE_URL: url }, open: () => openPostgres(url, () => undefined), remove: () => undefined };
}

/** The supported databases; PostgreSQL only where it is installed. */
export const testDatabases = [
  { name: 'SQLite', present: true, open: sqliteDatabase },
  {
    name: postgresIsPresent ? 'PostgreSQL' : 'PostgreSQL not present',
    present: postgresIsPresent,
    open: postgresDatabase,
  },
] as const;

/** Opens a test database on a connection of its own. */
export async function withDatabase<T>(database: TestDatabase, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const db = database.open();
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
