import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names that read alike are found by one key: nobody is given, or chooses, one that somebody bears. */
export const nameKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('users')
      .addColumn('name_key', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // A name that was not chosen is of letters that every database folds alike.
    await sql`update users set name_key = coalesce((select name_key from nicknames where nicknames.uid = users.uid), lower(name))`.execute(
      db,
    );
    await db.schema.dropIndex('users_name').execute();
    await db.schema.createIndex('users_name_key').on('users').column('name_key').execute();
  },
};
