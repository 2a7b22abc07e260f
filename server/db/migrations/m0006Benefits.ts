import type { Migration } from 'kysely/migration';
import { sql, type Kysely } from 'kysely';

async function createPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vip_plans')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('badge', 'text', (column) => column.notNull())
    .addColumn('days', 'bigint', (column) => column.notNull())
    .addColumn('price_fen', 'bigint', (column) => column.notNull())
    .addColumn('origin_fen', 'bigint', (column) => column.notNull())
    .addColumn('coin_price', 'bigint')
    .addColumn('recommended', 'integer', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .addCheckConstraint('vip_plans_amounts', sql`days > 0 and price_fen > 0 and (coin_price is null or coin_price > 0)`)
    .execute();
}

async function createMemberships(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('membership_sales')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('days', 'bigint', (column) => column.notNull())
    .addColumn('coin', 'bigint', (column) => column.notNull())
    .addColumn('price_fen', 'bigint', (column) => column.notNull())
    // Unique: an order extends a membership once, whatever the code does.
    .addColumn('order_id', 'text', (column) => column.unique().references('orders.order_id'))
    .addColumn('source_game', 'text')
    .addColumn('exp_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('membership_sales_owner').on('membership_sales').columns(['uid', 'created_at']).execute();
  await db.schema
    .createTable('membership_reminders')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('exp_at', 'bigint', (column) => column.notNull())
    .addColumn('days_left', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('membership_reminders_key', ['uid', 'exp_at', 'days_left'])
    .execute();
}

async function createGiftClaims(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gift_claims')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('gift_id', 'text', (column) => column.notNull().references('gifts.id'))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('gift_claims_key', ['uid', 'gift_id'])
    .execute();
}

async function createRedeem(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redeem_campaigns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('reward', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('redeem_codes')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('redeem_campaigns.id'))
    .addColumn('uses_left', 'bigint', (column) => column.notNull())
    .addCheckConstraint('redeem_codes_left', sql`uses_left >= 0`)
    .execute();
  await db.schema
    .createTable('redeem_uses')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('campaign_id', 'text', (column) => column.notNull().references('redeem_campaigns.id'))
    .addColumn('code', 'text', (column) => column.notNull().references('redeem_codes.code'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('redeem_uses_key', ['uid', 'campaign_id'])
    .execute();
}

/** SQLite adds one column at a time. */
async function extendTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('days', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('orders').addColumn('source_game', 'text').execute();
  await db.schema
    .alterTable('gifts')
    .addColumn('reward_only', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('gifts').addColumn('daily_limit', 'bigint').execute();
  await db.schema
    .alterTable('gifts')
    .addColumn('day', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('gifts')
    .addColumn('taken_today', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Membership cards and their sales, claimed gift packs, redeem codes. */
export const benefits: Migration = {
  async up(db: Kysely<unknown>) {
    await extendTables(db);
    await createPlans(db);
    await createMemberships(db);
    await createGiftClaims(db);
    await createRedeem(db);
  },
};
