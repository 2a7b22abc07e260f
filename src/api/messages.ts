import * as v from 'valibot';
import { messagePageSchema, messageSchema, type Message, type MessagePage } from '#domain/message.ts';
import { wholeSchema } from '#domain/primitives.ts';
import type { Client } from './client.ts';
import type { PageQuery, ReadOptions } from './createExchange.ts';

export function createMessagesApi(client: Client) {
  return {
    /** System messages, newest first, with the total and the unread count. */
    list: (uid: string, page: PageQuery = {}, options: ReadOptions = {}): Promise<MessagePage> =>
      client.post('/user/center/message/all', messagePageSchema, { uid, ...page }, { ...options, kind: 'read' }),

    /** One message whole, which is read from then on. Unknown or foreign: code 1201. */
    open: (id: string): Promise<Message> => client.post('/user/message', messageSchema, { id }),

    /** Marks every message as read and gives the unread that remain. */
    readAll: async (): Promise<number> =>
      (await client.post('/user/message', v.object({ unread: wholeSchema }), { all: 1 })).unread,
  };
}
