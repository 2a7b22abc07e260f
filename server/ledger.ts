import type { Kysely } from 'kysely';
import type { LedgerRow } from '#domain/order.ts';
import type { Page } from '#domain/page.ts';
import type { Database, LedgerTableRow } from './db/schema.ts';
import { pageOf, type Paging } from './paging.ts';
import { monthRange } from './serverDay.ts';

/** 0 all, 1 in, -1 out; `month` is YYYY-MM or empty. */
export type LedgerFilter = { direction: number; month: string };

function ledgerRowOf(row: LedgerTableRow): LedgerRow {
  const { uid, seq, type, title, amount, balance, link } = row;
  return { id: `${uid}-${seq}`, type, title, amount, balance, createTime: row.created_at, ...(link && { link }) };
}

/** One page of someone's diamond movements, newest first. */
export function listLedger(
  db: Kysely<Database>,
  uid: string,
  { direction, month }: LedgerFilter,
  paging: Paging,
): Promise<Page<LedgerRow>> {
  let mine = db.selectFrom('ledger').where('uid', '=', uid);
  if (direction > 0) mine = mine.where('amount', '>', 0);
  if (direction < 0) mine = mine.where('amount', '<', 0);
  if (month !== '') {
    const { from, to } = monthRange(month);
    mine = mine.where('created_at', '>=', from).where('created_at', '<', to);
  }
  return pageOf(paging, {
    count: mine.select((eb) => eb.fn.countAll<number>().as('total')),
    rows: mine.selectAll().orderBy('seq', 'desc'),
    view: ledgerRowOf,
  });
}
