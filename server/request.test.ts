import type { KyselyPlugin } from 'kysely';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { searchResultSchema, homeSchema } from '#domain/home.ts';
import { readFlatJson } from './flatJson.ts';
import { onEachDatabase } from './testing/portal.ts';

const LOGIN = '/api/user/login';
const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Requested-With': 'XMLHttpRequest' };

onEachDatabase('requests', (open) => {
  test('a form and JSON mean the same', async () => {
    const portal = open();
    const json = { loginName: 'rich01', password: 'portal123' };
    expect((await portal.call(LOGIN, json)).code).toBe(0);
    expect((await portal.call(LOGIN, undefined, { json })).code).toBe(0);
    expect(
      (await portal.call('/api/web/game/list', undefined, { json: { currentPage: 2, pageSize: 3 } })).data,
    ).toMatchObject({ currentPage: 2 });
  });

  test('of a repeated key the first counts, in form, JSON and query', async () => {
    const portal = open();
    const idOf = async (init: RequestInit) => {
      const response = await portal.fetch('/api/web/game/detail', { method: 'POST', ...init });
      return ((await response.json()) as { data: { id: string } }).data.id;
    };
    expect(await idOf({ headers: form, body: 'appID=1001&appID=1002' })).toBe('1001');
    const json = { ...form, 'Content-Type': 'application/json' };
    expect(await idOf({ headers: json, body: '{"appID":"1001","x":[{"appID":"3"}],"appID":"1002"}' })).toBe('1001');
    expect((await portal.call('/api/v1/bulletin?posType=1&posType=2')).data).not.toBeNull();
  });

  test('bodies that are no form and no JSON object, or too large', async () => {
    const portal = open();
    const send = async (body: string, type: string) => {
      const response = await portal.fetch(LOGIN, { method: 'POST', headers: { ...form, 'Content-Type': type }, body });
      return { status: response.status, ...((await response.json()) as { code: number; data: unknown }) };
    };
    for (const body of ['{', '[]', '"x"', 'null', '1', '{"a":1}x']) {
      expect(await send(body, 'application/json'), body).toMatchObject({ status: 400, code: 1001 });
    }
    expect(await send('<a/>', 'text/xml')).toMatchObject({ status: 400, code: 1001 });
    expect(await send(`loginName=${'x'.repeat(70_000)}`, form['Content-Type'])).toMatchObject({
      status: 413,
      code: 1,
      data: null,
    });
    expect(await send('', form['Content-Type'])).toMatchObject({
      status: 200,
      code: 1001,
      data: { field: 'loginName' },
    });
  });

  test('odd text in every field: a refusal or an answer, never a fault', async () => {
    const portal = open();
    const odd = [
      "' or 1=1 --",
      '"; drop table users; --',
      '\0',
      '\ud800',
      '😀',
      '%00',
      '../../etc/passwd',
      '{"$gt":""}',
      'x'.repeat(600),
      '-1',
      '1e21',
      'NaN',
    ];
    const paths = [
      LOGIN,
      '/api/user/registerWithName',
      '/api/user/smsCode',
      '/api/user/loginWithPhone',
      '/api/web/game/list',
      '/api/web/game/detail',
      '/api/user/game/download/1001',
      '/api/user/device/init',
      '/api/user/game/download/upload',
    ];
    const names = [
      'loginName',
      'password',
      'phone',
      'smsCode',
      'inviteCode',
      'channelID',
      'keyword',
      'tag',
      'type',
      'sort',
      'currentPage',
      'pageSize',
      'appID',
      'platformType',
      'requestId',
      'deviceID',
      '__proto__',
      'constructor',
    ];
    for (const path of paths) {
      for (const value of odd) {
        const fields = Object.fromEntries(names.map((name) => [name, value]));
        for (const call of [portal.call(path, fields), portal.call(path, undefined, { json: fields })]) {
          expect((await call).status, `${path} ${value}`).toBe(200);
        }
      }
    }
    expect(portal.faults).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('what is refused is told in words of our own, without what was sent', async () => {
    const portal = open();
    for (const [field, value] of [
      ['keyword', '你好\0'],
      ['currentPage', '中'],
    ] as const) {
      expect(await portal.call('/api/web/game/list', { [field]: value })).toMatchObject({
        code: 1001,
        msg: '参数不正确',
      });
    }
  });

  test('paths outside the contract are 404 in an envelope, odd ids are not found', async () => {
    const portal = open();
    for (const path of ['/api', '/api/', '/api/none', '/api/v1/api/home', '/API/v1/home', '/nothing']) {
      expect(await portal.call(path), path).toMatchObject({ status: 404, code: 1 });
    }
    expect(await portal.call(LOGIN)).toMatchObject({ status: 404 });
    for (const id of ['..%2Fx', '%00', 'a%20b', 'x'.repeat(65)]) {
      expect(await portal.call(`/api/user/game/download/${id}`, { platformType: 1 }), id).toMatchObject({
        status: 200,
        code: 1201,
      });
    }
  });

  test('a database that is busy, full or away is 503 with Retry-After; any other fault 500; neither tells more', async () => {
    const answerTo = (error: Error) =>
      open({ passwords: { hash: () => Promise.reject(error), verify: () => Promise.reject(error) } }).call(LOGIN, {
        loginName: 'rich01',
        password: 'portal123',
      });
    const busy = Object.assign(new Error('database is locked at /srv/portal.sqlite'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 5,
    });
    const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
    const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), { code: 'ECONNREFUSED' });
    const noSocket = Object.assign(new Error('connect ENOENT /run/postgresql/.s.PGSQL.5432'), {
      code: 'ENOENT',
      syscall: 'connect',
    });
    const lost = new Error('Connection terminated unexpectedly');
    for (const error of [busy, full, away, noSocket, lost]) {
      const answer = await answerTo(error);
      expect(answer).toMatchObject({ status: 503, code: 1, msg: '服务繁忙，请稍后再试', data: null });
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    const noFile = Object.assign(new Error('open /srv/uploads/a.png'), { code: 'ENOENT', syscall: 'open' });
    expect(await answerTo(noFile)).toMatchObject({ status: 500 });
    expect(await answerTo(new Error('select * from users'))).toMatchObject({
      status: 500,
      code: 1,
      msg: '服务器内部错误',
      data: null,
    });
  });

  test('a row of the home page may fail without the others', async () => {
    const noNotices: KyselyPlugin = {
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('"notices"')) throw new Error('no notices');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const portal = open({ db: open().db.withPlugin(noNotices) });
    const { code, data } = await portal.call('/api/v1/home');
    expect({ code, notice: v.parse(homeSchema, data).notice }).toEqual({ code: 0, notice: null });
    expect(v.parse(homeSchema, data).hotGames).toHaveLength(6);
    expect(portal.faults).toHaveLength(1);
  });

  test('新游上架 holds new games alone, the latest first, and no game for a new version of it', async () => {
    const portal = open();
    const { newGames, hotGames } = v.parse(homeSchema, (await portal.call('/api/v1/home')).data);
    expect(newGames?.map(({ name, isNew }) => [name, isNew])).toEqual([
      ['山海寻踪', true],
      ['云端列车', true],
    ]);
    expect(hotGames?.some(({ isNew }) => !isNew)).toBe(true);
  });

  test('a search goes through games, comics and posts, or one kind of them; for nothing it finds nothing', async () => {
    const portal = open();
    const search = async (query: Record<string, string>) => {
      const { code, data } = await portal.call(`/api/v1/search?${new URLSearchParams(query)}`);
      expect(code).toBe(0);
      return v.parse(searchResultSchema, data);
    };
    const { games, comics, posts } = await search({ keyword: ' 夜 ' });
    expect(games?.map(({ name }) => name)).toContain('猫咪咖啡馆');
    expect(comics?.map(({ title }) => title)).toContain('夜航灯塔');
    expect(posts).toHaveLength(6);
    expect(await search({ keyword: '夜', kind: 'comic' })).toEqual({ games: [], comics, posts: [] });
    for (const keyword of ['', '  ', '绝不会有人写的一句话'])
      expect(await search({ keyword })).toEqual({ games: [], comics: [], posts: [] });
    expect(await portal.call(`/api/v1/search?keyword=${'长'.repeat(65)}`)).toMatchObject({
      code: 1001,
      data: { field: 'keyword' },
    });
  });
});

test('flat JSON keeps the first of a repeated key, nested ones and odd text untouched', () => {
  expect({ ...readFlatJson('{"a":1,"b":{"a":2,"c":"},{"},"a":3,"\\u0061":4,"d":"x\\"y,:"}') }).toEqual({
    a: 1,
    b: { a: 2, c: '},{' },
    d: 'x"y,:',
  });
  expect({ ...readFlatJson(' { } ') }).toEqual({});
  const polluting = readFlatJson('{"__proto__":{"polluted":1}}');
  expect(Object.hasOwn(polluting ?? {}, '__proto__')).toBe(true);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('flat JSON is linear on hostile text', () => {
  const started = performance.now();
  readFlatJson(`{"a":"${'\\"'.repeat(30_000)}`);
  readFlatJson('{"a":['.repeat(10_000));
  expect(performance.now() - started).toBeLessThan(200);
});
