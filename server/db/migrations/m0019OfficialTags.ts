import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tags under which the house alone writes, and who writes for it. */
export const officialTags: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['tags', 'users']) {
      await db.schema
        .alterTable(table)
        .addColumn('official', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await sql`update tags set official = 1 where id = 'official'`.execute(db);
    // Who wrote under it before may have been anybody: the operator names who may.
  },
};
