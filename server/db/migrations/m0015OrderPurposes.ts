import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an order is for is kept with it, so that every way through payment leads back there. */
export const orderPurposes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('orders')
      .addColumn('purpose', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update orders set purpose = 'game.' || source_game where source_game is not null`.execute(db);
  },
};
