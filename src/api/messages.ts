import { messagePageSchema, type MessagePage } from '#domain/message.ts';
import type { Client } from './client.ts';
import type { PageQuery, ReadOptions } from './createExchange.ts';

export function createMessagesApi(client: Client) {
  return {
    /** System messages, newest first, with the total and the unread count. */
    list: (uid: string, page: PageQuery = {}, options: ReadOptions = {}): Promise<MessagePage> =>
      client.post('/user/center/message/all', messagePageSchema, { uid, ...page }, { ...options, intent: 'read' }),
  };
}
