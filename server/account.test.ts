import { expect, test } from 'vitest';
import { INIT_TEXT } from '#domain/sdkConfig.ts';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { onEachDatabase, unique } from './testing/portal.ts';

onEachDatabase('registration', (open) => {
  test('makes an account that is logged in, with its invite and channel code', async () => {
    const portal = open();
    const loginName = `New_${unique()}`;
    const answer = await portal.call('/api/user/registerWithName', {
      loginName,
      password: 'secret-1',
      inviteCode: ' abc 123 ',
      channelID: '9',
    });
    expect(answer).toMatchObject({ code: 0, data: { loginName, newAccount: 1, hasPassword: true } });
    const user = await portal.db
      .selectFrom('users')
      .selectAll()
      .where('login_name', '=', loginName)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ invited_by: 'ABC123', channel_id: '9', balance: 0 });
    expect(await portal.logIn(loginName.toUpperCase(), 'secret-1')).toMatchObject({ uid: user.uid });
  });

  test('a name is taken whatever its case, also when two ask at once', async () => {
    const portal = open();
    const name = `twin${unique()}`;
    const register = (loginName: string) =>
      portal.call('/api/user/registerWithName', { loginName, password: 'secret-1' });
    const answers = await Promise.all([register(name), register(name.toUpperCase()), register(name)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1004, 1004]);
    expect(answers.find(({ code }) => code === 1004)).toMatchObject({
      msg: '该用户名已被注册',
      data: { field: 'loginName' },
    });
    expect(portal.faults).toEqual([]);
  });

  test('each field has its sentence', async () => {
    const portal = open();
    const good = { loginName: 'somebody', password: 'secret-1', inviteCode: '' };
    const bad: readonly [Partial<typeof good>, string, string][] = [
      [{ loginName: '' }, 'loginName', '请输入用户名'],
      [{ loginName: 'ab' }, 'loginName', '用户名为4-16位字母、数字或下划线'],
      [{ loginName: '１２３４ａ' }, 'loginName', '用户名为4-16位字母、数字或下划线'],
      [{ loginName: '😀😀😀😀' }, 'loginName', '用户名为4-16位字母、数字或下划线'],
      [{ loginName: '12345678' }, 'loginName', '用户名不能全是数字'],
      [{ password: '' }, 'password', '请输入密码'],
      [{ password: 'x'.repeat(21) }, 'password', '密码长度为6-20位'],
      [{ password: '密码密码密码' }, 'password', '密码只能包含英文字母、数字和符号'],
      [{ password: 'Somebody' }, 'password', '密码不能与用户名相同'],
      [{ inviteCode: '!!' }, 'inviteCode', '邀请码格式不正确'],
    ];
    for (const [change, field, msg] of bad) {
      const answer = await portal.call('/api/user/registerWithName', { ...good, ...change });
      expect(answer).toMatchObject({ status: 200, code: 1001, msg, data: { field } });
    }
  });

  test('fields beyond the allowed ones change nothing', async () => {
    const portal = open();
    const loginName = `greedy${unique()}`;
    await portal.call('/api/user/registerWithName', {
      loginName,
      password: 'secret-1',
      balance: '9999',
      coinNum: '9999',
      levelType: '1',
      level_type: '1',
      uid: '1',
    });
    const user = await portal.db
      .selectFrom('users')
      .selectAll()
      .where('login_name', '=', loginName)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ balance: 0, level_type: 0 });
  });
});

onEachDatabase('login', (open) => {
  test('a wrong password and an unknown name get the very same answer', async () => {
    const portal = open();
    const wrong = await portal.call('/api/user/login', { loginName: 'rich01', password: 'portal124' });
    const unknown = await portal.call('/api/user/login', { loginName: 'nobody01', password: 'portal124' });
    expect(wrong).toMatchObject({ status: 200, code: 1005, msg: '用户名或密码错误', data: null });
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
  });

  test('an unknown name costs one password check, as a known one does', async () => {
    const checked: string[] = [];
    const portal = open({
      passwords: {
        hash: (password) => Promise.resolve(`hash of ${password}`),
        verify: (_, hash) => Promise.resolve(checked.push(hash) < 0),
      },
    });
    await portal.call('/api/user/login', { loginName: 'rich01', password: 'portal124' });
    await portal.call('/api/user/login', { loginName: 'nobody01', password: 'portal124' });
    expect(checked).toEqual([expect.stringMatching(/^scrypt\$/), expect.stringMatching(/^hash of /)]);
  });

  test('after too many wrong tries even the right password waits, and then works again', async () => {
    const portal = open({ limits: DEFAULT_LIMITS });
    const tryOnce = (password: string) => portal.call('/api/user/login', { loginName: 'poor01', password });
    const codes = new Set<number>();
    for (let attempt = 0; attempt < 10; attempt += 1) codes.add((await tryOnce('wrong-pass')).code);
    expect(codes).toEqual(new Set([1005]));
    expect(await tryOnce('portal123')).toMatchObject({ code: 1002, data: { retryAfter: 600 } });
    portal.clock.now += 10 * 60_000;
    expect((await tryOnce('portal123')).code).toBe(0);
  });

  test('1000 tries within an hour: at most 25 are looked at', async () => {
    const portal = open({ limits: DEFAULT_LIMITS });
    let answered = 0;
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      portal.clock.now += 3500;
      const { code } = await portal.call('/api/user/login', { loginName: 'rich01', password: 'wrong-pass' });
      if (code === 1005) answered += 1;
    }
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThanOrEqual(25);
  });

  test('an address held up locks nobody else out, by password or by message', async () => {
    const limits = {
      ...DEFAULT_LIMITS,
      loginAddress: [{ max: 3, windowMs: 60_000 }],
      smsAddress: [{ max: 1, windowMs: 60_000 }],
    };
    const portal = open({ limits });
    const elsewhere = open({ limits, db: portal.db, addressOf: () => 'elsewhere' });
    for (let attempt = 0; attempt < 30; attempt += 1)
      await portal.call('/api/user/login', { loginName: 'poor01', password: 'wrong-pass' });
    expect((await portal.call('/api/user/login', { loginName: 'poor01', password: 'portal123' })).code).toBe(1002);
    expect((await elsewhere.call('/api/user/login', { loginName: 'poor01', password: 'portal123' })).code).toBe(0);

    const [first, other] = ['13700000001', '13700000002'];
    const sendTo = (from: typeof portal, phone: string) => from.call('/api/user/smsCode', { scene: 'login', phone });
    expect([(await sendTo(portal, first)).code, (await sendTo(portal, other)).code]).toEqual([0, 1002]);
    expect((await sendTo(elsewhere, other)).code).toBe(0);
  });

  test('guesses from one address lock nobody out at another (fault 7), nor do those of a /64', async () => {
    const portal = open({ limits: DEFAULT_LIMITS });
    const guess = (address: string) =>
      open({ limits: DEFAULT_LIMITS, addressOf: () => address }).call('/api/user/login', {
        loginName: 'poor01',
        password: 'wrong-pass',
      });
    const codes: number[] = [];
    for (let attempt = 0; attempt < 30; attempt += 1) codes.push((await guess(`2001:db8:7:7::${attempt}`)).code);
    expect(codes).toEqual([...Array<number>(10).fill(1005), ...Array<number>(20).fill(1002)]);
    expect((await portal.logIn('poor01')).uid).toBe('10000002');
    for (let attempt = 0; attempt < 60; attempt += 1) await guess(`203.0.113.${attempt}`);
    const from = (addressOf: () => string) => open({ limits: DEFAULT_LIMITS, addressOf });
    const password = { loginName: 'poor01', password: 'portal123' };
    expect(await from(() => 'new to the owner').call('/api/user/login', password)).toMatchObject({ code: 1002 });
    expect((await portal.call('/api/user/login', password)).code, 'where the owner was before').toBe(0);
  });

  test('1000 tries within an hour from 200 addresses: at most 25 are looked at', async () => {
    const portal = open();
    let answered = 0;
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const from = open({ limits: DEFAULT_LIMITS, addressOf: () => `198.51.100.${attempt % 200}` });
      from.clock.now = portal.clock.now + 5 * 3_600_000 + attempt * 3500;
      const { code } = await from.call('/api/user/login', { loginName: 'rich01', password: 'wrong-pass' });
      if (code === 1005) answered += 1;
    }
    expect(answered).toBe(25);
  });

  test('a number drawn that is somebody’s is drawn again, by name and by phone (fault 9)', async () => {
    const drawn: number[] = [];
    const random = (length: number) => {
      // The first two accounts draw alike; what each needs besides differs.
      const value = drawn.length < 40 ? 7 : 1 + (drawn.length % 200);
      drawn.push(length);
      return length > 10 ? crypto.getRandomValues(new Uint8Array(length)) : new Uint8Array(length).fill(value);
    };
    const portal = open({ random });
    const register = (loginName: string) =>
      portal.call('/api/user/registerWithName', { loginName, password: 'secret-1' });
    expect(await register(`draw_${unique()}`)).toMatchObject({ code: 0, data: { uid: '1777777777' } });
    drawn.length = 36;
    expect(await register(`draw_${unique()}`)).toMatchObject({ code: 0 });
    drawn.length = 36;
    await portal.call('/api/user/smsCode', { scene: 'login', phone: '13877770001' });
    expect(await portal.call('/api/user/loginWithPhone', { phone: '13877770001', smsCode: '123456' })).toMatchObject({
      code: 0,
      data: { newAccount: 1 },
    });
  });

  test('right logins do not count', async () => {
    const portal = open({ limits: DEFAULT_LIMITS });
    for (let time = 0; time < 30; time += 1) expect((await portal.logIn('vip01')).uid).toBe('10000001');
  });
});

onEachDatabase('device', (open) => {
  test('init without a device id says so; with one it answers the config', async () => {
    const portal = open();
    expect(await portal.call('/api/user/device/init', {})).toMatchObject({ code: 1, msg: INIT_TEXT.noDevice });
    const answer = await portal.call('/api/user/device/init', { deviceID: 'd', channelID: '9' });
    expect(answer).toMatchObject({ code: 0, msg: INIT_TEXT.ok, data: { sdk: { appID: '2008', channelID: '9' } } });
    expect(answer.data).not.toHaveProperty('server.packageUrl');
    const off = await open({ phoneAutoRegister: false, appPackage: true }).call('/api/user/device/init', {
      deviceID: 'd',
    });
    expect(off.data).toMatchObject({
      sdk: { channelID: '0', otherConfig: { phoneAutoRegister: '0' } },
      server: { packageUrl: '/files/portal.apk' },
    });
  });
});
