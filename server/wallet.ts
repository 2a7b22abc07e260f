import type { Kysely, Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import type { LedgerType } from '#domain/order.ts';
import { ApiError } from './answer.ts';
import type { Database } from './db/schema.ts';
import type { Deliverable } from './delivery.ts';

/** The description of a ledger row. */
export type Movement = { type: LedgerType; title: string; link: string | null; now: number };

/** A user's balance. */
export async function balanceOf(db: Kysely<Database>, uid: string): Promise<number> {
  const { balance } = await db.selectFrom('users').select('balance').where('uid', '=', uid).executeTakeFirstOrThrow();
  return balance;
}

type Wallet = { balance: number; ledger_seq: number };

/** The ledger row takes its balance from the UPDATE's RETURNING, so the two cannot differ (M4). */
async function writeLedger(
  trx: Transaction<Database>,
  uid: string,
  wallet: Wallet,
  amount: number,
  movement: Movement,
): Promise<void> {
  const { type, title, link, now } = movement;
  await trx
    .insertInto('ledger')
    .values({ uid, seq: wallet.ledger_seq, type, title, amount, balance: wallet.balance, link, created_at: now })
    .execute();
}

async function refuseInsufficient(trx: Transaction<Database>, uid: string, need: number): Promise<never> {
  const have = await balanceOf(trx, uid);
  throw new ApiError(Code.insufficientDiamonds, '当前钻石余额不足，请充值后继续', { data: { need, have } });
}

/**
 * Debits diamonds, or refuses with 1101. Check and change are one statement, never read-then-write (M3).
 * @param _for proof that the purchase can be delivered
 */
export async function debit(
  trx: Transaction<Database>,
  uid: string,
  amount: number,
  movement: Movement,
  _for: Deliverable,
): Promise<void> {
  const wallet = await trx
    .updateTable('users')
    .set((eb) => ({ balance: eb('balance', '-', amount), ledger_seq: eb('ledger_seq', '+', 1) }))
    .where('uid', '=', uid)
    .where('balance', '>=', amount)
    .returning(['balance', 'ledger_seq'])
    .executeTakeFirst();
  if (!wallet) return refuseInsufficient(trx, uid, amount);
  await writeLedger(trx, uid, wallet, -amount, movement);
}

/** Credits diamonds. */
export async function credit(
  trx: Transaction<Database>,
  uid: string,
  amount: number,
  movement: Movement,
): Promise<void> {
  const wallet = await trx
    .updateTable('users')
    .set((eb) => ({ balance: eb('balance', '+', amount), ledger_seq: eb('ledger_seq', '+', 1) }))
    .where('uid', '=', uid)
    .returning(['balance', 'ledger_seq'])
    .executeTakeFirstOrThrow();
  await writeLedger(trx, uid, wallet, amount, movement);
}
