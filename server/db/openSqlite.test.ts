import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openSqlite } from './openSqlite.ts';

/** Makes a table, and then cannot go on. */
const halfWay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('made').addColumn('id', 'text').execute();
    throw new Error('half way');
  },
};

test('a migration that fails half way leaves nothing of what it did, and can be run again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sqlite-'));
  const db = openSqlite(folder);
  const provider = { getMigrations: () => Promise.resolve({ '0001_half_way': halfWay }) };
  for (const _time of [1, 2]) {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    expect(error).toEqual(new Error('half way'));
    expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('made');
  }
  await db.destroy();
  rmSync(folder, { recursive: true });
});
