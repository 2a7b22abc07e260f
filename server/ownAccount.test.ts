import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { readingKeys } from './db/migrations/m0018ReadingKeys.ts';
import { cleanNickname } from '#domain/nickname.ts';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { hostileTexts } from './testing/hostileTexts.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { bytesOf, gif, jpeg, png, webp } from './testing/pictures.ts';
import { NOON, onEachDatabase, unique, type Person, type TestPortal } from './testing/portal.ts';

const UPDATE = '/api/user/center/updateInfo';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const update = (portal: TestPortal, as: Person, fields: Record<string, string>) => portal.call(UPDATE, fields, { as });

const rowOf = (portal: TestPortal, { uid }: Person) =>
  portal.db.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow();

const newName = (): string => `云雀${unique()}${Math.trunc(performance.now() * 1000) % 1e6}`.slice(0, 12);

async function sendAvatar(
  portal: TestPortal,
  as: Person,
  content: Uint8Array<ArrayBuffer>,
  name = 'me.png',
  uid = as.uid,
) {
  const form = new FormData();
  form.set('uid', uid);
  form.set('file', new File([content], name, { type: 'image/png' }));
  const headers = { 'X-Requested-With': 'XMLHttpRequest', uid: as.uid, token: as.token };
  const response = await portal.fetch('/api/user/center/uploadAvatar', { method: 'POST', body: form, headers });
  return { status: response.status, ...((await response.json()) as { code: number; msg: string; data: unknown }) };
}

onEachDatabase('what people say of themselves', (open) => {
  test('the account is answered as it is then, with the token of the session; nothing sent changes nothing', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const name = newName();
    expect(await update(portal, as, { name: `  ${name} `, sex: '2', age: '31' })).toMatchObject({
      code: 0,
      data: { uid: as.uid, token: as.token, name, sex: 2, age: 31 },
    });
    expect((await update(portal, as, {})).data).toMatchObject({ name, sex: 2, age: 31 });
  });

  test('a nickname has its rules, each with its sentence', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const bad: readonly [string, number, string][] = [
      ['', 1001, '请输入新昵称'],
      [' \u200B\u202E ', 1001, '请输入新昵称'],
      ['一', 1001, '昵称长度为2-12个字符'],
      ['😀', 1001, '昵称长度为2-12个字符'],
      ['一二三四五六七八九十一二三', 1001, '昵称长度为2-12个字符'],
      ['\u200D\u200D', 1001, '请输入新昵称'],
      ['海边的富贵', 1004, '昵称已被使用'],
    ];
    for (const [name, code, msg] of bad) {
      expect(await update(portal, as, { name }), name).toMatchObject({ code, msg, data: { field: 'name' } });
    }
    expect((await rowOf(portal, as)).name).toMatch(/^t/);
    const emoji = '😀'.repeat(12);
    expect((await update(portal, as, { name: emoji })).data).toMatchObject({ name: emoji });
  });

  test('a word broken apart by invisible marks is still found (T11)', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const [{ word } = { word: '' }] = await portal.db.selectFrom('sensitive_words').select('word').execute();
    const [first = '', ...rest] = word;
    for (const name of [`${first}\u200D${rest.join('')}`, `${first}\uFE0F${rest.join('')}`]) {
      expect(await update(portal, as, { name }), JSON.stringify(name)).toMatchObject({
        code: 1202,
        data: { words: [word] },
      });
    }
  });

  test('a nickname changes once in seven days of the server, and the day it may again is told', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const [one, two] = [newName(), newName()];
    const editableAt = Date.UTC(2026, 6, 6, 16);
    expect((await update(portal, as, { name: one })).data).toMatchObject({ nameEditableAt: editableAt });
    const refusal = {
      code: 1404,
      msg: '昵称7天内只能修改一次，2026-07-07起可再次修改',
      data: { field: 'name', editableAt },
    };
    expect(await update(portal, as, { name: two })).toMatchObject(refusal);
    expect((await update(portal, as, { name: one })).code, 'the same name costs nothing').toBe(0);
    portal.clock.now = editableAt - 1;
    expect(await update(portal, as, { name: two })).toMatchObject(refusal);
    portal.clock.now = editableAt;
    expect((await update(portal, as, {})).data).not.toHaveProperty('nameEditableAt');
    expect((await update(portal, as, { name: two })).data).toMatchObject({
      name: two,
      nameEditableAt: editableAt + 7 * DAY_MS,
    });
  });

  test('of many who ask for one name at once, in whatever width and case, one has it; left behind, it is free', async () => {
    const portal = open();
    const people = [await portal.newPerson(), await portal.newPerson(), await portal.newPerson()];
    const name = `Lark${unique()}${Math.trunc(performance.now())}`.slice(0, 10);
    const spelled = [name, name.toUpperCase(), name.replace('L', 'Ｌ')];
    const answers = await Promise.all(people.map((as, index) => update(portal, as, { name: spelled[index] ?? '' })));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1004, 1004]);
    const winner = people[answers.findIndex(({ code }) => code === 0)];
    const loser = people[answers.findIndex(({ code }) => code !== 0)];
    if (!winner || !loser) throw new Error('One wins, two lose.');
    portal.clock.now = NOON + 8 * DAY_MS;
    expect((await update(portal, winner, { name: newName() })).code).toBe(0);
    expect((await update(portal, loser, { name })).code).toBe(0);
    expect(portal.faults).toEqual([]);
  });

  test('nobody passes for another: a given name is taken too, whatever its case, and a chosen one is given to nobody', async () => {
    const portal = open();
    const register = async (loginName: string) => {
      const { token, uid } = (await portal.call('/api/user/registerWithName', { loginName, password: 'secret-1' }))
        .data as Person;
      return { token, uid };
    };
    const nameOf = async (as: Person) => (await rowOf(portal, as)).name;
    const [login, chosen] = [`Gull${unique()}`, `wren${unique()}`];
    const [first, second] = [await register(login), await register(`other${unique()}`)];
    expect(await nameOf(first)).toBe(login);
    expect(await update(portal, second, { name: login.toLowerCase() })).toMatchObject({
      code: 1004,
      msg: '昵称已被使用',
    });
    expect((await update(portal, second, { name: chosen })).code).toBe(0);
    const third = await register(chosen.toUpperCase());
    expect(await nameOf(third)).toBe(`玩家${third.uid.slice(-6)}`);
    expect((await update(portal, first, { name: login.toLowerCase() })).code, 'one’s own in another case').toBe(0);
  });

  test('whatever else is sent counts for nothing: neither money nor membership nor another’s row moves (T10)', async () => {
    const portal = open();
    const as = await portal.newPerson(70);
    const before = await rowOf(portal, as);
    const columns = Object.keys(before).filter((column) => !['sex', 'age', 'name', 'uid'].includes(column));
    const spelled = columns.flatMap((column) => [
      column,
      column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    ]);
    const more = ['coinNum', 'levelType', 'expTime', 'token', 'isAdmin', '__proto__', 'constructor', 'users.balance'];
    for (const field of [...spelled, ...more]) {
      const answer = await update(portal, as, { sex: '1', [field]: '9999' });
      expect(answer, field).toMatchObject({ code: 0 });
    }
    expect(await rowOf(portal, as)).toEqual({ ...before, sex: 1 });
    for (const json of [{ sex: 1, balance: 9999, user: { balance: 1 } }, { sex: [1] }, { sex: { set: 1 } }]) {
      await portal.call(UPDATE, undefined, { as, json });
    }
    expect(await rowOf(portal, as)).toEqual({ ...before, sex: 1 });
    expect((await findMismatches(portal.db)).filter(({ uid }) => uid === as.uid)).toEqual([]);
    expect(portal.faults).toEqual([]);
  });

  test('whatever is typed as a name is kept as it reads, or refused with a sentence; never a fault', {
    timeout: 10 * MINUTE_MS,
  }, async () => {
    const portal = open();
    const as = await portal.newPerson();
    for (const name of hostileTexts()) {
      await portal.db.updateTable('nicknames').set({ changed_at: 0 }).where('uid', '=', as.uid).execute();
      const { code, msg, data } = await update(portal, as, { name });
      expect([0, 1001, 1004, 1202], name).toContain(code);
      if (code !== 0) expect(msg, name).toMatch(/[\u4E00-\u9FFF]/);
      // A form carries no half of a character.
      else expect(data, name).toMatchObject({ name: cleanNickname(name.toWellFormed()) });
    }
    expect(portal.faults).toEqual([]);
  });

  test('sex and age stay within what they can be', async () => {
    const portal = open();
    const as = await portal.newPerson();
    for (const [field, value] of [
      ['sex', '3'],
      ['sex', '-1'],
      ['sex', 'x'],
      ['age', '151'],
      ['age', '1.5'],
    ] as const) {
      expect((await update(portal, as, { [field]: value })).code, `${field} ${value}`).toBe(1001);
    }
  });

  test('too many changes have to wait', async () => {
    const portal = open({ limits: DEFAULT_LIMITS });
    const as = await portal.newPerson();
    const codes: number[] = [];
    for (let time = 0; time < 31; time += 1) codes.push((await update(portal, as, { sex: '1' })).code);
    expect(codes.at(-2)).toBe(0);
    expect(await update(portal, as, { sex: '1' })).toMatchObject({ code: 1002, msg: '操作太频繁，请稍后再试' });
  });
});

onEachDatabase('the portrait', (open) => {
  test('is kept under a name of ours without its metadata, and served as a picture and nothing else (T15)', async () => {
    const portal = open();
    const as = await portal.newPerson();
    for (const [ending, bytes] of [
      ['png', png(400, 400, [['eXIf', 'N31 E121']])],
      ['jpg', jpeg(400, 400)],
      ['webp', webp(64, 64)],
    ] as const) {
      const { code, data } = await sendAvatar(portal, as, bytesOf(bytes, '<script>'), '../../<b>.html');
      expect(code).toBe(0);
      const { avatar } = data as { avatar: string };
      expect(avatar).toMatch(new RegExp(`^/uploads/[A-Za-z0-9_-]{20}\\.${ending}$`));
      expect((await rowOf(portal, as)).avatar).toBe(avatar);
      const served = await portal.fetch(avatar);
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await served.text()).not.toMatch(/<script>|N31/);
    }
    expect((await update(portal, as, {})).data).toMatchObject({ avatar: expect.stringMatching(/\.webp$/) });
  });

  test('what will not do is refused with its sentence, and the old one stays', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const { avatar } = await rowOf(portal, as);
    const large = new Uint8Array(2 * 1024 ** 2 + 1);
    large.set(png(400, 400));
    const bad: readonly [Uint8Array<ArrayBuffer>, string][] = [
      [bytesOf('<svg onload="alert(1)"/>'), '仅支持JPG、PNG、WEBP'],
      [gif(40, 40), '仅支持JPG、PNG、WEBP'],
      [png(40, 40).slice(0, 50), '图片已损坏，请换一张'],
      [large, '图片不能超过2MB'],
      [png(400, 300), '头像须为不超过400像素的正方形'],
      [png(401, 401), '头像须为不超过400像素的正方形'],
      [png(20_000, 20_000), '头像须为不超过400像素的正方形'],
    ];
    for (const [content, msg] of bad) {
      expect(await sendAvatar(portal, as, content), msg).toMatchObject({ code: 1001, msg, data: { field: 'file' } });
    }
    expect(await portal.call('/api/user/center/uploadAvatar', { file: 'text' }, { as })).toMatchObject({
      code: 1001,
      msg: '请选择图片',
    });
    expect((await rowOf(portal, as)).avatar).toBe(avatar);
  });

  test('is one’s own alone: another’s uid is 401, no token is code 2 (T8, T9)', async () => {
    const portal = open();
    const [a, b] = [await portal.newPerson(), await portal.newPerson()];
    const { avatar } = await rowOf(portal, b);
    expect((await sendAvatar(portal, a, png(40, 40), 'me.png', b.uid)).status).toBe(401);
    expect((await sendAvatar(portal, { uid: b.uid, token: a.token }, png(40, 40))).status).toBe(401);
    expect((await sendAvatar(portal, { ...b, token: 'x' }, png(40, 40))).code).toBe(2);
    expect((await rowOf(portal, b)).avatar).toBe(avatar);
  });

  test('a name that reads like somebody’s is taken, whatever nobody sees in it; an unseen one is none', async () => {
    const portal = open();
    const rename = async (name: string) =>
      portal.call('/api/user/center/updateInfo', { name }, { as: await portal.newPerson() });
    expect((await rename('晴空x1')).code).toBe(0);
    for (const sign of ['\u00AD', '\u200D', '\u3164', '\u2800', '\u034F', '\uFE0F', '\u{E0041}'])
      expect(await rename(`晴${sign}空x1`), sign).toMatchObject({ code: 1004 });
    for (const alike of ['晴空ｘ１', '晴空Xl', '晴空хI'])
      expect(await rename(alike), alike).toMatchObject({ code: 1004 });
    for (const unseen of ['\u3164\u3164', '\u2800\u2800', '\u115F\uFFA0'])
      expect(await rename(unseen)).toMatchObject({ code: 1001, msg: '请输入新昵称' });
  });

  test('names of before are found by how they read from then on; of two alike the first keeps the key', async () => {
    const { db, ...portal } = open();
    const [one, other] = [await portal.newPerson(), await portal.newPerson()];
    for (const [{ uid }, name] of [
      [one, '旧名字x1'],
      [other, '旧名字x\u00ADl'],
    ] as const) {
      await db.updateTable('users').set({ name, name_key: name }).where('uid', '=', uid).execute();
      await db.insertInto('nicknames').values({ uid, name_key: name, changed_at: 0 }).execute();
    }
    await readingKeys.up(db as Kysely<unknown>);
    const keys = await db
      .selectFrom('users')
      .innerJoin('nicknames', 'nicknames.uid', 'users.uid')
      .select(['users.name_key', 'nicknames.name_key as chosen'])
      .where('users.uid', 'in', [one.uid, other.uid])
      .execute();
    expect(keys.map(({ name_key }) => name_key)).toEqual(['旧名字xl', '旧名字xl']);
    expect(keys.filter(({ chosen }) => chosen === '旧名字xl')).toHaveLength(1);
    const renamed = { name: '旧名字ⅹ１' };
    expect(await portal.call('/api/user/center/updateInfo', renamed, { as: await portal.newPerson() })).toMatchObject({
      code: 1004,
    });
  });
});
