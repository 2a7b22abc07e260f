import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { Code } from '#domain/envelope.ts';
import { cleanCode } from '#domain/fields.ts';
import { GIFT_STATES } from '#domain/gift.ts';
import { checkRedeemCode } from '#domain/redeem.ts';
import { answer, ApiError } from '../answer.ts';
import { claimGift, listOwnGifts } from '../gifts.ts';
import { requestId, text } from '../params.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { redeem } from '../redeem.ts';
import { readPathId, readPayload, readQuery } from '../request.ts';
import { requireUser } from '../session.ts';

export const ownSchema = v.object({ state: v.optional(v.picklist(GIFT_STATES, '礼包状态不正确'), 'claimed') });
export const claimSchema = v.object({ requestId });
export const redeemSchema = v.object({ code: text, requestId });

async function own(ports: Ports, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const { state } = readQuery(c, ownSchema);
  return answer(c, await listOwnGifts(ports.db, user.uid, state, ports.clock()));
}

async function claim(ports: Ports, c: Context): Promise<Response> {
  const giftId = readPathId(c, 'id', '礼包不存在');
  const user = await requireUser(ports, c);
  const payload = await readPayload(c, claimSchema);
  await consumeLimit(ports.db, ports.limits, { call: 'claimUser', key: user.uid, now: ports.clock() });
  return answer(c, await claimGift(ports, user, giftId, payload.requestId));
}

/** Codes can be guessed, so every try counts; one that cannot be a code at all is simply wrong (1501). */
async function redeemCode(ports: Ports, c: Context): Promise<Response> {
  const { uid } = await requireUser(ports, c);
  const payload = await readPayload(c, redeemSchema);
  await consumeLimit(ports.db, ports.limits, { call: 'redeemUser', key: uid, now: ports.clock() });
  if (checkRedeemCode(payload.code) !== undefined) throw new ApiError(Code.redeemInvalid, '兑换码无效');
  return answer(c, await redeem(ports, { uid, code: cleanCode(payload.code), requestId: payload.requestId }));
}

/** Gift packs and redeem codes (product §3.4). */
export function giftRoutes(ports: Ports): Hono {
  return new Hono()
    .get('/api/v1/gift/me', (c) => own(ports, c))
    .post('/api/v1/gift/:id/claim', (c) => claim(ports, c))
    .post('/api/v1/redeem', (c) => redeemCode(ports, c));
}
