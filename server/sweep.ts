import type { Kysely } from 'kysely';
import { PLACE_MEMORY_MS } from './attempts.ts';
import type { Database } from './db/schema.ts';
import { INTENT_MEMORY_MS } from './intent.ts';
import { OrderStatus } from './orders.ts';
import { serverDay } from './serverDay.ts';
import { unindexOldPosts } from './square/postGrams.ts';

/** Removes what has run out (sessions, codes, counters, remembered keys, what counted for a day gone by, words of posts no longer searched) and closes orders nobody paid. */
export async function sweep(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sms_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('ends_at', '<=', now).execute();
  await db
    .deleteFrom('login_places')
    .where('seen_at', '<=', now - PLACE_MEMORY_MS)
    .execute();
  await db
    .deleteFrom('intents')
    .where('created_at', '<=', now - INTENT_MEMORY_MS)
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
