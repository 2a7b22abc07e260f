import type { Migration } from 'kysely/migration';
import { sql, type Kysely } from 'kysely';

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_key', ['uid', 'seq'])
    .addCheckConstraint('ledger_balance_range', sql`balance >= 0`)
    .execute();
  await db.schema.createIndex('ledger_time').on('ledger').columns(['uid', 'created_at']).execute();
}

async function createOwnership(db: Kysely<unknown>): Promise<void> {
  for (const table of ['entitlements', 'member_downloads']) {
    await db.schema
      .createTable(table)
      .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('price', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['uid', 'game_id'])
      .execute();
  }
}

async function createIntents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('intents')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('intents_key', ['uid', 'request_id'])
    .execute();
  await db.schema.createIndex('intents_created_at').on('intents').column('created_at').execute();
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('coin', 'bigint', (column) => column.notNull())
    .addColumn('price_fen', 'bigint', (column) => column.notNull())
    .addColumn('pay_type', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('return_url', 'text', (column) => column.notNull())
    .addColumn('transaction_id', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('orders_status', sql`status in (0, 1, 2, 3, 4)`)
    .addCheckConstraint('orders_price', sql`price_fen > 0`)
    .execute();
  await db.schema.createIndex('orders_pending').on('orders').columns(['status', 'expires_at']).execute();
  await db.schema.createIndex('orders_owner').on('orders').columns(['uid', 'created_at']).execute();
  await db.schema
    .createTable('packages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('coin', 'bigint', (column) => column.notNull())
    .addColumn('bonus', 'bigint', (column) => column.notNull())
    .addColumn('price_fen', 'bigint', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .addCheckConstraint('packages_amounts', sql`coin > 0 and bonus >= 0 and price_fen > 0`)
    .execute();
}

/** The ledger, what was bought, what was asked before, and orders. */
export const money: Migration = {
  async up(db: Kysely<unknown>) {
    await createLedger(db);
    await createOwnership(db);
    await createIntents(db);
    await createOrders(db);
  },
};
