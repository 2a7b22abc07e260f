import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database, UserRow } from './db/schema.ts';
import { withIdempotencyKey } from './withIdempotencyKey.ts';
import type { Ports } from './ports.ts';

/** A user's claim with its idempotency key. */
export type Claim = { uid: string; requestId: string; request: Readonly<Record<string, unknown>> };

/** The transaction of a claim, the person as they are in it, and its moment. */
export type Claiming = { trx: Transaction<Database>; user: UserRow; now: number };

/**
 * Runs a claim at most once per idempotency key, and one claim of a user at a time: rules that look at several rows (a
 * streak, the make-ups of a month, all tasks) need that. The result is stored with the key,
 * so that a retry after a lost answer gets it again.
 * @param given the schema of the result
 */
export async function claimOnce<const S extends v.GenericSchema>(
  ports: Ports,
  { uid, requestId, request }: Claim,
  given: S,
  work: (claiming: Claiming) => Promise<v.InferOutput<S>>,
): Promise<v.InferOutput<S>> {
  const now = ports.clock();
  const answer = await withIdempotencyKey(ports.db, { uid, requestId, request, now }, async (trx, user) =>
    JSON.stringify(await work({ trx, user, now })),
  );
  return v.parse(given, JSON.parse(answer));
}
