import type { Kysely, Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import type { LedgerType } from '#domain/order.ts';
import { ApiError } from './answer.ts';
import type { Database } from './db/schema.ts';
import type { Deliverable } from './delivery.ts';

/** What a movement of diamonds says of itself in the ledger. */
export type Movement = { type: LedgerType; title: string; link: string | null; now: number };

/** The diamonds someone has. */
export async function balanceOf(db: Kysely<Database>, uid: string): Promise<number> {
  const { balance } = await db.selectFrom('users').select('balance').where('uid', '=', uid).executeTakeFirstOrThrow();
  return balance;
}

type Wallet = { balance: number; ledger_seq: number };

/** The row is written from the very statement that moved the balance, so the two cannot part (M4). */
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
 * Takes diamonds, or refuses with 1101 and changes nothing. The check and the change are one
 * statement: no balance is read first and written later (M3).
 * @param _for proof that what is paid for can be given
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

/** Adds diamonds. */
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
