import type { Migration } from 'kysely/migration';
import { sql, type Kysely } from 'kysely';

const LARGEST_WHOLE = sql.lit(Number.MAX_SAFE_INTEGER);

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('login_name', 'text')
    .addColumn('login_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('avatar', 'text', (column) => column.notNull())
    .addColumn('sex', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('age', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('balance', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('ledger_seq', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('level_type', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('exp_at', 'bigint')
    .addColumn('badge', 'text')
    .addColumn('saved_coin', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('first_recharge_at', 'bigint')
    .addColumn('invite_code', 'text', (column) => column.notNull().unique())
    .addColumn('invited_by', 'text')
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('users_balance_range', sql`balance >= 0 and balance <= ${LARGEST_WHOLE}`)
    .execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_uid').on('sessions').column('uid').execute();
  await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute();
}

async function createSmsCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sms_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('scene', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('used_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sms_codes_newest').on('sms_codes').columns(['phone', 'scene', 'created_at']).execute();
  await db.schema.createIndex('sms_codes_expires_at').on('sms_codes').column('expires_at').execute();
}

async function createCounters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('bucket', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rate_limits_ends_at').on('rate_limits').column('ends_at').execute();
  await db.schema
    .createTable('install_reports')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('invite_code', 'text', (column) => column.notNull())
    .addColumn('hits', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('install_reports_key', ['day', 'channel_id', 'invite_code'])
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** People, their sessions and codes, and the counters that protect them. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await createUsers(db);
    await createSessions(db);
    await createSmsCodes(db);
    await createCounters(db);
  },
};
