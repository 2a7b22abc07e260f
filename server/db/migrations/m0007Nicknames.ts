import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The names people chose for themselves: whose each is, and since when. */
export const nicknames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('nicknames')
      .addColumn('uid', 'text', (column) => column.primaryKey().references('users.uid').onDelete('cascade'))
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    // A chosen name must not be one that somebody bears who never chose.
    await db.schema.createIndex('users_name').on('users').column('name').execute();
  },
};
