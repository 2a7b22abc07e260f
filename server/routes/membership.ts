import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { VipOffer } from '#domain/membership.ts';
import { payTypeSchema } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { answer, badField } from '../answer.ts';
import { VIP_AGREEMENT, VIP_RIGHTS } from '../membershipTerms.ts';
import { buyMembership } from '../membershipSales.ts';
import { id, requestId, text, whole } from '../params.ts';
import { listPlans } from '../plans.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { readPayload } from '../request.ts';
import { findUser, refuseForeignUid, requireUser } from '../session.ts';
import type { Signer } from '../signedLinks.ts';
import { checkOut } from './checkout.ts';

export const offerSchema = v.object({ uid: text });

export const openSchema = v.object({
  vipId: id,
  payType: v.picklist([...payTypeSchema.options, 'coin'], '暂不支持该支付方式'),
  type: v.pipe(text, v.picklist(['', '0', '1'], '来源不正确')),
  source: v.pipe(text, v.regex(/^[A-Za-z0-9_-]{0,64}$/, '来源不正确')),
  returnUrl: v.optional(text, paths.membership),
  purpose: text,
  shownPrice: v.optional(whole(0, Number.MAX_SAFE_INTEGER, 0)),
  requestId,
});
type OpenFields = v.InferOutput<typeof openSchema>;

async function offer(ports: Ports, c: Context): Promise<Response> {
  const user = await findUser(ports, c);
  const { uid } = await readPayload(c, offerSchema);
  if (user) refuseForeignUid(user, uid);
  return answer(c, {
    plans: await listPlans(ports.db, user?.exp_at ?? null, ports.clock()),
    rights: VIP_RIGHTS,
    agreement: VIP_AGREEMENT,
    payTypes: [...ports.payments.payTypes],
  } satisfies VipOffer);
}

/** The game a membership is bought from (spec §3: type 1 with the source game), or null. */
async function sourceGameOf(ports: Ports, { type, source }: OpenFields): Promise<string | null> {
  if (type !== '1') return null;
  const game = await ports.db.selectFrom('games').select('id').where('id', '=', source).executeTakeFirst();
  if (!game) throw badField('source', '来源游戏不存在');
  return game.id;
}

async function open(ports: Ports, signer: Signer, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  const fields = await readPayload(c, openSchema);
  const { vipId, payType, returnUrl, purpose } = fields;
  await consumeLimit(ports.db, ports.limits, { call: 'orderUser', key: user.uid, now: ports.clock() });
  const intent = {
    requestId: fields.requestId,
    shownPrice: fields.shownPrice,
    sourceGame: await sourceGameOf(ports, fields),
  };
  if (payType === 'coin') return answer(c, { status: await buyMembership(ports, user, { vipId, ...intent }) });
  const request = { kind: 'vip', productId: vipId, orderId: '', payType, returnUrl, purpose, ...intent } as const;
  return answer(c, await checkOut(ports, signer, c, user, request));
}

/** Membership cards and how one becomes a member (spec §7 "User and account", product §3.3). */
export function membershipRoutes(ports: Ports, signer: Signer): Hono {
  return new Hono()
    .post('/api/vip/vipconfig', (c) => offer(ports, c))
    .post('/api/vip/vipopen', (c) => open(ports, signer, c));
}
