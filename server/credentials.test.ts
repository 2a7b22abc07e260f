import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { onEachDatabase, unique, type Person, type TestPortal } from './testing/portal.ts';

const newPhone = (): string => `137${String(10_000_000 + unique() * 13 + Math.trunc(performance.now()))}`.slice(0, 11);

const CODE = '123456';

const sendCode = (portal: TestPortal, scene: string, as?: Person, phone?: string) =>
  portal.call('/api/user/smsCode', { scene, ...(phone && { phone }) }, { ...(as && { as }) });

const bind = (portal: TestPortal, as: Person, fields: Record<string, string>) =>
  portal.call('/api/user/bind', fields, { as });

const reset = (portal: TestPortal, as: Person, fields: Record<string, string>) =>
  portal.call('/api/user/resetPassword', fields, { as });

/** Someone with a name, the password secret-1, and a number bound. */
async function newBound(portal: TestPortal): Promise<Person & { phone: string; loginName: string }> {
  const as = await portal.newPerson();
  const phone = newPhone();
  await sendCode(portal, 'bind', as, phone);
  expect((await bind(portal, as, { phone, smsCode: CODE })).code).toBe(0);
  const { login_name } = await rowOf(portal, as);
  return { ...as, phone, loginName: login_name ?? '' };
}

async function newByPhone(portal: TestPortal): Promise<Person & { phone: string }> {
  const phone = newPhone();
  await sendCode(portal, 'login', undefined, phone);
  const { data } = await portal.call('/api/user/loginWithPhone', { phone, smsCode: CODE });
  const { uid, token } = data as Person;
  return { uid, token, phone };
}

const rowOf = (portal: TestPortal, { uid }: Person) =>
  portal.db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();

const isAlive = async (portal: TestPortal, as: Person) =>
  (await portal.call('/api/user/center/me', {}, { as })).code === 0;

const passwordWorks = async (portal: TestPortal, loginName: string, password: string) =>
  (await portal.call('/api/user/login', { loginName, password })).code === 0;

onEachDatabase('the password', (open) => {
  test('changes by the old one: this session goes on, every other ends, the old password is of no use', async () => {
    const portal = open();
    const as = await newBound(portal);
    const elsewhere = await portal.logIn(as.loginName, 'secret-1');
    expect(await reset(portal, as, { oldPassword: 'secret-1', password: 'secret-2' })).toMatchObject({
      code: 0,
      data: null,
    });
    expect([await isAlive(portal, as), await isAlive(portal, elsewhere)]).toEqual([true, false]);
    expect(await passwordWorks(portal, as.loginName, 'secret-1')).toBe(false);
    expect(await passwordWorks(portal, as.loginName, 'secret-2')).toBe(true);
    expect(portal.faults).toEqual([]);
  });

  test('is none that everybody tries first, however its letters are cased; the demo lets them pass', async () => {
    const portal = open({ mode: 'production' });
    const as = await portal.newPerson();
    const refused = { code: 1001, msg: '这个密码太常见，容易被猜到，请换一个', data: { field: 'password' } };
    for (const password of ['12345678', 'Qwerty123', 'PASSWORD1']) {
      expect(
        await portal.call('/api/user/registerWithName', { loginName: `n${unique()}common`, password }),
        password,
      ).toMatchObject(refused);
      expect(await reset(portal, as, { oldPassword: 'secret-1', password }), password).toMatchObject(refused);
    }
    expect((await reset(portal, as, { oldPassword: 'secret-1', password: '12345678-and-more' })).code).toBe(0);
    expect(
      (await open().call('/api/user/registerWithName', { loginName: `n${unique()}demo`, password: '12345678' })).code,
    ).toBe(0);
  });

  test('each slip has its sentence, and changes nothing', async () => {
    const portal = open();
    const as = await newBound(portal);
    const bad: readonly [Record<string, string>, object][] = [
      [
        { oldPassword: 'secret-9', password: 'secret-2' },
        { code: 1005, msg: '原密码错误', data: { field: 'oldPassword' } },
      ],
      [
        { oldPassword: 'secret-1', password: 'secret-1' },
        { code: 1001, msg: '新密码不能与原密码相同', data: { field: 'password' } },
      ],
      [
        { oldPassword: 'secret-1', password: 'short' },
        { code: 1001, msg: '密码长度为6-20位', data: { field: 'password' } },
      ],
      [
        { oldPassword: 'secret-1', password: as.loginName },
        { code: 1001, msg: '密码不能与用户名相同' },
      ],
      [{ password: 'secret-2' }, { code: 1001, msg: '请输入原密码', data: { field: 'oldPassword' } }],
      [
        { smsCode: '12', password: 'secret-2' },
        { code: 1001, msg: '请输入6位验证码', data: { field: 'smsCode' } },
      ],
      [
        { smsCode: CODE, password: 'secret-2' },
        { code: 1003, msg: '验证码错误或已过期', data: { field: 'smsCode' } },
      ],
    ];
    for (const [fields, answer] of bad) expect(await reset(portal, as, fields)).toMatchObject(answer);
    expect(await passwordWorks(portal, as.loginName, 'secret-1')).toBe(true);
  });

  test('is recovered by a code to the bound number and no other, without the old one', async () => {
    const portal = open();
    const as = await newBound(portal);
    const elsewhere = await portal.logIn(as.loginName, 'secret-1');
    const strange = newPhone();
    await sendCode(portal, 'find', as, strange);
    const sent = await portal.call('/dev/sms');
    expect((sent.data as { phone: string }[])[0]).toMatchObject({ phone: as.phone, scene: 'find' });
    expect((await reset(portal, as, { phone: strange, smsCode: CODE, password: 'secret-3' })).code).toBe(0);
    expect([await isAlive(portal, as), await isAlive(portal, elsewhere)]).toEqual([true, false]);
    expect(await passwordWorks(portal, as.loginName, 'secret-3')).toBe(true);
    expect((await reset(portal, as, { smsCode: CODE, password: 'secret-4' })).code).toBe(1003);
  });

  test('a code of another purpose does not recover it', async () => {
    const portal = open();
    const as = await newBound(portal);
    for (const scene of ['change', 'login']) await sendCode(portal, scene, as, as.phone);
    expect((await reset(portal, as, { smsCode: CODE, password: 'secret-3' })).code).toBe(1003);
  });

  test('an account made by phone has none: it is told so, and sets one by code', async () => {
    const portal = open();
    const as = await newByPhone(portal);
    expect(await reset(portal, as, { oldPassword: 'anything', password: 'secret-1' })).toMatchObject({
      code: 1001,
      msg: '您还未设置密码，请通过手机验证设置',
      data: { field: 'oldPassword' },
    });
    await sendCode(portal, 'find', as);
    expect((await reset(portal, as, { smsCode: CODE, password: 'secret-1' })).code).toBe(0);
    const account = await portal.call('/api/user/center/updateInfo', {}, { as });
    expect(account.data).toMatchObject({ hasPassword: true, needBind: 0 });
    expect((await reset(portal, as, { oldPassword: 'secret-1', password: 'secret-2' })).code).toBe(0);
  });

  test('without a number there is nothing to recover by', async () => {
    const portal = open();
    const as = await portal.newPerson();
    expect(await sendCode(portal, 'find', as)).toMatchObject({
      code: 1001,
      msg: '请先绑定手机号',
      data: { field: 'phone' },
    });
    expect((await reset(portal, as, { smsCode: CODE, password: 'secret-2' })).msg).toBe('请先绑定手机号');
  });

  test('two changes by the same old password at once: one counts', async () => {
    const portal = open();
    const as = await newBound(portal);
    const requests = ['secret-a', 'secret-b', 'secret-c'];
    const answers = await Promise.all(
      requests.map((password) => reset(portal, as, { oldPassword: 'secret-1', password })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const won = requests[answers.findIndex(({ code }) => code === 0)] ?? '';
    expect(await passwordWorks(portal, as.loginName, won)).toBe(true);
  });

  test('guesses of it share one count with login, whatever the path (T5)', async () => {
    const portal = open({ limits: { ...DEFAULT_LIMITS, smsPause: [], smsPhone: [], registerAddress: [] } });
    const as = await newBound(portal);
    const codes = new Set<number>();
    for (let time = 0; time < 5; time += 1)
      codes.add((await reset(portal, as, { oldPassword: 'wrong-1', password: 'secret-2' })).code);
    for (let time = 0; time < 5; time += 1)
      codes.add((await portal.call('/api/user/login', { loginName: as.loginName, password: 'wrong-1' })).code);
    expect(codes).toEqual(new Set([1005]));
    const refused = { code: 1002, msg: '尝试次数过多，请稍后再试', data: { retryAfter: 600 } };
    expect(await reset(portal, as, { oldPassword: 'secret-1', password: 'secret-2' })).toMatchObject(refused);
    expect(await portal.call('/api/user/login', { loginName: as.loginName, password: 'secret-1' })).toMatchObject(
      refused,
    );
    portal.clock.now += 10 * 60_000;
    expect((await reset(portal, as, { oldPassword: 'secret-1', password: 'secret-2' })).code).toBe(0);
  });

  test('guesses of codes are counted on every path (T5, T7)', async () => {
    const portal = open({ limits: { ...DEFAULT_LIMITS, smsPause: [], smsPhone: [], smsAddress: [] } });
    const as = await newBound(portal);
    const answers: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      await sendCode(portal, 'find', as);
      for (let guess = 0; guess < 3; guess += 1)
        answers.push((await reset(portal, as, { smsCode: '000000', password: 'secret-2' })).code);
    }
    expect(answers).toEqual([...Array<number>(10).fill(1003), 1002, 1002]);
  });
});

onEachDatabase('who logs in by a phone number', (open) => {
  test('sets a password and logs in by it and the number; nobody learns whether a number has an account', async () => {
    const portal = open();
    const as = await newByPhone(portal);
    const login = (loginName: string, password = 'secret-2') => portal.call('/api/user/login', { loginName, password });
    expect(await login(as.phone)).toMatchObject({ code: 1005, msg: '用户名或密码错误' });
    await sendCode(portal, 'find', as);
    expect(await reset(portal, as, { smsCode: CODE, password: as.phone })).toMatchObject({
      code: 1001,
      msg: '密码不能与手机号相同',
    });
    expect((await reset(portal, as, { smsCode: CODE, password: 'secret-2' })).code).toBe(0);
    const byNumber = await login(`+86 ${as.phone}`);
    expect(byNumber).toMatchObject({ code: 0, data: { uid: as.uid } });
    const [known, unknown] = [await login(as.phone, 'wrong-pass'), await login(newPhone(), 'wrong-pass')];
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  });

  test('is held up by wrong tries as anybody', async () => {
    const portal = open({ limits: { ...DEFAULT_LIMITS, smsPause: [], registerAddress: [] } });
    const as = await newByPhone(portal);
    const codes: number[] = [];
    for (let time = 0; time < 12; time += 1)
      codes.push((await portal.call('/api/user/login', { loginName: as.phone, password: 'wrong-pass' })).code);
    expect(codes).toEqual([...Array<number>(10).fill(1005), 1002, 1002]);
  });
});

onEachDatabase('the phone number', (open) => {
  test('is bound by its code, and the account says so from then on', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const phone = newPhone();
    const account = async () => (await portal.call('/api/user/center/updateInfo', {}, { as })).data;
    expect(await account()).toMatchObject({ needBind: 1, needRealName: 0, newAccount: 0, hasPassword: true });
    await sendCode(portal, 'bind', as, phone);
    expect((await bind(portal, as, { phone, smsCode: '000000' })).code).toBe(1003);
    const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    expect(await bind(portal, as, { phone: `+86 ${phone}`, smsCode: CODE })).toMatchObject({
      code: 0,
      data: { phoneMasked: masked },
    });
    expect(await account()).toMatchObject({ needBind: 0, phoneMasked: masked });
    expect((await bind(portal, as, { phone, smsCode: CODE })).data).toEqual({ field: 'oldSmsCode' });
  });

  test('changes only with a code to the old one as well; a slip in one uses up neither', async () => {
    const portal = open();
    const as = await newBound(portal);
    const phone = newPhone();
    await sendCode(portal, 'bind', as, phone);
    expect(await bind(portal, as, { phone, smsCode: CODE })).toMatchObject({
      code: 1001,
      msg: '请先验证当前手机号',
      data: { field: 'oldSmsCode' },
    });
    expect(await bind(portal, as, { phone, smsCode: CODE, oldSmsCode: CODE })).toMatchObject({
      code: 1003,
      data: { field: 'oldSmsCode' },
    });
    await sendCode(portal, 'change', as);
    expect(await bind(portal, as, { phone, smsCode: '000000', oldSmsCode: CODE })).toMatchObject({
      code: 1003,
      data: { field: 'smsCode' },
    });
    expect(await bind(portal, as, { phone, smsCode: CODE, oldSmsCode: CODE })).toMatchObject({ code: 0 });
    expect((await rowOf(portal, as)).phone).toBe(phone);
    expect((await bind(portal, as, { phone: newPhone(), smsCode: CODE, oldSmsCode: CODE })).code).toBe(1003);
  });

  test('another’s is refused only after its code was right, so nobody learns whose it is (T6)', async () => {
    const portal = open();
    const [owner, as] = [await newBound(portal), await portal.newPerson()];
    const free = newPhone();
    const [known, unknown] = [
      await sendCode(portal, 'bind', as, owner.phone),
      await sendCode(portal, 'bind', as, free),
    ];
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    const wrong = [
      await bind(portal, as, { phone: owner.phone, smsCode: '000000' }),
      await bind(portal, as, { phone: free, smsCode: '000000' }),
    ];
    expect({ ...wrong[0], headers: null }).toEqual({ ...wrong[1], headers: null });
    expect(await bind(portal, as, { phone: owner.phone, smsCode: CODE })).toMatchObject({
      code: 1004,
      msg: '该手机号已绑定其他账号',
      data: { field: 'phone' },
    });
    expect((await rowOf(portal, as)).phone).toBeNull();
    expect((await rowOf(portal, owner)).phone).toBe(owner.phone);
    expect(portal.faults).toEqual([]);
  });

  test('one’s own again is no change', async () => {
    const portal = open();
    const as = await newBound(portal);
    await sendCode(portal, 'bind', as, as.phone);
    await sendCode(portal, 'change', as);
    expect(await bind(portal, as, { phone: as.phone, smsCode: CODE, oldSmsCode: CODE })).toMatchObject({
      code: 1001,
      msg: '新手机号不能与当前手机号相同',
      data: { field: 'phone' },
    });
  });

  test('two people who bind one number at once: one has it', async () => {
    const portal = open();
    const [one, other] = [await portal.newPerson(), await portal.newPerson()];
    const phone = newPhone();
    await sendCode(portal, 'bind', one, phone);
    const answers = await Promise.all([one, other].map((as) => bind(portal, as, { phone, smsCode: CODE })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(portal.faults).toEqual([]);
  });
});

onEachDatabase('whose account it is', (open) => {
  const CALLS = [
    ['/api/user/resetPassword', { oldPassword: 'secret-1', password: 'secret-2' }],
    ['/api/user/resetPassword', { smsCode: CODE, password: 'secret-2' }],
    ['/api/user/bind', { phone: '13700000001', smsCode: CODE }],
    ['/api/user/center/updateInfo', { sex: '1' }],
    ['/api/user/smsCode', { scene: 'find' }],
    ['/api/user/smsCode', { scene: 'change' }],
    ['/api/user/smsCode', { scene: 'bind', phone: '13700000001' }],
  ] as const;

  test('is decided by the token alone: a foreign uid in header or payload is 401, no token is code 2 (T8, T9)', async () => {
    const portal = open();
    const [a, b] = [await portal.newPerson(), await portal.newPerson()];
    const before = await rowOf(portal, b);
    for (const [path, fields] of CALLS) {
      expect((await portal.call(path, fields)).code, path).toBe(2);
      expect((await portal.call(path, fields, { as: { uid: b.uid, token: a.token } })).status, path).toBe(401);
      if (path.endsWith('smsCode')) continue;
      expect((await portal.call(path, { ...fields, uid: b.uid }, { as: a })).status, path).toBe(401);
    }
    expect(await rowOf(portal, b)).toEqual(before);
  });
});
