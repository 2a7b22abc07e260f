import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was opened and finished for the first time stays known when the places are cleared. */
export const clearedPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('chapter_progress')
      .addColumn('cleared', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
