import { sql, type Kysely, type SqlBool } from 'kysely';
import type { LedgerRow } from '#domain/order.ts';
import type { Page } from '#domain/page.ts';
import type { Database, LedgerTableRow } from './db/schema.ts';
import { keysetPage, listQuery, type Order } from './keysetPage.ts';
import type { Paging } from './paging.ts';
import { monthRange } from './serverDay.ts';

/** 0 all, 1 in, -1 out; `month` is YYYY-MM or empty. */
export type LedgerFilter = { direction: number; month: string };

function ledgerRowOf(row: LedgerTableRow): LedgerRow {
  const { uid, seq, type, title, amount, balance, link } = row;
  return { id: `${uid}-${seq}`, type, title, amount, balance, createTime: row.created_at, ...(link && { link }) };
}

const NEWEST: Order = {
  by: [sql.ref('ledger.created_at')],
  id: sql.ref('ledger.seq'),
  idType: 'number',
  direction: 'desc',
};

/** The conditions repeat those of the partial indexes for income and spending, so that these are used. */
function among(db: Kysely<Database>, uid: string, { direction, month }: LedgerFilter) {
  let mine = db.selectFrom('ledger').where('uid', '=', uid);
  if (direction > 0) mine = mine.where(sql<SqlBool>`amount > 0`);
  if (direction < 0) mine = mine.where(sql<SqlBool>`amount < 0`);
  if (month === '') return mine;
  const { from, to } = monthRange(month);
  return mine.where('created_at', '>=', from).where('created_at', '<', to);
}

/** One page of a user's ledger, newest first. */
export async function listLedger(
  db: Kysely<Database>,
  uid: string,
  filter: LedgerFilter,
  paging: Paging,
): Promise<Page<LedgerRow>> {
  const page = await keysetPage(paging, {
    ...listQuery(db, NEWEST, among(db, uid, filter)),
    read: (seqs) =>
      db.selectFrom('ledger').selectAll().where('uid', '=', uid).where('seq', 'in', seqs.map(Number)).execute(),
    idOf: ({ seq }) => seq,
  });
  return { ...page, records: page.records.map(ledgerRowOf) };
}
