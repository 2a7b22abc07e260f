import { expect, test } from 'vitest';
import type { LedgerType } from '#domain/order.ts';
import { onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';
import { makeOrder, notifyPaid } from './testing/testPayments.ts';

/** Where each kind of movement leads: to the thing it was about (product §1.6). */
const LEDGER_LINK: Partial<Record<LedgerType, RegExp>> = {
  recharge: /^\/xdetail\?tab=order$/,
  game: /^\/detail\/\d+$/,
  chapter: /^\/readbook\/\d+\/\d+-\d+$/,
  checkin: /^\/checkin$/,
  makeup: /^\/checkin$/,
  task: /^\/task$/,
  welfare: /^\/welfare$/,
  redeem: /^\/gifts$/,
  invite: /^\/welfare$/,
  vip: /^\/profile$/,
};

type Linked = { type: LedgerType; kind: string; title: string; link?: string };

async function listOf(portal: TestPortal, as: Person, path: string): Promise<Linked[]> {
  const { data } = await portal.call(path, { pageSize: 99 }, { as });
  return (data as { records: Linked[] }).records;
}

async function expectLinks(portal: TestPortal, as: Person): Promise<LedgerType[]> {
  const rows = await listOf(portal, as, '/api/user/center/coin/all');
  for (const { type, title, link } of rows) if (LEDGER_LINK[type]) expect(link, title).toMatch(LEDGER_LINK[type]);
  return rows.map(({ type }) => type);
}

onEachDatabase('links', (open) => {
  test('every spending and every income leads to what it was about', async () => {
    const portal = open();
    const as = await portal.newPerson(1000);
    const requestId = () => crypto.randomUUID();
    await notifyPaid(portal, await makeOrder(portal, as));
    await portal.call('/api/user/game/download/1002', { platformType: 1, requestId: requestId() }, { as });
    await portal.call('/api/v1/comic/2001/chapter/2001-5/unlock', { requestId: requestId() }, { as });
    await portal.call('/api/v1/redeem', { code: 'QINGYU2026', requestId: requestId() }, { as });
    await portal.call('/api/vip/vipopen', { vipId: 'vip-month', payType: 'coin', requestId: requestId() }, { as });
    expect(await expectLinks(portal, as)).toEqual(['vip', 'redeem', 'chapter', 'game', 'recharge', 'activity']);
  });

  test('so do those of the demo, and its letters', async () => {
    const portal = open();
    for (const name of ['vip01', 'poor01', 'rich01']) {
      const as = await portal.logIn(name);
      await expectLinks(portal, as);
      for (const { title, link } of await listOf(portal, as, '/api/user/center/message/all'))
        expect(link, title).toMatch(/^\/[a-z]/);
    }
  });
});
