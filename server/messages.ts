import { sql, type Kysely, type Transaction } from 'kysely';
import type { Message, MessagePage } from '#domain/message.ts';
import { notFound } from './answer.ts';
import type { Database, MessageRow } from './db/schema.ts';
import { newId, sha256 } from './encoding.ts';
import { countUpTo, keysetPage, listQuery, type Order } from './keysetPage.ts';
import type { Paging } from './paging.ts';
import type { Ports } from './ports.ts';

/** A message to write; id, time and unread are added. */
export type NewMessage = Omit<MessageRow, 'id' | 'is_read' | 'created_at'>;

/** Writes a message to a user's inbox, in the transaction of its cause. */
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

/** Deduplicates a message whose cause may repeat: `of` is who did what to which thing. */
export type Dedupe = { of: readonly string[]; now: number };

/** The message id by recipient, kind and cause: the same for the same cause. */
const dedupedId = (uid: string, kind: MessageRow['kind'], of: readonly string[]): Promise<string> =>
  sha256(JSON.stringify([uid, kind, ...of]));

/** As `sendMessage`, but only the first message of a cause is written, read or not. */
export async function sendMessageOnce(
  trx: Transaction<Database>,
  message: NewMessage,
  { of, now }: Dedupe,
): Promise<void> {
  const id = await dedupedId(message.uid, message.kind, of);
  await trx
    .insertInto('messages')
    .values({ ...message, id, is_read: 0, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Removes the messages of a cause from these users' inboxes. */
export async function withdrawMessages(
  trx: Transaction<Database>,
  from: readonly string[],
  { kind, of }: Pick<MessageRow, 'kind'> & Pick<Dedupe, 'of'>,
): Promise<void> {
  const ids = await Promise.all(from.map((uid) => dedupedId(uid, kind, of)));
  await trx.deleteFrom('messages').where('id', 'in', ids).execute();
}

function messageOf(row: MessageRow): Message {
  const { id, kind, title, summary, content, link } = row;
  return {
    id,
    kind,
    title,
    summary,
    content,
    createTime: row.created_at,
    read: row.is_read === 1,
    ...(link && { link }),
  };
}

/** The unread count, capped. */
export const countUnread = (db: Kysely<Database>, uid: string): Promise<number> =>
  countUpTo(db, db.selectFrom('messages').where('uid', '=', uid).where('is_read', '=', 0));

const NEWEST: Order = {
  by: [sql.ref('messages.created_at')],
  id: sql.ref('messages.id'),
  idType: 'text',
  direction: 'desc',
};

/** One page of someone's inbox, newest first, with the unread count the header shows. */
export async function listMessages(db: Kysely<Database>, uid: string, paging: Paging): Promise<MessagePage> {
  const page = await keysetPage(paging, {
    ...listQuery(db, NEWEST, db.selectFrom('messages').where('uid', '=', uid)),
    read: (ids) => db.selectFrom('messages').selectAll().where('id', 'in', ids.map(String)).execute(),
    idOf: ({ id }) => id,
  });
  return { ...page, records: page.records.map(messageOf), unread: await countUnread(db, uid) };
}

/** One of the user's messages, marked as read. Another's and a missing one look alike (T9). */
export async function openMessage(db: Kysely<Database>, uid: string, id: string): Promise<Message> {
  const row = await db
    .updateTable('messages')
    .set({ is_read: 1 })
    .where('id', '=', id)
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound('消息不存在或已被删除');
  return messageOf(row);
}

/** Marks all of a user's messages as read. */
export async function markAllRead(db: Kysely<Database>, uid: string): Promise<void> {
  await db.updateTable('messages').set({ is_read: 1 }).where('uid', '=', uid).where('is_read', '=', 0).execute();
}
