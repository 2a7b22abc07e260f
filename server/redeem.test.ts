import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RedeemResult } from '#domain/redeem.ts';
import { coinReward, type Reward } from '#domain/reward.ts';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { NOON, onEachDatabase, UNLIMITED, type Answer, type Person, type TestPortal } from './testing/portal.ts';
import { statusFor } from './testing/testPayments.ts';

const DAY_MS = 86_400_000;

const redeem = (
  portal: TestPortal,
  as: Person | undefined,
  code: string,
  requestId: string = crypto.randomUUID(),
): Promise<Answer> => portal.call('/api/v1/redeem', { code, requestId }, { ...(as && { as }) });

/** A campaign of its own with one code, whose name it gives. */
async function addCode(portal: TestPortal, uses: number, reward: Reward = coinReward(5)): Promise<string> {
  const code = `T${randomBytes(5).toString('hex').toUpperCase()}`;
  const campaign = { id: code, title: '测试', reward: JSON.stringify(reward), ends_at: NOON + DAY_MS };
  await portal.db.insertInto('redeem_campaigns').values(campaign).execute();
  await portal.db.insertInto('redeem_codes').values({ code, campaign_id: code, uses_left: uses }).execute();
  return code;
}

const count = (answers: readonly Answer[], code: number): number =>
  answers.filter((answer) => answer.code === code).length;

onEachDatabase('redeem codes', (open) => {
  test('diamonds: credited with a ledger row, however the code was typed', async () => {
    const portal = open();
    for (const typed of [
      'QINGYU2026',
      ' qingyu-2026 ',
      'QingYu 2026',
      'ＱＩＮＧＹＵ２０２６',
      'qing_yu—2026'.replace('—', '-'),
      '\u200BQINGYU2026\uFEFF',
    ]) {
      const as = await portal.newPerson();
      expect(await redeem(portal, as, typed), typed).toMatchObject({
        code: 0,
        data: { reward: { kind: 'coin', amount: 50, text: '50 钻石' }, coinNum: 50 },
      });
      const ledger = await portal.call('/api/user/center/coin/all', {}, { as });
      expect(ledger.data).toMatchObject({
        records: [{ type: 'redeem', title: '兑换码 · 新手见面礼', amount: 50, link: '/gifts' }],
        total: 1,
      });
    }
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('days of membership, and a pack with its code', async () => {
    const portal = open();
    const as = await portal.newPerson();
    expect(await redeem(portal, as, 'VIP7DAYS')).toMatchObject({
      code: 0,
      data: { reward: { text: '7 天会员' }, coinNum: 0 },
    });
    expect(await statusFor(portal, as)).toMatchObject({ levelType: 1, badge: 'normal', expTime: NOON + 7 * DAY_MS });
    const { reward } = (await redeem(portal, as, 'PAPERKINGDOM')).data as RedeemResult;
    expect(reward).toMatchObject({
      kind: 'gift',
      text: '《纸上王国》立体书珍藏礼包',
      code: expect.stringMatching(/^.{4}-.{4}-.{4}-.{4}$/),
    });
    const own = await portal.call('/api/v1/gift/me?state=claimed', undefined, { as });
    expect(own.data).toMatchObject([{ id: '1003-g3', code: reward.code }]);
  });

  test('wrong, used up, expired, and another of its kind are told apart', async () => {
    const portal = open();
    const as = await portal.newPerson();
    for (const wrong of ['NOSUCHCODE', '', 'abc', '密码', "' or 1=1", 'A'.repeat(33)]) {
      expect(await redeem(portal, as, wrong), wrong).toMatchObject({ code: 1501, msg: '兑换码无效' });
    }
    expect(await redeem(portal, as, 'FIRST100')).toMatchObject({ code: 1502, msg: '兑换码已被使用' });
    expect(await redeem(portal, as, 'SPRING2026')).toMatchObject({ code: 1503, msg: '兑换码已过期' });
    await redeem(portal, as, 'QINGYU2026');
    for (const again of ['QINGYU2026', 'HELLOQINGYU']) {
      expect(await redeem(portal, as, again)).toMatchObject({ code: 1404, msg: '您已使用过同类兑换码' });
    }
    expect((await statusFor(portal, as)).coinNum).toBe(50);
  });

  test('a code for one person and 50 people: one gets it', async () => {
    const portal = open();
    const code = await addCode(portal, 1);
    const people = await Promise.all(Array.from({ length: 50 }, () => portal.newPerson()));
    const answers = await Promise.all(people.map((as) => redeem(portal, as, code)));
    expect([count(answers, 0), count(answers, 1502)]).toEqual([1, 49]);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('one person, 50 requests for one code: one credit, one use, and a lost answer comes again', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const code = await addCode(portal, 100);
    const different = await Promise.all(Array.from({ length: 50 }, () => redeem(portal, as, code)));
    expect([count(different, 0), count(different, 1404)]).toEqual([1, 49]);
    const row = await portal.db
      .selectFrom('redeem_codes')
      .select('uses_left')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(row.uses_left).toBe(99);
    const requestId = crypto.randomUUID();
    const single = await addCode(portal, 1);
    const equal = await Promise.all(Array.from({ length: 50 }, () => redeem(portal, as, single, requestId)));
    expect(count(equal, 0)).toBe(50);
    expect((await statusFor(portal, as)).coinNum).toBe(10);
    expect(await redeem(portal, as, code, requestId)).toMatchObject({ status: 409, code: 1001 });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('a pack that cannot be given uses no code up', async () => {
    const portal = open();
    const as = await portal.newPerson();
    await portal.call('/api/v1/gift/1003-g1/claim', { requestId: crypto.randomUUID() }, { as });
    const code = await addCode(portal, 1, { kind: 'gift', amount: 1, text: '彩纸大礼包', giftId: '1003-g1' });
    expect((await redeem(portal, as, code)).code).toBe(1401);
    expect((await redeem(portal, await portal.newPerson(), code)).code).toBe(0);
  });

  test('guessing is slow: ten tries a minute, right or wrong', async () => {
    const portal = open({ limits: { ...UNLIMITED, redeemUser: DEFAULT_LIMITS.redeemUser } });
    const as = await portal.newPerson();
    for (let tries = 0; tries < 10; tries += 1) expect((await redeem(portal, as, `GUESS${tries}`)).code).toBe(1501);
    expect(await redeem(portal, as, 'QINGYU2026')).toMatchObject({ code: 1002, data: { retryAfter: 60 } });
    expect((await redeem(portal, await portal.newPerson(), 'QINGYU2026')).code).toBe(0);
    portal.clock.now += 60_000;
    expect((await redeem(portal, as, 'QINGYU2026')).code).toBe(0);
    expect((await redeem(portal, undefined, 'QINGYU2026')).code).toBe(2);
    expect(portal.faults).toEqual([]);
  });
});
