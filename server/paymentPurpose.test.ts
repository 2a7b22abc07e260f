import { describe, expect, test } from 'vitest';
import type { Order, PayInfo } from '#domain/order.ts';
import {
  membershipPath,
  NO_PURPOSE,
  parsePurpose,
  purposeLately,
  purposeOfVisit,
  purposeText,
  rechargePath,
  returnPathOf,
  type MembershipFor,
  type PaymentPurpose,
} from '#domain/paymentPurpose.ts';
import { originOf } from '#features/membership/membershipSource.ts';
import { NO_VIP_CONFIG } from '#domain/vipConfig.ts';
import { onEachDatabase, ORIGIN, type Person, type TestPortal } from './testing/portal.ts';
import { pressCashier } from './testing/testPayments.ts';

const GAME = { kind: 'game', gameId: '1002' } as const;
const CHAPTER = { kind: 'chapter', bookId: '2001', cid: '2001-5' } as const;

/** What a payment may be for. */
const PURPOSES: readonly PaymentPurpose[] = [
  GAME,
  CHAPTER,
  { kind: 'membership', planId: 'vip-month', of: NO_PURPOSE },
  { kind: 'membership', planId: 'vip-month', of: GAME },
  { kind: 'membership', planId: 'vip-month', of: CHAPTER },
  { kind: 'welfare', itemId: 'vip-trial' },
  { kind: 'checkIn' },
];

/** What a membership bought with money may be for. */
const OF_MEMBERSHIPS: readonly (MembershipFor | typeof NO_PURPOSE)[] = [GAME, CHAPTER, NO_PURPOSE];

/** Somebody at one of their browsers. */
type Visit = {
  as: Person;
  /** Makes the order: what is paid for, and what it is for. */
  order(): Promise<PayInfo>;
  /** 去支付, as the portal does it for an order out of a list. */
  goOn(order: Order): Promise<PayInfo>;
  orders(as?: Person): Promise<Order[]>;
  /** Leaves the cashier by a button; gives the address it leads back to. */
  press(paying: PayInfo, result: 'paid' | 'cancel'): Promise<URL>;
};

/** Each ends at an address of the portal, with the orders seen there. */
type Way = (visit: Visit, portal: TestPortal, name: string) => Promise<{ at: URL; as: Person }>;

const first = (orders: readonly Order[]): Order => orders[0] ?? expect.fail('There is no order.');

const WAYS: Readonly<Record<string, Way>> = {
  async paid(visit) {
    return { at: await visit.press(await visit.order(), 'paid'), as: visit.as };
  },
  async 'cancelled, then continued'(visit) {
    const made = await visit.order();
    await visit.press(made, 'cancel');
    return { at: await visit.press(await visit.goOn(made.order), 'paid'), as: visit.as };
  },
  async 'closed tab, then continued from 钻石明细'(visit) {
    await visit.order();
    return { at: await visit.press(await visit.goOn(first(await visit.orders())), 'paid'), as: visit.as };
  },
  async 'lost return'(visit) {
    const made = await visit.order();
    await visit.press(made, 'paid');
    // All that is known is the page the order was made on.
    return { at: new URL(made.order.kind === 'coin' ? '/recharge' : '/profile?pop=1', ORIGIN), as: visit.as };
  },
  async 'second tab'(visit, portal) {
    // The other tab knows nothing of the purpose, and leads the cashier back to a bare page.
    const made = await visit.order();
    const bare = made.order.kind === 'coin' ? '/recharge' : '/profile?pop=1';
    const request = { kind: made.order.kind, orderId: made.order.orderId, payType: 'mock', returnUrl: bare };
    const again = await portal.call(
      '/api/order/payInfo',
      { ...request, requestId: crypto.randomUUID() },
      { as: visit.as },
    );
    return { at: await visit.press(again.data as PayInfo, 'paid'), as: visit.as };
  },
  async 'other device'(visit, portal, loginName) {
    await visit.order();
    const as = await portal.logIn(loginName, 'secret-1');
    return { at: await visit.press(await visit.goOn(first(await visit.orders(as))), 'paid'), as };
  },
};

function visitOf(portal: TestPortal, as: Person, order: Visit['order']): Visit {
  return {
    as,
    order,
    async goOn({ kind, orderId, payType, purpose }) {
      const request = {
        kind,
        orderId,
        payType,
        returnUrl: returnPathOf({ kind, purpose }),
        requestId: crypto.randomUUID(),
      };
      return (await portal.call('/api/order/payInfo', request, { as })).data as PayInfo;
    },
    async orders(who = as) {
      const { data } = await portal.call('/api/user/center/coin/order', { uid: who.uid }, { as: who });
      return (data as { records: Order[] }).records;
    },
    async press(paying, result) {
      const response = await pressCashier(portal, paying, result);
      return new URL(response.headers.get('location') ?? expect.fail('The cashier leads nowhere.'), ORIGIN);
    },
  };
}

/** What the portal takes the visit to an address for. */
async function readVisit(portal: TestPortal, { at, as }: { at: URL; as: Person }) {
  const ask = async (fields: Record<string, string>) =>
    (await portal.call('/api/user/center/coin/order', { uid: as.uid, ...fields }, { as })).data;
  const orderId = at.searchParams.get('orderId');
  const named = orderId === null ? undefined : ((await ask({ orderId })) as Order);
  const { records: orders } = (await ask({})) as { records: Order[] };
  return { hint: at.searchParams.get('for'), named, orders, now: portal.clock.now };
}

async function register(portal: TestPortal): Promise<{ as: Person; loginName: string }> {
  const loginName = `p${crypto.randomUUID().slice(0, 8)}`;
  const { data } = await portal.call('/api/user/registerWithName', { loginName, password: 'secret-1' });
  return { as: data as Person, loginName };
}

onEachDatabase('what a payment is for', (open) => {
  describe.each(Object.entries(WAYS))('%s', (_, goThrough) => {
    test.each(PURPOSES.map((purpose) => [purposeText(purpose), purpose] as const))(
      'diamonds for %s',
      async (text, purpose) => {
        const portal = open();
        const { as, loginName } = await register(portal);
        const request = {
          kind: 'coin',
          productId: 'coin-300',
          payType: 'mock',
          returnUrl: rechargePath(purpose),
          purpose: text,
        };
        const order = async () =>
          (await portal.call('/api/order/payInfo', { ...request, requestId: crypto.randomUUID() }, { as }))
            .data as PayInfo;
        const end = await goThrough(visitOf(portal, as, order), portal, loginName);
        const visit = await readVisit(portal, end);
        expect(purposeOfVisit(visit)).toEqual(purpose);
        // The address alone may have lost it; the order never does.
        expect(purposeOfVisit({ ...visit, hint: null })).toEqual(purpose);
        expect(portal.faults).toEqual([]);
      },
    );

    test.each(OF_MEMBERSHIPS.map((purpose) => [purposeText(purpose), purpose] as const))(
      'membership for %j',
      async (text, purpose) => {
        const portal = open();
        const { as, loginName } = await register(portal);
        const request = { vipId: 'vip-month', payType: 'mock', returnUrl: membershipPath(purpose), purpose: text };
        const order = async () =>
          (await portal.call('/api/vip/vipopen', { ...request, requestId: crypto.randomUUID() }, { as }))
            .data as PayInfo;
        const end = await goThrough(visitOf(portal, as, order), portal, loginName);
        const { named, orders, now } = await readVisit(portal, end);
        const search = new URLSearchParams('pop=1');
        const origin = originOf({
          ordered: named?.purpose,
          search,
          vipConfig: NO_VIP_CONFIG,
          pendingGameId: undefined,
          recent: purposeLately(orders, now),
        });
        expect(origin ?? NO_PURPOSE).toEqual(purpose);
      },
    );
  });

  test('what is not there is nothing, and neither is what somebody else appended', async () => {
    const portal = open();
    const { as } = await register(portal);
    for (const purpose of [
      'singlemessage',
      'game.singlemessage',
      'chapter.2001.no',
      'membership.no',
      'welfare.no',
      'x'.repeat(500),
    ]) {
      const request = {
        kind: 'coin',
        productId: 'coin-60',
        payType: 'mock',
        returnUrl: '/recharge?from=singlemessage',
        purpose,
      };
      const { code, data } = await portal.call(
        '/api/order/payInfo',
        { ...request, requestId: crypto.randomUUID() },
        { as },
      );
      expect([code, (data as PayInfo).order.purpose]).toEqual([0, '']);
    }
  });

  test('a membership bought from a game is for that game, unless told', async () => {
    const portal = open();
    const { as } = await register(portal);
    const request = { vipId: 'vip-month', payType: 'mock', type: '1', source: '1002' };
    const buy = async (fields: Record<string, string>) => {
      const { data } = await portal.call(
        '/api/vip/vipopen',
        { ...request, ...fields, requestId: crypto.randomUUID() },
        { as },
      );
      return parsePurpose((data as PayInfo).order.purpose);
    };
    expect(await buy({})).toEqual(GAME);
    expect(await buy({ purpose: purposeText(CHAPTER) })).toEqual(CHAPTER);
  });

  test('the same request sent again by a page that has forgotten what it was for is the same order', async () => {
    const portal = open();
    const { as } = await register(portal);
    const request = {
      kind: 'coin',
      productId: 'coin-60',
      payType: 'mock',
      returnUrl: '/recharge',
      requestId: crypto.randomUUID(),
    };
    const [one, two] = [
      await portal.call('/api/order/payInfo', { ...request, purpose: 'game.1002' }, { as }),
      await portal.call('/api/order/payInfo', request, { as }),
    ].map(({ data }) => (data as PayInfo).order);
    expect(two).toEqual(one);
    expect(two?.purpose).toBe('game.1002');
  });
});
