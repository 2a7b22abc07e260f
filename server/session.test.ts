import { expect, test, vi } from 'vitest';
import { IDLE_MS, SESSION_MS } from './session.ts';
import { onEachDatabase, ORIGIN, type Person } from './testing/portal.ts';

/** Every call that answers only to its owner, with a payload good enough to reach the check. */
const PROTECTED: readonly [path: string, fields: Record<string, string>][] = [
  ['/api/user/center/me', {}],
  ['/api/user/center/message/all', {}],
  ['/api/user/center/coin/all', {}],
  ['/api/user/center/coin/order', {}],
  ['/api/user/center/coin/order', { orderId: '1' }],
  [
    '/api/order/payInfo',
    { kind: 'coin', productId: 'coin-60', payType: 'mock', returnUrl: '/', requestId: 'request-1' },
  ],
  ['/api/user/game/download/1002', { platformType: '1', requestId: 'request-2' }],
  ['/api/web/game/list', { owned: '1' }],
  ['/api/user/resetPassword', { oldPassword: 'secret-1', password: 'secret-2' }],
  ['/api/user/bind', { phone: '13712345678', smsCode: '123456' }],
  ['/api/user/center/updateInfo', { sex: '1' }],
  ['/api/user/smsCode', { scene: 'find' }],
];

/** Calls that serve visitors too, but still must not mix two people up. */
const OPEN: readonly [path: string, fields?: Record<string, string>][] = [
  ['/api/web/game/list', {}],
  ['/api/web/game/detail', { appID: '1002' }],
  ['/api/v1/home'],
];

onEachDatabase('session', (open) => {
  test('a protected call without, with a wrong and with an old token is code 2', async () => {
    const portal = open();
    const as = await portal.newPerson();
    for (const [path, fields] of PROTECTED) {
      expect(await portal.call(path, fields), path).toMatchObject({
        status: 200,
        code: 2,
        msg: '登录已过期，请重新登录',
        data: null,
      });
      expect((await portal.call(path, fields, { as: { ...as, token: `${as.token}x` } })).code, path).toBe(2);
      expect((await portal.call(path, { ...fields, uid: as.uid }, { headers: { uid: as.uid } })).code, path).toBe(2);
    }
    portal.clock.now += IDLE_MS;
    for (const [path, fields] of PROTECTED) expect((await portal.call(path, fields, { as })).code, path).toBe(2);
  });

  test('a session in use goes on, one left alone ends, and none lasts for ever', async () => {
    const portal = open();
    const used = await portal.newPerson();
    const left = await portal.newPerson();
    const seen = async (as: Person) => (await portal.call('/api/user/center/me', { uid: as.uid }, { as })).code;
    const opened = portal.clock.now;
    portal.clock.now = opened + IDLE_MS - 1;
    expect([await seen(used)]).toEqual([0]);
    portal.clock.now += 1;
    expect([await seen(used), await seen(left)]).toEqual([0, 2]);
    for (let day = 31; day < 90; day += 1) {
      portal.clock.now = opened + day * 86_400_000;
      expect(await seen(used), `day ${day}`).toBe(0);
    }
    portal.clock.now = opened + SESSION_MS;
    expect(await seen(used)).toBe(2);
  });

  test('a use that cannot be noted is none the less answered', async () => {
    const portal = open();
    const as = await portal.newPerson();
    portal.clock.now += 2 * 86_400_000;
    const update = vi.spyOn(portal.db, 'updateTable').mockImplementation(() => {
      throw new Error('disk full');
    });
    const answer = await portal.call('/api/user/center/me', { uid: as.uid }, { as });
    update.mockRestore();
    expect(answer.code).toBe(0);
    expect(portal.faults).toHaveLength(1);
  });

  test('the token of A with the uid of B is 401 on every call', async () => {
    const portal = open();
    const a = await portal.newPerson(1000);
    const b = await portal.newPerson();
    for (const [path, fields] of [...PROTECTED, ...OPEN]) {
      const mixed = await portal.call(path, fields, { as: { uid: b.uid, token: a.token } });
      expect(mixed, path).toMatchObject({ status: 401, code: 1, data: null });
    }
    const body = await portal.call('/api/user/center/me', { uid: b.uid }, { as: a });
    expect(body.status).toBe(401);
  });

  test('the token alone is enough, and decides whose data is read', async () => {
    const portal = open();
    const as = await portal.newPerson(7);
    const answer = await portal.call('/api/user/center/me', {}, { headers: { token: as.token } });
    expect(answer.data).toMatchObject({ coinNum: 7 });
  });

  test('an open call with an old token serves a visitor', async () => {
    const portal = open();
    const token = 'of-a-session-long-gone';
    for (const [path, fields] of OPEN)
      expect((await portal.call(path, fields, { headers: { token } })).code, path).toBe(0);
  });

  test('logging out ends this session only', async () => {
    const portal = open();
    const first = await portal.logIn('rich01');
    const second = await portal.logIn('rich01');
    expect(first.token).not.toBe(second.token);
    expect((await portal.call('/api/user/logout', {}, { as: first })).code).toBe(0);
    expect((await portal.call('/api/user/center/me', {}, { as: first })).code).toBe(2);
    expect((await portal.call('/api/user/center/me', {}, { as: second })).code).toBe(0);
    expect((await portal.call('/api/user/logout', {})).code).toBe(0);
  });

  test('neither token nor password is stored as it is', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const sessions = await portal.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(as.token);
    expect(as.token.length).toBeGreaterThanOrEqual(22);
    const { password_hash } = await portal.db
      .selectFrom('users')
      .select('password_hash')
      .where('uid', '=', as.uid)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^scrypt\$/);
  });
});

onEachDatabase('foreign pages', (open) => {
  const fields = { loginName: 'rich01', password: 'portal123' };

  test('a write needs the header no form can send', async () => {
    const portal = open();
    const answer = await portal.call('/api/user/login', fields, { headers: { 'X-Requested-With': '' } });
    expect(answer).toMatchObject({ status: 403, code: 1 });
  });

  test('a write from another origin is refused, own and headerless clients are not', async () => {
    const portal = open({ publicOrigin: 'https://portal.example' });
    const statusWith = async (headers: Record<string, string>) =>
      (await portal.call('/api/user/login', fields, { headers })).status;
    expect(await statusWith({ Origin: 'http://evil.test' })).toBe(403);
    expect(await statusWith({ Origin: 'null' })).toBe(403);
    expect(await statusWith({ Origin: `${ORIGIN}.evil.test` })).toBe(403);
    expect(await statusWith({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await statusWith({ 'Sec-Fetch-Site': 'same-site' })).toBe(403);
    expect(await statusWith({ Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    expect(await statusWith({ Origin: 'https://portal.example' })).toBe(200);
    expect(await statusWith({})).toBe(200);
  });

  test('no answer opens itself to other origins', async () => {
    const portal = open();
    const preflight = await portal.fetch('/api/user/login', {
      method: 'OPTIONS',
      headers: { Origin: 'http://evil.test' },
    });
    const read = await portal.fetch('/api/v1/home', { headers: { Origin: 'http://evil.test' } });
    for (const { headers } of [preflight, read]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});
