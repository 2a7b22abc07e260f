import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The orders games are listed in, all of them or those of a kind. */
const ORDERS = {
  games_hottest: ['downloads desc', 'id'],
  games_newest: ['updated_at desc', 'id'],
  games_kind_hottest: ['type_id', 'downloads desc', 'id'],
  games_kind_newest: ['type_id', 'updated_at desc', 'id'],
} as const;

/** Indexes whose directions are those of the lists: a page of a long catalogue is found without sorting all of it. */
export const catalogue: Migration = {
  async up(db: Kysely<unknown>) {
    for (const old of ['games_hottest', 'games_newest', 'games_type']) await db.schema.dropIndex(old).execute();
    for (const [name, columns] of Object.entries(ORDERS))
      await db.schema
        .createIndex(name)
        .on('games')
        .columns([...columns])
        .execute();
  },
};
