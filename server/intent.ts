import type { Kysely, Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { Refusal } from './answer.ts';
import type { Database } from './db/schema.ts';
import { sha256 } from './encoding.ts';

/** One wish of one person: the key, and what was wished. */
export type Intent = { uid: string; requestId: string; wish: Readonly<Record<string, unknown>>; now: number };

/** How long a key is remembered (product §3.5). */
export const INTENT_MEMORY_MS = 86_400_000;

async function repeat(trx: Transaction<Database>, intent: Intent, bodyHash: string): Promise<string> {
  const known = await trx
    .selectFrom('intents')
    .select(['body_hash', 'answer'])
    .where('uid', '=', intent.uid)
    .where('request_id', '=', intent.requestId)
    .executeTakeFirstOrThrow();
  if (known.body_hash === bodyHash) return known.answer;
  throw new Refusal(Code.badField, '请求编号已被使用', { data: { field: 'requestId' }, status: 409 });
}

/**
 * Does a piece of work at most once per key, in one transaction: the same key and wish get the same
 * answer again, the same key with another wish is refused (409). A refusal is not remembered, for
 * nothing happened; the same intent may succeed after a recharge (M1).
 * @param work its answer must be a plain text
 */
export async function once(
  db: Kysely<Database>,
  intent: Intent,
  work: (trx: Transaction<Database>) => Promise<string>,
): Promise<string> {
  const bodyHash = await sha256(JSON.stringify(intent.wish));
  return db.transaction().execute(async (trx) => {
    // A parallel call with the same key waits here until this one is decided.
    const claimed = await trx
      .insertInto('intents')
      .values({
        uid: intent.uid,
        request_id: intent.requestId,
        body_hash: bodyHash,
        answer: '',
        created_at: intent.now,
      })
      .onConflict((conflict) => conflict.columns(['uid', 'request_id']).doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows !== 1n) return repeat(trx, intent, bodyHash);
    const answer = await work(trx);
    await trx
      .updateTable('intents')
      .set({ answer })
      .where('uid', '=', intent.uid)
      .where('request_id', '=', intent.requestId)
      .execute();
    return answer;
  });
}
