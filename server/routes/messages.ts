import { Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../answer.ts';
import { listMessages } from '../messages.ts';
import { pagingEntries, text } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readPayload } from '../request.ts';
import { refuseForeignUid, requireUser } from '../session.ts';

const listSchema = v.object({ uid: text, ...pagingEntries });

/** System messages, and where help is found. */
export function messageRoutes(ports: Ports): Hono {
  return new Hono()
    .post('/api/user/center/message/all', async (c) => {
      const user = await requireUser(ports, c);
      const { uid, ...paging } = await readPayload(c, listSchema);
      refuseForeignUid(user, uid);
      return answer(c, await listMessages(ports.db, user.uid, paging));
    })
    .post('/api/user/kefu', (c) =>
      answer(c, { url: ports.contactUrl, text: '在线客服为您解答充值、账号与下载问题', workTime: '每日 9:00–22:00' }),
    );
}
