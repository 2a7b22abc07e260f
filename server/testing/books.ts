import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What the books of a portal must show at any moment, counted by the database itself. */
export type Books = { belowZero: number; parted: number; withoutGoods: number };

const NUMBER = (value: unknown): number => Number(value);

/**
 * Looks at all books in three statements: balances below zero, balances that are not the sum of their ledger, and people
 * who paid for another number of games than they own.
 */
export async function readBooks(db: Kysely<Database>): Promise<Books> {
  const { rows } = await sql<Record<keyof Books, unknown>>`
    select
      (select count(*) from users where balance < 0) + (select count(*) from ledger where balance < 0) as "belowZero",
      (select count(*) from users where balance <> (select coalesce(sum(amount), 0) from ledger where ledger.uid = users.uid)) as parted,
      (select count(*) from users where
        (select count(*) from ledger where ledger.uid = users.uid and ledger.type = 'game')
        <> (select count(*) from entitlements where entitlements.uid = users.uid)) as "withoutGoods"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The books could not be read.');
  return { belowZero: NUMBER(row.belowZero), parted: NUMBER(row.parted), withoutGoods: NUMBER(row.withoutGoods) };
}

export const wrongIn = ({ belowZero, parted, withoutGoods }: Books): number => belowZero + parted + withoutGoods;
