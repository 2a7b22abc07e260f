import { sql, type Kysely, type Transaction } from 'kysely';
import type { Comic, SubscribeResult } from '#domain/comic.ts';
import type { Page } from '#domain/page.ts';
import type { Database } from '../db/schema.ts';
import { pageOf, type Paging } from '../paging.ts';
import { requireComic } from './comics.ts';
import type { Reader } from './reader.ts';
import { comicsOf, selectComics } from './selectComics.ts';

/** 1 newest chapter first, 2 read last first (product §2.4 subscriblist). */
export type SubscriptionSort = 1 | 2;

async function mark(trx: Transaction<Database>, { uid, now }: Reader, comicId: string, set: boolean): Promise<number> {
  if (!set) {
    const cleared = await trx
      .deleteFrom('comic_subscriptions')
      .where('uid', '=', uid)
      .where('comic_id', '=', comicId)
      .executeTakeFirst();
    return -Number(cleared.numDeletedRows);
  }
  const added = await trx
    .insertInto('comic_subscriptions')
    .values({ uid, comic_id: comicId, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'comic_id']).doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0n);
}

/** Subscribes to a book, or no longer; repeating it changes nothing. The count moves with the row alone (M11). */
export function subscribe(
  db: Kysely<Database>,
  reader: Reader,
  comicId: string,
  set: boolean,
): Promise<SubscribeResult> {
  return db.transaction().execute(async (trx) => {
    // Who gives up a book that was taken down must still be able to.
    if (set) await requireComic(trx, comicId);
    const step = await mark(trx, reader, comicId, set);
    const counted = await trx
      .updateTable('comics')
      .set((eb) => ({ subscribe_count: eb('subscribe_count', '+', step) }))
      .where('id', '=', comicId)
      .returning('subscribe_count')
      .executeTakeFirst();
    return { subscribed: set, subscribeCount: counted?.subscribe_count ?? 0 };
  });
}

/** One page of the books someone subscribes to. */
export async function listSubscriptions(
  db: Kysely<Database>,
  reader: Reader,
  sort: SubscriptionSort,
  paging: Paging,
): Promise<Page<Comic>> {
  const mine = selectComics(db, reader).where('subscription.uid', '=', reader.uid).where('comics.removed', '=', 0);
  const page = await pageOf(paging, {
    count: db
      .selectFrom('comic_subscriptions')
      .innerJoin('comics', 'comics.id', 'comic_subscriptions.comic_id')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('comic_subscriptions.uid', '=', reader.uid)
      .where('comics.removed', '=', 0),
    rows: (sort === 2 ? mine.orderBy(sql`coalesce(place.updated_at, 0)`, 'desc') : mine)
      .orderBy('shown.updated_at', 'desc')
      .orderBy('comics.id'),
    view: (row) => row,
  });
  return { ...page, records: await comicsOf(db, page.records) };
}
