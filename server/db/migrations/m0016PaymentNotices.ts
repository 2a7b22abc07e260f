import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What payment providers told, written down before anything is decided: no money is received without a trace. */
export const paymentNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('payment_notices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .addColumn('transaction_id', 'text', (column) => column.notNull())
      .addColumn('amount_fen', 'bigint', (column) => column.notNull())
      .addColumn('paid_at', 'bigint', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('decided_at', 'bigint')
      .addCheckConstraint(
        'payment_notices_state',
        sql`state in ('received', 'delivered', 'refund', 'review', 'refunded', 'dismissed')`,
      )
      .execute();
    await db.schema
      .createIndex('payment_notices_told')
      .unique()
      .on('payment_notices')
      .columns(['transaction_id', 'order_id', 'amount_fen'])
      .execute();
    await db.schema
      .createIndex('payment_notices_queue')
      .on('payment_notices')
      .columns(['state', 'received_at'])
      .execute();
  },
};
