import type { Kysely, Transaction } from 'kysely';
import type { Message, MessagePage } from '#domain/message.ts';
import type { Database, MessageRow } from './db/schema.ts';
import { newId } from './encoding.ts';
import { pageOf, type Paging } from './paging.ts';
import type { Ports } from './ports.ts';

/** A message to write; id, time and unread are added. */
export type NewMessage = Omit<MessageRow, 'id' | 'is_read' | 'created_at'>;

/** Puts a message into someone's inbox, in the transaction of what it tells of. */
export async function sendMessage(
  ports: Pick<Ports, 'random' | 'clock'>,
  trx: Transaction<Database>,
  message: NewMessage,
): Promise<void> {
  await trx
    .insertInto('messages')
    .values({ ...message, id: newId(ports.random), is_read: 0, created_at: ports.clock() })
    .execute();
}

function messageOf(row: MessageRow): Message {
  const { id, kind, title, summary, content, link } = row;
  return { id, kind, title, summary, content, createTime: row.created_at, read: row.is_read === 1, ...(link && { link }) };
}

/** Messages someone has not opened. */
export async function countUnread(db: Kysely<Database>, uid: string): Promise<number> {
  const { unread } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('uid', '=', uid)
    .where('is_read', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** One page of someone's inbox, newest first, with the unread count the header shows. */
export async function listMessages(db: Kysely<Database>, uid: string, paging: Paging): Promise<MessagePage> {
  const mine = db.selectFrom('messages').where('uid', '=', uid);
  const page = await pageOf(paging, {
    count: mine.select((eb) => eb.fn.countAll<number>().as('total')),
    rows: mine.selectAll().orderBy('created_at', 'desc').orderBy('id'),
    view: messageOf,
  });
  return { ...page, unread: await countUnread(db, uid) };
}
