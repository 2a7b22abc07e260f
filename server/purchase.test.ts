import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';

const PAID = '/api/user/game/download/1002';

const requestId = (): string => crypto.randomUUID();

async function balanceOf(portal: TestPortal, as: Person): Promise<number> {
  const { data } = await portal.call('/api/user/center/me', {}, { as });
  return (data as { coinNum: number }).coinNum;
}

onEachDatabase('purchase', (open) => {
  test('50 parallel equal purchases make one debit and get one answer', async () => {
    const portal = open();
    const as = await portal.newPerson(1000);
    const fields = { platformType: 1, requestId: requestId(), shownPrice: 300 };
    const answers = await Promise.all(Array.from({ length: 50 }, () => portal.call(PAID, fields, { as })));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1);
    expect(await balanceOf(portal, as)).toBe(700);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('50 parallel intents for one game still make one debit', async () => {
    const portal = open();
    const as = await portal.newPerson(1000);
    const buy = () => portal.call(PAID, { platformType: 1, requestId: requestId() }, { as });
    const answers = await Promise.all(Array.from({ length: 50 }, buy));
    expect(answers.every(({ code }) => code === 0)).toBe(true);
    expect(await balanceOf(portal, as)).toBe(700);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('64 clients on one account with money for 10: exactly 10 succeed', async () => {
    const portal = open();
    const as = await portal.newPerson(1000);
    const games = await Promise.all(Array.from({ length: 64 }, () => portal.addGame(100)));
    const answers = await Promise.all(
      games.map((id) =>
        portal.call(`/api/user/game/download/${id}`, { platformType: 1, requestId: requestId() }, { as }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 1101)).toHaveLength(54);
    expect(await balanceOf(portal, as)).toBe(0);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('too few diamonds: 1101 with what is needed and had, and nothing changes', async () => {
    const portal = open();
    const as = await portal.newPerson(10);
    const answer = await portal.call(PAID, { platformType: 1, requestId: requestId() }, { as });
    expect(answer).toMatchObject({ status: 200, code: 1101, data: { need: 300, have: 10 } });
    expect(await balanceOf(portal, as)).toBe(10);
    const detail = await portal.call('/api/web/game/detail', { appID: '1002' }, { as });
    expect(detail.data).toMatchObject({ owned: false });
  });

  test('an intent refused for want of diamonds succeeds with the same key after a recharge', async () => {
    const portal = open();
    const as = await portal.newPerson(10);
    const fields = { platformType: 1, requestId: requestId() };
    expect((await portal.call(PAID, fields, { as })).code).toBe(1101);
    await portal.grant(as, 290);
    expect((await portal.call(PAID, fields, { as })).code).toBe(0);
    expect(await balanceOf(portal, as)).toBe(0);
  });

  test('the same key for another request is refused with 409', async () => {
    const portal = open();
    const as = await portal.newPerson(1000);
    const key = requestId();
    expect((await portal.call(PAID, { platformType: 1, requestId: key }, { as })).code).toBe(0);
    const other = await portal.call('/api/user/game/download/1004', { platformType: 1, requestId: key }, { as });
    expect(other).toMatchObject({ status: 409, code: 1001 });
    expect(await balanceOf(portal, as)).toBe(700);
  });

  test('the same key of two people are two intents', async () => {
    const portal = open();
    const fields = { platformType: 1, requestId: requestId() };
    for (const as of [await portal.newPerson(300), await portal.newPerson(300)]) {
      expect((await portal.call(PAID, fields, { as })).code).toBe(0);
      expect(await balanceOf(portal, as)).toBe(0);
    }
  });

  test('what is owned is free, and says so', async () => {
    const portal = open();
    const as = await portal.newPerson(400);
    for (let time = 0; time < 3; time += 1) {
      expect((await portal.call(PAID, { platformType: 1, requestId: requestId() }, { as })).code).toBe(0);
    }
    expect(await balanceOf(portal, as)).toBe(100);
    const owned = await portal.call('/api/web/game/list', { owned: 1 }, { as });
    expect(owned.data).toMatchObject({ total: 1, records: [{ id: '1002', owned: true }] });
  });

  test('a changed price is refused with the new one', async () => {
    const portal = open();
    const as = await portal.newPerson(1000);
    const fields = { platformType: 1, requestId: requestId(), shownPrice: 200 };
    expect(await portal.call(PAID, fields, { as })).toMatchObject({ code: 1102, data: { price: 300 } });
    expect(await balanceOf(portal, as)).toBe(1000);
  });

  test('a member pays nothing, and the saving is counted once', async () => {
    const portal = open();
    const as = await portal.logIn('vip01');
    for (let time = 0; time < 2; time += 1) {
      expect((await portal.call(PAID, { platformType: 1, requestId: requestId() }, { as })).code).toBe(0);
    }
    const status = await portal.call('/api/user/center/me', {}, { as });
    expect(status.data).toMatchObject({ coinNum: 0, savedCoin: 300 });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('an expired membership pays like everyone', async () => {
    const portal = open();
    portal.clock.now += 121 * 86_400_000;
    const as = await portal.logIn('vip01');
    expect((await portal.call('/api/user/center/me', {}, { as })).data).toMatchObject({ levelType: 0, badge: null });
    const answer = await portal.call(PAID, { platformType: 1, requestId: requestId() }, { as });
    expect(answer).toMatchObject({ code: 1101, data: { need: 300, have: 0 } });
  });

  test('a visitor takes a free game and is sent to log in for a paid one', async () => {
    const portal = open();
    expect((await portal.call('/api/user/game/download/1001', { platformType: 2 })).code).toBe(0);
    expect((await portal.call(PAID, { platformType: 1, requestId: requestId() })).code).toBe(2);
  });

  test('who downloads without pause is served, and counted no more', async () => {
    const portal = open({ limits: DEFAULT_LIMITS });
    const downloads = async () =>
      (await portal.db.selectFrom('games').select('downloads').where('id', '=', '1001').executeTakeFirstOrThrow())
        .downloads;
    const before = await downloads();
    for (let time = 0; time < 30; time += 1)
      expect((await portal.call('/api/user/game/download/1001', { platformType: 1 })).code).toBe(0);
    expect((await downloads()) - before).toBe(DEFAULT_LIMITS.downloadCount[0]?.max);
    expect(portal.faults).toEqual([]);
  });

  test('a platform without build, a missing key, an unknown game', async () => {
    const portal = open();
    const as = await portal.newPerson(1000);
    const noBuild = await portal.call(
      '/api/user/game/download/1007',
      { platformType: 2, requestId: requestId() },
      { as },
    );
    expect(noBuild).toMatchObject({ code: 1103, msg: '暂无iOS版' });
    expect(await portal.call(PAID, { platformType: 1 }, { as })).toMatchObject({
      code: 1001,
      data: { field: 'requestId' },
    });
    expect(await portal.call(PAID, { platformType: 3 }, { as })).toMatchObject({
      code: 1001,
      data: { field: 'platformType' },
    });
    expect((await portal.call('/api/user/game/download/9999', { platformType: 1 }, { as })).code).toBe(1201);
    expect(await balanceOf(portal, as)).toBe(1000);
  });

  test('a game whose address is none is refused before anything is charged, to buyers, members and owners alike', async () => {
    const portal = open();
    const bad = '/api/user/game/download/1008';
    const buyer = await portal.newPerson(400);
    const owner = await portal.newPerson(400);
    await portal.db
      .insertInto('entitlements')
      .values({ uid: owner.uid, game_id: '1008', price: 60, created_at: portal.clock.now })
      .execute();
    for (const as of [buyer, owner, await portal.logIn('vip01')]) {
      const before = await balanceOf(portal, as);
      expect(await portal.call(bad, { platformType: 1, requestId: requestId(), shownPrice: 60 }, { as })).toMatchObject(
        { status: 200, code: 1103, msg: '该游戏的安卓安装包暂时无法下载，本次未扣费', data: null },
      );
      expect(await balanceOf(portal, as)).toBe(before);
    }
    expect((await portal.call('/api/web/game/detail', { appID: '1008' }, { as: buyer })).data).toMatchObject({
      owned: false,
    });
    // The key is not used up: once the build lies where it can be had, the same one succeeds.
    const key = requestId();
    const request = { platformType: 1, requestId: key };
    expect((await portal.call(bad, request, { as: buyer })).code).toBe(1103);
    await portal.db.updateTable('games').set({ download_url: null }).where('id', '=', '1008').execute();
    expect((await portal.call(bad, request, { as: buyer })).code).toBe(0);
    await portal.db
      .updateTable('games')
      .set({ download_url: 'httpx://bad.example/pkg' })
      .where('id', '=', '1008')
      .execute();
    expect(await balanceOf(portal, buyer)).toBe(340);
  });

  test('all other games lead to a real file', async () => {
    const portal = open();
    const as = await portal.newPerson(400);
    const good = await portal.call(PAID, { platformType: 1, requestId: requestId() }, { as });
    const file = await portal.fetch(String(good.data).replace('http://portal.test', ''));
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(file.headers.get('content-type')).toBe('application/zip');
    expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 4))).toBe('PK\u0003\u0004');
  });

  test('a file can not be had without paying: no, forged, foreign and old signatures are refused', async () => {
    const portal = open();
    const as = await portal.newPerson(300);
    const { data } = await portal.call(PAID, { platformType: 1, requestId: requestId() }, { as });
    const link = new URL(String(data));
    const statusOf = async (path: string) => (await portal.fetch(path)).status;
    expect(await statusOf('/files/games/1002/1')).toBe(403);
    expect(
      await statusOf(`/files/games/1002/1?expires=9999999999999&signature=${link.searchParams.get('signature')}`),
    ).toBe(403);
    expect(await statusOf(`/files/games/1005/1${link.search}`)).toBe(403);
    portal.clock.now += 16 * 60_000;
    expect(await statusOf(link.pathname + link.search)).toBe(403);
  });
});
