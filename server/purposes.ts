import type { Kysely } from 'kysely';
import { NO_PURPOSE, parsePurpose, purposeText, type PaymentPurpose } from '#domain/paymentPurpose.ts';
import type { Database } from './db/schema.ts';

async function isThere(db: Kysely<Database>, purpose: PaymentPurpose): Promise<boolean> {
  const find = async (table: 'games' | 'vip_plans' | 'welfare_items', id: string) =>
    (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  switch (purpose.kind) {
    case 'game':
      return find('games', purpose.gameId);
    case 'chapter': {
      const chapter = await db
        .selectFrom('chapters')
        .select('id')
        .where('id', '=', purpose.cid)
        .where('comic_id', '=', purpose.bookId)
        .executeTakeFirst();
      return chapter !== undefined;
    }
    case 'membership':
      return (await find('vip_plans', purpose.planId)) && (await isThere(db, purpose.of));
    case 'welfare':
      return find('welfare_items', purpose.itemId);
    default:
      return true;
  }
}

/** What a caller says a payment is for, as an order keeps it; '' for nothing, and for what is not there. */
export async function knownPurpose(db: Kysely<Database>, said: string): Promise<string> {
  const purpose = parsePurpose(said);
  return purposeText((await isThere(db, purpose)) ? purpose : NO_PURPOSE);
}
