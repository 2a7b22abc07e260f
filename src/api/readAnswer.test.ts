import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answering, answeringData, answeringText, createTestClient, rejectionOf, startServer } from './api.fixtures.ts';

const anything = v.unknown();

describe('spec §8: HTTP errors', () => {
  test.each([
    [400, '请求错误'],
    [401, '未授权，请登录'],
    [403, '拒绝访问'],
    [404, '请求地址出错：/api/user/x'],
    [408, '请求超时'],
    [500, '服务器内部错误'],
    [501, '服务未实现'],
    [502, '网关错误'],
    [503, '服务不可用'],
    [504, '网关超时'],
    [505, 'HTTP版本不受支持'],
  ])('%i reads %s, whatever the body', async (status, message) => {
    const { origin, seen } = await startServer(answeringText('<html>nginx</html>', { status, type: 'text/html' }));
    const { client } = createTestClient(origin);
    const failure = await rejectionOf(client.get('/user/x', anything, { query: { keyword: 'private' } }));
    expect(failure).toMatchObject({ kind: 'http', status, message });
    expect(seen).toHaveLength(1);
  });

  test('a status outside the catalogue says what the server says, and keeps its code and data', async () => {
    const { origin } = await startServer(answering({ code: 1001, msg: '请求重复', data: { field: 'requestId' } }, 409));
    const failure = await rejectionOf(createTestClient(origin).client.post('/x', anything));
    expect(failure).toMatchObject({
      kind: 'http',
      status: 409,
      message: '请求重复',
      code: 1001,
      data: { field: 'requestId' },
    });
  });

  test('without a word of the server, its number', async () => {
    const { origin } = await startServer(answeringText('', { status: 429 }));
    expect(await rejectionOf(createTestClient(origin).client.get('/x', anything))).toMatchObject({
      message: '请求失败（429）',
    });
  });

  test.each([' ', '\t\n', '\u3000', '\u200B\uFEFF', '\ud83d'])(
    'a word that shows nothing, %j, is none',
    async (msg) => {
      const { origin } = await startServer(answering({ code: 1101, msg, data: null }));
      expect(await rejectionOf(createTestClient(origin).client.get('/x', anything))).toMatchObject({
        message: '请求失败，请稍后重试',
      });
    },
  );

  test.each([
    "TypeError: Cannot read properties of undefined (reading 'id')",
    'Internal Server Error',
    'upstream connect error or disconnect/reset before headers',
    '1101',
  ])('no English reaches people: of %j developers are told', async (msg) => {
    const { origin } = await startServer(answering({ code: 1101, msg, data: null }));
    const { client, warnings } = createTestClient(origin);
    expect(await rejectionOf(client.get('/x', anything))).toMatchObject({
      kind: 'business',
      code: 1101,
      message: '请求失败，请稍后重试',
    });
    expect(warnings).toEqual([`/api/x answered: ${msg}`]);
    const odd = await startServer(answering({ code: 1, msg, data: null }, 429));
    expect(await rejectionOf(createTestClient(odd.origin).client.get('/x', anything))).toMatchObject({
      message: '请求失败（429）',
    });
  });

  test('401 keeps the session: only code 2 ends it', async () => {
    const { origin } = await startServer(answering({ code: 2, msg: '', data: null }, 401));
    const { client, session } = createTestClient(origin);
    expect(await rejectionOf(client.get('/x', anything))).toMatchObject({ kind: 'http', status: 401 });
    expect(session.expiries()).toBe(0);
  });
});

describe('spec §8: “Non-200 status | only logged”', () => {
  test('a 201 is read as any answer, and logged with method and path alone', async () => {
    const { origin } = await startServer(answering({ code: 0, msg: '', data: 'made' }, 201));
    const { client, warnings } = createTestClient(origin);
    expect(await client.post('/x', v.string(), {}, { query: { keyword: 'private' } })).toBe('made');
    expect(warnings).toEqual(['POST /api/x answered 201']);
  });

  test('a 200 is not logged', async () => {
    const { origin } = await startServer();
    const { client, warnings } = createTestClient(origin);
    await client.get('/x', anything);
    expect(warnings).toEqual([]);
  });
});

describe('no answer at all', () => {
  test('a closed port is 网络异常', async () => {
    const { client } = createTestClient('http://127.0.0.1:1');
    expect(await rejectionOf(client.get('/x', anything))).toMatchObject({
      kind: 'network',
      message: '网络异常，请检查网络后重试',
    });
    expect(client.pendingCount()).toBe(0);
  });

  test('a connection that breaks, before or within the body, too; and a GET is asked only once', async () => {
    const { origin, seen } = await startServer((response, { url }) => {
      if (url.endsWith('late')) response.writeHead(200, { 'Content-Length': '100' }).write('{"code"');
      setTimeout(() => response.destroy(), 20);
    });
    const { client } = createTestClient(origin);
    expect(await rejectionOf(client.get('/early', anything))).toMatchObject({ kind: 'network' });
    expect(await rejectionOf(client.get('/late', anything))).toMatchObject({ kind: 'network' });
    expect(seen).toHaveLength(2);
  });

  test('a 500 is asked only once', async () => {
    const { origin, seen } = await startServer(answeringText('', { status: 500 }));
    await rejectionOf(createTestClient(origin).client.get('/x', anything));
    expect(seen).toHaveLength(1);
  });
});

describe('an answer that is not what it should be is malformed, never a value', () => {
  const userSchema = v.object({ coinNum: v.number() });

  test.each([
    ['HTML with status 200', '<!doctype html><title>登录网络</title>', 'text/html'],
    ['cut JSON', '{"code":0,"msg":"","data":{"coinN', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['NaN', 'NaN', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a bare value', '{"coinNum":1}', 'application/json'],
    ['a list', '[{"code":0}]', 'application/json'],
    ['a code in words', '{"code":"0","data":{"coinNum":1}}', 'application/json'],
    ['a broken code', '{"code":0.5,"data":{"coinNum":1}}', 'application/json'],
    ['no data', '{"code":0,"msg":""}', 'application/json'],
    ['data of another shape', '{"code":0,"data":{"coinNum":"1"}}', 'application/json'],
    ['too deep', `{"code":0,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'application/json'],
  ])('%s', async (_name, text, type) => {
    const { origin } = await startServer(answeringText(text, { type }));
    const failure = await rejectionOf(createTestClient(origin).client.get('/x', userSchema));
    expect(failure).toMatchObject({ kind: 'malformed', message: '服务器返回的数据有误，请稍后重试' });
  });

  test('the log says where it left its schema, not what stood there', async () => {
    const { origin } = await startServer(answeringData({ coinNum: 'secret' }));
    const { client, warnings } = createTestClient(origin);
    await rejectionOf(client.get('/x', userSchema));
    expect(warnings).toEqual(['/api/x is malformed: coinNum: expected number']);
  });

  test('an empty 204 where data is due is malformed', async () => {
    const { origin } = await startServer((response) => void response.writeHead(204).end());
    expect(await rejectionOf(createTestClient(origin).client.get('/x', anything))).toMatchObject({ kind: 'malformed' });
  });

  test('a good answer under a wrong content type is good', async () => {
    const { origin } = await startServer(
      answeringText('{"code":0,"data":{"coinNum":1}}', { type: 'text/plain; charset=gbk' }),
    );
    expect(await createTestClient(origin).client.get('/x', userSchema)).toEqual({ coinNum: 1 });
  });
});

test('__proto__ and constructor in an answer pollute nothing', async () => {
  const hostile =
    '{"code":0,"__proto__":{"polluted":1},"data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}';
  const { origin } = await startServer(answeringText(hostile));
  const data = await createTestClient(origin).client.get('/x', anything);
  expect(Object.assign({}, data)).not.toHaveProperty('polluted');
  expect({}).not.toHaveProperty('polluted');
});
