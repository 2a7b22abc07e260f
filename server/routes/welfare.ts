import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { WelfareClaim } from '#domain/welfare.ts';
import { answer } from '../answer.ts';
import { requestId, whole } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readPathId, readPayload } from '../request.ts';
import { findUser } from '../session.ts';
import { balanceOf } from '../wallet.ts';
import { claimWelfare } from '../welfare/claim.ts';
import { readWelfareHome } from '../welfare/home.ts';
import { requireClaimant } from './claimant.ts';

export const claimSchema = v.object({ requestId, shownCost: v.optional(whole(0, Number.MAX_SAFE_INTEGER, 0)) });

async function claim(ports: Ports, c: Context): Promise<Response> {
  const itemId = readPathId(c, 'id', '福利不存在或已下架');
  const { uid } = await requireClaimant(ports, c);
  const payload = await readPayload(c, claimSchema);
  const reward = await claimWelfare(ports, uid, { itemId, shownCost: payload.shownCost, requestId: payload.requestId });
  const result: WelfareClaim = { reward, coinNum: await balanceOf(ports.db, uid) };
  return answer(c, result);
}

/** The welfare centre: gifts, and things for diamonds (product §3.4). */
export function welfareRoutes(ports: Ports): Hono {
  return new Hono()
    .get('/api/v1/welfare/home', async (c) =>
      answer(c, await readWelfareHome(ports.db, await findUser(ports, c), ports.clock())),
    )
    .post('/api/v1/welfare/:id/claim', (c) => claim(ports, c));
}
