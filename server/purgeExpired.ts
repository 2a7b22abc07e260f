import type { Kysely } from 'kysely';
import { ADDRESS_MEMORY_MS } from './attempts.ts';
import type { Database } from './db/schema.ts';
import { KEY_MEMORY_MS } from './withIdempotencyKey.ts';
import { OrderStatus } from './orders.ts';
import { serverDay } from './serverDay.ts';
import { unindexOldPosts } from './square/postGrams.ts';

/** Deletes expired rows (sessions, codes, counters, idempotency keys, past days' counts, index of old posts) and closes unpaid orders. */
export async function purgeExpired(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sms_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('ends_at', '<=', now).execute();
  await db
    .deleteFrom('login_places')
    .where('seen_at', '<=', now - ADDRESS_MEMORY_MS)
    .execute();
  await db
    .deleteFrom('intents')
    .where('created_at', '<=', now - KEY_MEMORY_MS)
    .execute();
  await db.deleteFrom('shares').where('day', '<', serverDay(now)).execute();
  await db.deleteFrom('reading_time').where('day', '<', serverDay(now)).execute();
  await db
    .updateTable('orders')
    .set({ status: OrderStatus.closed })
    .where('status', '=', OrderStatus.pending)
    .where('expires_at', '<=', now)
    .execute();
  await unindexOldPosts(db);
}
