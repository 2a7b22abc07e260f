import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where accounts were rightly opened: guesses from elsewhere do not shut their owners out there. */
export const loginPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('login_places')
      .addColumn('place', 'text', (column) => column.primaryKey())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('login_places_seen_at').on('login_places').column('seen_at').execute();
  },
};
