import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { answer } from '../answer.ts';
import { listMessages, markAllRead, openMessage } from '../messages.ts';
import { growingEntries, text } from '../params.ts';
import type { Ports } from '../ports.ts';
import { remindOfExpiry } from '../reminders.ts';
import { readPayload } from '../request.ts';
import { refuseForeignUid, requireUser } from '../session.ts';

export const listSchema = v.object({ uid: text, ...growingEntries });

/** Which message is opened; with `all=1` every one is read and none opened (product §3.3). */
export const openSchema = v.object({ id: text, all: text });

async function open(ports: Ports, c: Context): Promise<Response> {
  const { uid } = await requireUser(ports, c);
  const { id, all } = await readPayload(c, openSchema);
  if (all !== '1') return answer(c, await openMessage(ports.db, uid, id));
  await markAllRead(ports.db, uid);
  return answer(c, { unread: 0 });
}

/** System messages, and where help is found. */
export function messageRoutes(ports: Ports): Hono {
  return new Hono()
    .post('/api/user/center/message/all', async (c) => {
      const user = await requireUser(ports, c);
      const { uid, ...paging } = await readPayload(c, listSchema);
      refuseForeignUid(user, uid);
      await remindOfExpiry(ports, user);
      return answer(c, await listMessages(ports.db, user.uid, paging));
    })
    .post('/api/user/message', (c) => open(ports, c))
    .post('/api/user/kefu', (c) =>
      answer(c, { url: ports.contactUrl, text: '在线客服为您解答充值、账号与下载问题', workTime: '每日 9:00–22:00' }),
    );
}
