import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { checkIncentives } from './incentiveCheck.ts';

type Mismatch = { uid: string; problem: string };

async function checkUser(db: Kysely<Database>, uid: string, balance: number): Promise<string[]> {
  const rows = await db.selectFrom('ledger').selectAll().where('uid', '=', uid).orderBy('seq').execute();
  const problems: string[] = [];
  let running = 0;
  for (const [index, row] of rows.entries()) {
    running += row.amount;
    if (row.seq !== index + 1) problems.push(`row ${index + 1} is numbered ${row.seq}`);
    if (row.balance !== running) problems.push(`row ${row.seq} says ${row.balance}, the sum is ${running}`);
    if (row.balance < 0) problems.push(`row ${row.seq} is below zero`);
  }
  if (running !== balance) problems.push(`the balance is ${balance}, the ledger sums to ${running}`);
  return problems;
}

async function checkGoods(db: Kysely<Database>, uid: string): Promise<string[]> {
  const debits = await db
    .selectFrom('ledger')
    .select('link')
    .where('uid', '=', uid)
    .where('type', '=', 'game')
    .execute();
  const goods = await db.selectFrom('entitlements').select('game_id').where('uid', '=', uid).execute();
  const paid = debits.map(({ link }) => link?.split('/').at(-1) ?? '').sort();
  const owned = goods.map(({ game_id }) => game_id).sort();
  return JSON.stringify(paid) === JSON.stringify(owned) ? [] : [`paid for [${paid}], owns [${owned}]`];
}

/** Every chapter paid for is open to whoever paid it, at the price paid, and no other is. */
async function checkChapters(db: Kysely<Database>, uid: string): Promise<string[]> {
  const debits = await db
    .selectFrom('ledger')
    .select(['link', 'amount'])
    .where('uid', '=', uid)
    .where('type', '=', 'chapter')
    .execute();
  const goods = await db.selectFrom('chapter_unlocks').select(['chapter_id', 'price']).where('uid', '=', uid).execute();
  const paid = debits.map(({ link, amount }) => `${link?.split('/').at(-1) ?? ''}:${-amount}`).sort();
  const open = goods.map(({ chapter_id, price }) => `${chapter_id}:${price}`).sort();
  return JSON.stringify(paid) === JSON.stringify(open) ? [] : [`paid for chapters [${paid}], may read [${open}]`];
}

/** Orders of one kind that were paid. */
function paidOrders(db: Kysely<Database>, uid: string, kind: 'coin' | 'vip') {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('uid', '=', uid)
    .where('status', '=', 1)
    .where('kind', '=', kind)
    .execute();
}

async function checkOrders(db: Kysely<Database>, uid: string): Promise<string[]> {
  const orders = await paidOrders(db, uid, 'coin');
  const credits = await db
    .selectFrom('ledger')
    .select('amount')
    .where('uid', '=', uid)
    .where('type', '=', 'recharge')
    .execute();
  const paid = orders.map(({ coin }) => coin).sort((a, b) => a - b);
  const received = credits.map(({ amount }) => amount).sort((a, b) => a - b);
  return JSON.stringify(paid) === JSON.stringify(received) ? [] : [`paid orders [${paid}], credits [${received}]`];
}

/** Every membership paid for, with diamonds or an order, was handed over once, and none was without. */
async function checkMemberships(db: Kysely<Database>, uid: string): Promise<string[]> {
  const orders = await paidOrders(db, uid, 'vip');
  const debits = await db
    .selectFrom('ledger')
    .select('amount')
    .where('uid', '=', uid)
    .where('type', '=', 'vip')
    .execute();
  const sales = await db.selectFrom('membership_sales').selectAll().where('uid', '=', uid).execute();
  const paid = [
    ...orders.map(({ order_id, days }) => `${order_id}:${days}`),
    ...debits.map(({ amount }) => `${-amount}`),
  ].sort();
  const handedOver = sales
    .map(({ order_id, days, coin }) => (order_id === null ? `${coin}` : `${order_id}:${days}`))
    .sort();
  return JSON.stringify(paid) === JSON.stringify(handedOver)
    ? []
    : [`paid for memberships [${paid}], received [${handedOver}]`];
}

/**
 * Everything that must hold of money at any moment (reliability M2–M4, M10): ledgers sum to
 * balances, none is below zero, each debit has its game, chapter or membership and each paid order
 * its credit or membership, and each reward what it was for.
 */
export async function findMismatches(db: Kysely<Database>): Promise<Mismatch[]> {
  const mismatches: Mismatch[] = [];
  for (const { uid, balance } of await db.selectFrom('users').select(['uid', 'balance']).execute()) {
    const problems = await problemsOf(db, uid, balance);
    mismatches.push(...problems.map((problem) => ({ uid, problem })));
  }
  return mismatches;
}

/** The same for one person: what is wrong with their money, in words. */
export async function findMismatchesOf(db: Kysely<Database>, uid: string): Promise<string[]> {
  const { balance } = await db.selectFrom('users').select('balance').where('uid', '=', uid).executeTakeFirstOrThrow();
  return problemsOf(db, uid, balance);
}

async function problemsOf(db: Kysely<Database>, uid: string, balance: number): Promise<string[]> {
  return [
    ...(await checkUser(db, uid, balance)),
    ...(await checkGoods(db, uid)),
    ...(await checkChapters(db, uid)),
    ...(await checkOrders(db, uid)),
    ...(await checkMemberships(db, uid)),
    ...(await checkIncentives(db, uid)),
  ];
}
