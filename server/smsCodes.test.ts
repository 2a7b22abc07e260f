import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { NOON, onEachDatabase, unique, type Person, type TestPortal } from './testing/portal.ts';

const newPhone = (): string => `139${String(10_000_000 + unique() * 7 + Math.trunc(performance.now()))}`.slice(0, 11);

const sendCode = (portal: TestPortal, phone: string, scene = 'login', as?: Person) =>
  portal.call('/api/user/smsCode', { phone, scene }, { ...(as && { as }) });

const phoneLogin = (portal: TestPortal, phone: string, smsCode = '123456', call = 'loginWithPhone') =>
  portal.call(`/api/user/${call}`, { phone, smsCode, inviteCode: 'abc-123', channelID: '9' });

onEachDatabase('short messages', (open) => {
  test('a code logs in once, and makes the missing account with its invite code', async () => {
    const portal = open();
    const phone = newPhone();
    expect(await sendCode(portal, phone)).toMatchObject({ code: 0, data: { expireIn: 300 } });
    const created = await phoneLogin(portal, phone);
    expect(created).toMatchObject({ code: 0, data: { newAccount: 1, hasPassword: false, needBind: 0 } });
    expect((await phoneLogin(portal, phone)).code).toBe(1003);
    await sendCode(portal, phone);
    expect((await phoneLogin(portal, phone)).data).toMatchObject({ newAccount: 0 });
    const user = await portal.db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow();
    expect(user).toMatchObject({ invited_by: 'ABC123', channel_id: '9' });
    expect(user.name).not.toContain(phone.slice(-4));
  });

  test('without register an unknown number is told so, only after its code was right', async () => {
    const portal = open();
    const phone = newPhone();
    await sendCode(portal, phone);
    expect((await phoneLogin(portal, phone, '000000', 'loginPhoneWithoutRegister')).code).toBe(1003);
    expect(await phoneLogin(portal, phone, '123456', 'loginPhoneWithoutRegister')).toMatchObject({
      code: 1201,
      msg: '该手机号未注册',
    });
    const off = open({ phoneAutoRegister: false });
    await sendCode(off, phone);
    expect((await phoneLogin(off, phone)).code).toBe(1201);
  });

  test('late, of another purpose, of another number, or after five wrong tries: refused', async () => {
    const portal = open();
    const [late, purpose, other, guessed] = [newPhone(), newPhone(), newPhone(), newPhone()];
    await sendCode(portal, late);
    portal.clock.now += 5 * 60_000;
    expect((await phoneLogin(portal, late)).code).toBe(1003);
    expect((await sendCode(portal, purpose, 'bind')).code, 'only for who is logged in').toBe(2);
    expect((await sendCode(portal, purpose, 'bind', await portal.newPerson())).code).toBe(0);
    expect((await phoneLogin(portal, purpose)).code).toBe(1003);
    await sendCode(portal, other);
    expect((await phoneLogin(portal, newPhone())).code).toBe(1003);
    await sendCode(portal, guessed);
    const guesses = await Promise.all(Array.from({ length: 5 }, () => phoneLogin(portal, guessed, '999999')));
    expect(guesses.every(({ code }) => code === 1003)).toBe(true);
    expect((await phoneLogin(portal, guessed)).code).toBe(1003);
  });

  test('a newer code replaces the older', async () => {
    const sent: string[] = [];
    const portal = open({ mode: 'production', sms: { send: ({ code }) => Promise.resolve(void sent.push(code)) } });
    const phone = newPhone();
    while (new Set(sent).size < 2) {
      portal.clock.now += 1000;
      await sendCode(portal, phone);
    }
    expect((await phoneLogin(portal, phone, sent.at(-2))).code).toBe(1003);
    expect((await phoneLogin(portal, phone, sent.at(-1))).code).toBe(0);
  });

  test('one code used by 20 at once logs in once', async () => {
    const portal = open();
    const phone = newPhone();
    await sendCode(portal, phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => phoneLogin(portal, phone)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test('50 sends at once make one message, and the next may be asked for after 60 s', async () => {
    const portal = open({ limits: DEFAULT_LIMITS });
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendCode(portal, phone)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.find(({ code }) => code === 0)).toMatchObject({ data: { retryAfter: 60 } });
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({
      code: 1002,
      msg: '发送太频繁，请稍后再试',
      data: { retryAfter: 60 },
    });
    portal.clock.now += 59_000;
    expect((await sendCode(portal, phone)).code).toBe(1002);
    portal.clock.now += 1000;
    expect((await sendCode(portal, phone)).code).toBe(0);
  });

  const HOUR_MS = 3_600_000;
  /** How many of the messages asked for once in `everyMs`, over `forMs`, are sent; each from the next of the addresses. */
  async function sentOver(phone: string, from: readonly TestPortal[], everyMs: number, forMs: number): Promise<number> {
    let sent = 0;
    for (let time = 0; time * everyMs < forMs; time += 1) {
      const portal = from[time % from.length]!;
      portal.clock.now = NOON + time * everyMs;
      if ((await sendCode(portal, phone)).code === 0) sent += 1;
    }
    return sent;
  }
  const limited = (): TestPortal => open({ limits: DEFAULT_LIMITS });

  test.each([
    ['5 an hour a number from one address', 1, 61_000, HOUR_MS, 5],
    ['5 an hour a number from many addresses together', 6, 61_000, HOUR_MS, 5],
    ['10 a day a number from one address', 1, HOUR_MS / 2, 24 * HOUR_MS, 10],
    ['10 a day a number from many addresses together', 6, HOUR_MS / 2, 24 * HOUR_MS, 10],
  ])('%s', async (_, addresses, everyMs, forMs, expected) => {
    const from = Array.from({ length: addresses }, limited);
    expect(await sentOver(newPhone(), from, everyMs, forMs)).toBe(expected);
  });

  test('where its owner logged in before, a number gets codes though strangers used up its hour (fault 7)', async () => {
    const [owner, stranger, newPlace] = [limited(), limited(), limited()];
    const phone = newPhone();
    await sendCode(owner, phone);
    expect((await phoneLogin(owner, phone)).code).toBe(0);
    const later = NOON + 2 * HOUR_MS;
    for (let minute = 0; minute < 20; minute += 1) {
      stranger.clock.now = later + minute * 61_000;
      await sendCode(stranger, phone);
    }
    owner.clock.now = newPlace.clock.now = later + 30 * 60_000;
    expect((await sendCode(newPlace, phone)).code).toBe(1002);
    expect((await sendCode(owner, phone)).code).toBe(0);
    let more = 0;
    for (let minute = 1; minute < 29; minute += 1) {
      owner.clock.now = later + 30 * 60_000 + minute * 61_000;
      if ((await sendCode(owner, phone)).code === 0) more += 1;
    }
    expect(more, 'five an hour there, too').toBe(4);
  });

  test('guesses from one address do not use up a code for another, and all together end it', async () => {
    const portal = open();
    const [owner, third, fourth] = [open(), open(), open()];
    const phone = newPhone();
    await sendCode(owner, phone);
    for (let guess = 0; guess < 20; guess += 1) expect((await phoneLogin(portal, phone, '999999')).code).toBe(1003);
    expect((await phoneLogin(portal, phone)).code, 'not from there any more').toBe(1003);
    expect((await phoneLogin(owner, phone)).code).toBe(0);
    await sendCode(owner, phone);
    for (const from of [portal, third]) {
      for (let guess = 0; guess < 5; guess += 1) await phoneLogin(from, phone, '999999');
    }
    expect((await phoneLogin(fourth, phone)).code).toBe(1003);
  });

  test('where the operator takes no message, the code before stays good and another may be asked for at once', async () => {
    const sent: string[] = [];
    let fails = false;
    const portal = open({
      mode: 'production',
      limits: DEFAULT_LIMITS,
      sms: {
        send: ({ code }) => (fails ? Promise.reject(new Error('gateway down')) : Promise.resolve(void sent.push(code))),
      },
    });
    const phone = newPhone();
    await sendCode(portal, phone);
    portal.clock.now += 61_000;
    fails = true;
    for (let time = 0; time < 12; time += 1) {
      expect(await sendCode(portal, phone)).toMatchObject({ status: 200, code: 1, msg: '短信发送失败，请稍后重试' });
    }
    expect(portal.faults).toHaveLength(12);
    fails = false;
    expect((await phoneLogin(portal, phone, sent[0])).code).toBe(0);
    expect((await sendCode(portal, phone)).code).toBe(0);
  });

  test('20 an hour an address, whatever the numbers', async () => {
    const portal = open({ limits: DEFAULT_LIMITS });
    const codes: number[] = [];
    for (let index = 0; index < 25; index += 1) codes.push((await sendCode(portal, newPhone())).code);
    expect(codes.filter((code) => code === 0)).toHaveLength(20);
  });

  test('known and unknown numbers get the very same answer', async () => {
    const portal = open();
    const known = await sendCode(portal, '13800138001');
    const unknown = await sendCode(portal, newPhone());
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  });

  test('in production a code is random, goes to the operator, and nobody can read it here', async () => {
    const sent: string[] = [];
    const portal = open({ mode: 'production', sms: { send: ({ code }) => Promise.resolve(void sent.push(code)) } });
    for (let index = 0; index < 5; index += 1) await sendCode(portal, newPhone());
    expect(sent.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(sent).size).toBeGreaterThan(1);
    expect((await portal.fetch('/dev/sms')).status).toBe(404);
    const rows = await portal.db.selectFrom('sms_codes').select('code_hash').execute();
    expect(JSON.stringify(rows)).not.toContain(sent[0]);
  });

  test('in demo a developer reads what was sent', async () => {
    const portal = open();
    const phone = newPhone();
    await sendCode(portal, phone);
    expect((await portal.call('/dev/sms')).data).toMatchObject([{ phone, scene: 'login', code: '123456' }]);
  });

  test('pasted numbers and codes are cleaned; bad ones get their sentence', async () => {
    const portal = open();
    const phone = newPhone();
    expect((await sendCode(portal, `+86 ${phone.slice(0, 3)}-${phone.slice(3)}`)).code).toBe(0);
    expect((await phoneLogin(portal, phone, ' １２３４５６ ')).code).toBe(0);
    expect(await sendCode(portal, '12345')).toMatchObject({
      code: 1001,
      msg: '手机号格式不正确',
      data: { field: 'phone' },
    });
    expect(await phoneLogin(portal, phone, '12')).toMatchObject({
      code: 1001,
      msg: '请输入6位验证码',
      data: { field: 'smsCode' },
    });
  });
});
