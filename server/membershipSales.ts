import type { Transaction } from 'kysely';
import { paths } from '#domain/paths.ts';
import type { Badge, UserStatus } from '#domain/userStatus.ts';
import { badField } from './answer.ts';
import type { MembershipSaleRow, VipPlanRow } from './db/benefitSchema.ts';
import type { Database, OrderRow, UserRow } from './db/schema.ts';
import { requireDays } from './delivery.ts';
import { requireSamePrice } from './download.ts';
import { newId } from './encoding.ts';
import { withIdempotencyKey } from './withIdempotencyKey.ts';
import { extendMembership } from './membership.ts';
import { sendMessage } from './messages.ts';
import { findPlan, planTitle } from './plans.ts';
import type { Ports } from './ports.ts';
import { serverDay } from './serverDay.ts';
import { statusOf } from './status.ts';
import { debit } from './wallet.ts';

type SalePorts = Pick<Ports, 'random' | 'clock'>;

/** A membership about to be sold; id, end and time follow. */
type Sale = Omit<MembershipSaleRow, 'id' | 'exp_at' | 'created_at'> & { badge: Badge };

/** A request to pay for membership with diamonds. `shownPrice` is what the user agreed to. */
export type MembershipRequest = {
  vipId: string;
  sourceGame: string | null;
  shownPrice: number | undefined;
  requestId: string;
};

async function tellOf(
  ports: SalePorts,
  trx: Transaction<Database>,
  { uid, order_id, days }: Sale,
  expiry: number,
): Promise<void> {
  const until = serverDay(expiry);
  await sendMessage(ports, trx, {
    uid,
    kind: 'order',
    title: '会员开通成功',
    summary: `${days} 天会员已到账，有效期至 ${until}。`,
    content: `<p><strong>${days}</strong> 天会员已到账，有效期至 <strong>${until}</strong>。</p><p>有效期内全部游戏免费下载，会员漫画免费看，每天还可领取会员钻石。</p>`,
    link: order_id === null ? paths.profile : paths.orders,
  });
}

/** Delivers a purchase: the extended membership, the record of the sale, and the message. */
async function sell(ports: SalePorts, trx: Transaction<Database>, sale: Sale, now: number): Promise<void> {
  const { badge, ...row } = sale;
  const expiry = await extendMembership(trx, sale.uid, { days: sale.days, badge, now });
  await trx
    .insertInto('membership_sales')
    .values({ ...row, id: newId(ports.random), exp_at: expiry, created_at: now })
    .execute();
  await tellOf(ports, trx, sale, expiry);
}

/** Delivers a membership whose order was paid; its days were fixed when the order was created. */
export async function deliverMembership(
  ports: SalePorts,
  trx: Transaction<Database>,
  order: OrderRow,
  now: number,
): Promise<void> {
  const { uid, product_id: plan_id, days, price_fen, order_id, source_game } = order;
  const plan = await trx.selectFrom('vip_plans').select('badge').where('id', '=', plan_id).executeTakeFirst();
  // A card withdrawn since is still due as ordered.
  const badge = plan?.badge ?? 'normal';
  await sell(ports, trx, { uid, plan_id, days, coin: 0, price_fen, order_id, source_game, badge }, now);
}

function coinPriceOf(plan: VipPlanRow): number {
  if (plan.coin_price === null) throw badField('payType', '该会员卡不支持钻石支付');
  return plan.coin_price;
}

/**
 * Pays for membership with diamonds, at once, and gives the status after it: debit, ledger row and
 * longer membership are one transaction, made once per `requestId`. 1101 too few diamonds.
 */
export async function buyMembership(
  ports: Ports,
  { uid }: UserRow,
  { requestId, sourceGame, ...request }: MembershipRequest,
): Promise<UserStatus> {
  const now = ports.clock();
  // The source game is not compared on a repeat: the client may have lost it by the time it retries.
  const intent = {
    uid,
    requestId,
    request: { call: 'vipopen', ...request, shownPrice: request.shownPrice ?? null },
    now,
  };
  await withIdempotencyKey(ports.db, intent, async (trx) => {
    // Read inside the transaction, so that the price compared is the one charged.
    const plan = await findPlan(trx, request.vipId);
    const price = coinPriceOf(plan);
    requireSamePrice({ price }, request.shownPrice);
    const movement = { type: 'vip', title: `开通${planTitle(plan)}`, link: paths.profile, now } as const;
    await debit(trx, uid, price, movement, requireDays(plan));
    const { id: plan_id, days, badge } = plan;
    await sell(
      ports,
      trx,
      { uid, plan_id, days, coin: price, price_fen: 0, order_id: null, source_game: sourceGame, badge },
      now,
    );
    return 'opened';
  });
  const user = await ports.db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();
  return statusOf(ports.db, user, now);
}
