import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answering,
  answeringData,
  answeringText,
  createTestClient,
  createTestSession,
  rejectionOf,
  silent,
  startServer,
  CANARY,
} from './api.fixtures.ts';
import { asJson } from './encodePayload.ts';

const anything = v.unknown();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('spec §7: “base path /api”', () => {
  test.each([
    ['/user/login', '/api/user/login'],
    ['/web/game/list', '/api/web/game/list'],
    ['vip/vipconfig', '/api/vip/vipconfig'],
    ['user/center/coin/all', '/api/user/center/coin/all'],
    ['/api/v1/bulletin', '/api/v1/bulletin'],
  ])('%s is asked as %s', async (path, asked) => {
    const { origin, seen } = await startServer();
    await createTestClient(origin).client.get(path, anything);
    expect(seen[0]?.url).toBe(asked);
  });

  test('another base is used when given', async () => {
    const { origin, seen } = await startServer();
    await createTestClient(origin, { baseURL: '/gateway' }).client.get('/user/login', anything);
    expect(seen[0]?.url).toBe('/gateway/user/login');
  });
});

describe('spec §7: “30-second timeout”', () => {
  test('is 30 000 ms by default', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const { origin } = await startServer();
    await createTestClient(origin).client.get('/x', anything);
    expect(timer).toHaveBeenCalledWith(expect.any(Function), 30_000);
  });

  test('ends a call that gets no answer, also when it has a signal to cancel by', async () => {
    const { origin } = await startServer(silent);
    const { client } = createTestClient(origin, { timeoutMs: 150 });
    const call = client.get('/x', anything, { signal: new AbortController().signal });
    expect(await rejectionOf(call)).toMatchObject({ kind: 'timeout', message: '请求超时' });
    expect(client.pendingCount()).toBe(0);
  });

  test('covers the body: headers at once and a body that stalls still end', async () => {
    const { origin } = await startServer((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"code":0,');
    });
    const { client } = createTestClient(origin, { timeoutMs: 150 });
    expect(await rejectionOf(client.get('/x', anything))).toMatchObject({ kind: 'timeout' });
    expect(await rejectionOf(client.download('/x'))).toMatchObject({ kind: 'timeout' });
    expect(client.pendingCount()).toBe(0);
  });
});

describe('spec §7: “JSON headers Accept, Content-Type application/json, X-Requested-With XMLHttpRequest”', () => {
  test.each(['get', 'delete'] as const)('%s carries the three', async (method) => {
    const { origin, seen } = await startServer();
    await createTestClient(origin).client[method]('/x', anything);
    expect(seen[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    });
  });
});

describe('spec §7: “Methods GET and DELETE carry query parameters”', () => {
  test.each(['get', 'delete'] as const)('%s', async (method) => {
    const { origin, seen } = await startServer();
    const query = { keyword: '山 海&x=1', currentPage: 2, owned: true, tag: undefined };
    await createTestClient(origin).client[method]('/api/v1/x', anything, { query });
    const { pathname, searchParams } = new URL(seen[0]?.url ?? '', origin);
    expect(pathname).toBe('/api/v1/x');
    expect([...searchParams]).toEqual([
      ['keyword', '山 海&x=1'],
      ['currentPage', '2'],
      ['owned', '1'],
    ]);
    expect(seen[0]).toMatchObject({ method: method.toUpperCase(), body: '' });
  });
});

describe('spec §7: “POST and PUT carry a body”, “form-urlencoded with appID and channelID added when absent”', () => {
  test.each(['post', 'put'] as const)('%s', async (method) => {
    const { origin, seen } = await startServer();
    const session = createTestSession(CANARY, '9');
    await createTestClient(origin, { session }).client[method]('/x', anything, { name: '栗子 & 糖', sex: undefined });
    expect(seen[0]?.method).toBe(method.toUpperCase());
    expect(seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect([...new URLSearchParams(seen[0]?.body)]).toEqual([
      ['name', '栗子 & 糖'],
      ['appID', '2008'],
      ['channelID', '9'],
    ]);
  });

  test('channelID is 0 when the address brought none', async () => {
    const { origin, seen } = await startServer();
    await createTestClient(origin, { session: createTestSession(CANARY, '') }).client.post('/x', anything);
    expect(seen[0]?.body).toBe('appID=2008&channelID=0');
  });

  test('what the payload brings stays', async () => {
    const { origin, seen } = await startServer();
    await createTestClient(origin).client.post('/x', anything, { appID: '1002', channelID: '5' });
    expect(seen[0]?.body).toBe('appID=1002&channelID=5');
  });

  test('a list travels as a JSON string, a flag as 0 or 1', async () => {
    const { origin, seen } = await startServer();
    await createTestClient(origin).client.post('/x', anything, { images: ['a', 'b'], owned: false });
    const form = new URLSearchParams(seen[0]?.body);
    expect([form.get('images'), form.get('owned')]).toEqual(['["a","b"]', '0']);
  });

  test('a FormData is sent as multipart with the same two fields, and is not changed', async () => {
    const { origin, seen } = await startServer();
    const payload = new FormData();
    payload.append('file', new Blob(['picture']), 'me.png');
    await createTestClient(origin).client.post('/x', anything, payload);
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    for (const part of ['filename="me.png"', 'picture', 'name="appID"', 'name="channelID"'])
      expect(seen[0]?.body).toContain(part);
    expect(payload.has('appID')).toBe(false);
  });
});

describe('spec §7: “a payload carrying a special marker is sent as JSON”', () => {
  test.each([{ items: [1, { deep: '是' }] }, 'only a string', []])('%j, exactly as it is', async (value) => {
    const { origin, seen } = await startServer();
    await createTestClient(origin).client.post('/x', anything, asJson(value));
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(value);
  });
});

describe('spec §7: “a file download with blob response exists”', () => {
  test('brings the bytes, also more than an answer may have', async () => {
    const bytes = Buffer.alloc(3 * 1024 * 1024, 7);
    const { origin } = await startServer(
      (response) => void response.writeHead(200, { 'Content-Type': 'application/zip' }).end(bytes),
    );
    const blob = await createTestClient(origin).client.download('/files/game.zip');
    expect([blob.type, blob.size]).toEqual(['application/zip', bytes.length]);
    expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('JSON instead of a file is the server’s refusal', async () => {
    const { origin } = await startServer(answering({ code: 1201, msg: '文件不存在', data: null }));
    const refusal = await rejectionOf(createTestClient(origin).client.download('/x'));
    expect(refusal).toMatchObject({ kind: 'business', code: 1201, message: '文件不存在' });
  });

  test('an error status is an error, whatever its type', async () => {
    const { origin } = await startServer(answeringText('<h1>Bad gateway</h1>', { status: 502, type: 'text/html' }));
    expect(await rejectionOf(createTestClient(origin).client.download('/x'))).toMatchObject({
      kind: 'http',
      message: '网关错误',
    });
  });
});

describe('spec §7: “Every request header carries the user id and token”', () => {
  test.each(['get', 'delete', 'post', 'put', 'download'] as const)('%s', async (method) => {
    const { origin, seen } = await startServer(answeringText('{"code":0}', { type: 'application/octet-stream' }));
    const { client } = createTestClient(origin);
    await (method === 'download' ? client.download('/x') : client[method]('/x', anything));
    expect(seen[0]?.headers).toMatchObject(CANARY);
  });

  test('a visitor has none to carry', async () => {
    const { origin, seen } = await startServer();
    await createTestClient(origin, { session: createTestSession({ uid: '', token: '' }) }).client.get('/x', anything);
    expect(seen[0]?.headers).not.toHaveProperty('uid');
    expect(seen[0]?.headers).not.toHaveProperty('token');
  });

  test('a corrupted identity is left out instead of breaking every call', async () => {
    const { origin, seen } = await startServer();
    const session = createTestSession({ uid: 'a\r\nx: y', token: '令牌' });
    await createTestClient(origin, { session }).client.get('/x', anything);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers).not.toHaveProperty('uid');
    expect(seen[0]?.headers).not.toHaveProperty('token');
  });

  test('is that of the moment of the call, so a logout still ends the session it leaves', async () => {
    const { origin, seen } = await startServer();
    const { client, session } = createTestClient(origin);
    const logout = client.post('/user/logout', anything, {}, { session: 'free' });
    session.become({ uid: '', token: '' });
    await logout;
    expect(seen[0]?.headers).toMatchObject(CANARY);
  });
});

describe('spec §7: “Responses are read from a data field; a code field exists”', () => {
  test('data is parsed by its schema; unknown fields are dropped', async () => {
    const { origin } = await startServer(answeringData({ coinNum: 3, extra: true }));
    expect(await createTestClient(origin).client.get('/x', v.object({ coinNum: v.number() }))).toEqual({ coinNum: 3 });
  });

  test('a code other than 0 rejects with code, msg and data', async () => {
    const { origin } = await startServer(answering({ code: 1101, msg: '钻石不足', data: { need: 300, have: 10 } }));
    const refusal = await rejectionOf(createTestClient(origin).client.post('/x', anything));
    expect(refusal).toMatchObject({ kind: 'business', code: 1101, message: '钻石不足', data: { need: 300, have: 10 } });
  });

  test('server text is cut to 200 characters', async () => {
    const { origin } = await startServer(answering({ code: 1, msg: '很'.repeat(5000), data: null }));
    const refusal = await rejectionOf(createTestClient(origin).client.get('/x', anything));
    expect(refusal).toMatchObject({ message: '很'.repeat(200) });
  });
});
