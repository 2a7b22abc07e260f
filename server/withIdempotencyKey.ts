import type { Kysely, Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { ApiError } from './answer.ts';
import type { Database, UserRow } from './db/schema.ts';
import { sha256 } from './encoding.ts';

/** A user's request with its idempotency key (`requestId`); `request` is compared on a repeat. */
export type IdempotentRequest = {
  uid: string;
  requestId: string;
  request: Readonly<Record<string, unknown>>;
  now: number;
};

/** How long an idempotency key is kept (product §3.5). */
export const KEY_MEMORY_MS = 86_400_000;

async function answerAgain(
  trx: Transaction<Database>,
  { uid, requestId }: IdempotentRequest,
  bodyHash: string,
): Promise<string> {
  const stored = await trx
    .selectFrom('intents')
    .select(['body_hash', 'answer'])
    .where('uid', '=', uid)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  if (stored.body_hash === bodyHash) return stored.answer;
  throw new ApiError(Code.badField, '请求编号已被使用', { data: { field: 'requestId' }, status: 409 });
}

/**
 * The person's row, locked until the transaction ends. SQLite knows no `for update`, so it is written with what it holds.
 * Before anything that refers to it: PostgreSQL 15 fails now and then (“new multixact has more than one updating member”)
 * where many that share the lock of a foreign key update the row at once.
 */
const lockUser = (trx: Transaction<Database>, uid: string): Promise<UserRow> =>
  trx
    .updateTable('users')
    .set((eb) => ({ ledger_seq: eb.ref('ledger_seq') }))
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Runs `work` at most once per idempotency key, in one transaction (M1). The same key and request get the stored
 * answer, the same key with another request is refused (409). A refusal is not stored, since nothing happened: the
 * same key may succeed after a recharge. Of one person one such transaction runs at a time.
 * @param work gets the person as they are in the transaction, and resolves to the answer as text
 */
export async function withIdempotencyKey(
  db: Kysely<Database>,
  keyed: IdempotentRequest,
  work: (trx: Transaction<Database>, user: UserRow) => Promise<string>,
): Promise<string> {
  const bodyHash = await sha256(JSON.stringify(keyed.request));
  return db.transaction().execute(async (trx) => {
    // A concurrent call with the same key waits here until this transaction ends.
    const user = await lockUser(trx, keyed.uid);
    const claimed = await trx
      .insertInto('intents')
      .values({
        uid: keyed.uid,
        request_id: keyed.requestId,
        body_hash: bodyHash,
        answer: '',
        created_at: keyed.now,
      })
      .onConflict((conflict) => conflict.columns(['uid', 'request_id']).doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows !== 1n) return answerAgain(trx, keyed, bodyHash);
    const answer = await work(trx, user);
    await trx
      .updateTable('intents')
      .set({ answer })
      .where('uid', '=', keyed.uid)
      .where('request_id', '=', keyed.requestId)
      .execute();
    return answer;
  });
}
