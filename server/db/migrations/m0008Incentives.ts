import type { Migration } from 'kysely/migration';
import { sql, type Kysely } from 'kysely';

/** The key is the rule: one check-in per person and day, one gift per run of days (M9). */
async function createCheckIns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('check_ins')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('made_up', 'integer', (column) => column.notNull())
    .addColumn('reward', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('check_ins_key', ['uid', 'day'])
    .execute();
  await db.schema
    .createTable('milestone_claims')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('run_start', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('milestone_claims_key', ['uid', 'days', 'run_start'])
    .execute();
}

async function createTasks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('task_claims')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('task_id', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('reward', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('task_claims_key', ['uid', 'task_id', 'period'])
    .execute();
  await db.schema
    .createTable('shares')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('ref_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shares_key', ['uid', 'day', 'ref_id'])
    .execute();
  await db.schema
    .createTable('reading_time')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('read_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reading_time_key', ['uid', 'day'])
    .execute();
}

/** `updated_at` moves with every reading again; a chapter is finished for the first time only once. */
async function dateFinishedChapters(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chapter_progress').addColumn('finished_at', 'bigint').execute();
  await sql`update chapter_progress set finished_at = updated_at where finished = 1`.execute(db);
}

async function createWelfare(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('welfare_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('brief', 'text', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('reward', 'text', (column) => column.notNull())
    .addColumn('cost', 'bigint', (column) => column.notNull())
    .addColumn('remaining', 'bigint')
    .addColumn('per_person', 'integer', (column) => column.notNull())
    .addColumn('need_level', 'integer', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .addCheckConstraint(
      'welfare_items_amounts',
      sql`cost >= 0 and per_person > 0 and (remaining is null or remaining >= 0)`,
    )
    .execute();
  await db.schema
    .createTable('welfare_claims')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('item_id', 'text', (column) => column.notNull().references('welfare_items.id'))
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('no', 'integer', (column) => column.notNull())
    .addColumn('cost', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('welfare_claims_key', ['uid', 'item_id', 'period', 'no'])
    .execute();
}

async function createActivities(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('brief', 'text', (column) => column.notNull())
    .addColumn('cover', 'text', (column) => column.notNull())
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('cta_text', 'text', (column) => column.notNull())
    .addColumn('cta_route', 'text')
    .addColumn('reward', 'text')
    .addCheckConstraint('activities_time', sql`start_at < end_at`)
    .execute();
  await db.schema.createIndex('activities_end').on('activities').columns(['end_at', 'start_at']).execute();
  await db.schema
    .createTable('activity_joins')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('activity_id', 'text', (column) => column.notNull().references('activities.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('activity_joins_key', ['uid', 'activity_id'])
    .execute();
}

async function createInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invite_rewards')
    .addColumn('invitee', 'text', (column) => column.primaryKey().references('users.uid'))
    .addColumn('inviter', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('invite_rewards_inviter').on('invite_rewards').column('inviter').execute();
  await db.schema.createIndex('users_invited_by').on('users').columns(['invited_by', 'created_at']).execute();
}

/** What brings people back: check-ins, tasks, welfare, activities, invitations. */
export const incentives: Migration = {
  async up(db: Kysely<unknown>) {
    await createCheckIns(db);
    await createTasks(db);
    await dateFinishedChapters(db);
    await createWelfare(db);
    await createActivities(db);
    await createInvitations(db);
  },
};
