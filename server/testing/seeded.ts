import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely, type Logger } from 'kysely';
import { migrate } from '../db/migrations.ts';
import { openPostgres } from '../db/openPostgres.ts';
import { openSqlite, sqliteFileIn } from '../db/openSqlite.ts';
import type { Database } from '../db/schema.ts';
import { createScryptPasswords } from '../nodePasswords.ts';
import type { Random } from '../ports.ts';
import { seed } from '../seed/seed.ts';
import { createPostgresDatabase } from './postgres.ts';
import { oncePerRun } from './testRun.ts';

/** 30 June 2026, noon in Shanghai. */
export const NOON = Date.UTC(2026, 5, 30, 4);

/** Hashed at next to no cost: what a hash is worth is not what these tests are about. */
export const passwords = createScryptPasswords({ N: 16, r: 1, p: 1 });

export const random: Random = (length) => new Uint8Array(randomBytes(length));

/** A database with the demo content, which goes when it is closed. */
type Seeded = { db: Kysely<Database>; close(): Promise<void> };

async function fill(db: Kysely<Database>): Promise<void> {
  await migrate(db);
  await seed({ db, clock: () => NOON, random, passwords, mode: 'demo' });
  await db.destroy();
}

const sqliteTemplate = (): Promise<string> => oncePerRun('sqlite', (folder) => fill(openSqlite(folder)));

/** A folder with the demo's SQLite file, as a server finds it that was started before; for the caller to remove. */
export async function makeSeededFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sqlite-'));
  copyFileSync(sqliteFileIn(await sqliteTemplate()), sqliteFileIn(folder));
  return folder;
}

/** Opens a SQLite database of its own with the demo content. */
export async function openSeededSqlite(log?: Logger): Promise<Seeded> {
  const folder = await makeSeededFolder();
  const db = openSqlite(folder, log);
  // Only a machine that loses its power would miss this.
  await sql`pragma synchronous = off`.execute(db);
  return {
    db,
    async close() {
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

async function postgresTemplate(): Promise<string> {
  const folder = await oncePerRun('postgres-template', async (made) => {
    const url = await createPostgresDatabase();
    await fill(openPostgres(url, () => undefined));
    writeFileSync(join(made, 'name'), new URL(url).pathname.slice(1));
  });
  return readFile(join(folder, 'name'), 'utf8');
}

/** Opens a PostgreSQL database of its own with the demo content. */
export async function openSeededPostgres(log?: Logger): Promise<Seeded> {
  const db = openPostgres(await createPostgresDatabase(await postgresTemplate()), () => undefined, { log });
  return { db, close: () => db.destroy() };
}
