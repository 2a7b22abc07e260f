import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database, UserRow } from './db/schema.ts';
import { once } from './intent.ts';
import type { Ports } from './ports.ts';

/** One wish of one person to get something. */
export type Claim = { uid: string; requestId: string; wish: Readonly<Record<string, unknown>> };

/** The transaction of a claim, the person as they are in it, and its moment. */
export type Claiming = { trx: Transaction<Database>; user: UserRow; now: number };

/**
 * The person as they are now, in a transaction that from here on is the only one to change what they
 * have. Rules that look at several rows (a streak, the make-ups of a month, all tasks) need that; SQLite
 * knows no `for update`, so the row is written with what it holds.
 */
async function lockPerson(trx: Transaction<Database>, uid: string): Promise<UserRow> {
  return trx
    .updateTable('users')
    .set((eb) => ({ ledger_seq: eb.ref('ledger_seq') }))
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Lets a person claim at most once per `requestId`, and one claim at a time whatever the keys. What was
 * given is remembered with the key, so that a lost answer can be asked for again.
 * @param given the shape of what `work` gives
 */
export async function claimOnce<const S extends v.GenericSchema>(
  ports: Ports,
  { uid, requestId, wish }: Claim,
  given: S,
  work: (claiming: Claiming) => Promise<v.InferOutput<S>>,
): Promise<v.InferOutput<S>> {
  const now = ports.clock();
  const answer = await once(ports.db, { uid, requestId, wish, now }, async (trx) => {
    const user = await lockPerson(trx, uid);
    return JSON.stringify(await work({ trx, user, now }));
  });
  return v.parse(given, JSON.parse(answer));
}
