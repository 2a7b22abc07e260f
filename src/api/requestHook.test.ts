import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  answering,
  answeringData,
  CANARY,
  createTestClient,
  rejectionOf,
  startServer,
  type Seen,
} from './api.fixtures.ts';

const anything = v.unknown();

const expectNothingOfOurs = (seen: readonly Seen[]) => {
  const everything = JSON.stringify(seen);
  expect(everything).not.toContain(CANARY.uid);
  expect(everything).not.toContain(CANARY.token);
  for (const { headers } of seen) {
    for (const name of ['uid', 'token', 'cookie', 'referer', 'x-requested-with'])
      expect(headers).not.toHaveProperty(name);
  }
};

describe('spec §7: “Requests to absolute http/https URLs skip the request hook”', () => {
  test.each(['get', 'delete', 'post', 'put'] as const)(
    '%s: another host gets neither uid nor token nor product',
    async (method) => {
      const own = await startServer();
      const outside = await startServer(answeringData('there'));
      const { client } = createTestClient(own.origin);
      expect(await client[method](`${outside.origin}/page`, v.string())).toBe('there');
      expect(own.seen).toHaveLength(0);
      expect(outside.seen).toMatchObject([{ url: '/page', body: '' }]);
      expectNothingOfOurs(outside.seen);
    },
  );

  test('a download from another host, neither', async () => {
    const own = await startServer();
    const outside = await startServer(
      (response) => void response.writeHead(200, { 'Content-Type': 'application/zip' }).end('PK'),
    );
    const file = await createTestClient(own.origin).client.download(`${outside.origin}/game.zip`);
    expect(await file.text()).toBe('PK');
    expectNothingOfOurs(outside.seen);
  });

  test('also our own origin written in full: what is absolute skips the hook', async () => {
    const own = await startServer();
    await createTestClient(own.origin).client.get(`${own.origin}/api/user/x`, anything);
    expectNothingOfOurs(own.seen);
  });

  test('cookies are omitted and no referrer is sent', async () => {
    const outside = await startServer();
    const inits: (RequestInit | undefined)[] = [];
    const spy: typeof fetch = (input, init) => {
      inits.push(init);
      return fetch(input, init);
    };
    const { client } = createTestClient('http://portal.test', { fetch: spy });
    await client.get(`${outside.origin}/page`, anything);
    expect(inits).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer' }]);
  });

  test('code 2 of another host ends no session of ours', async () => {
    const outside = await startServer(answering({ code: 2, msg: '', data: null }));
    const { client, session } = createTestClient('http://portal.test');
    expect(await rejectionOf(client.get(`${outside.origin}/x`, anything))).toMatchObject({ kind: 'business', code: 2 });
    expect(session.expiries()).toBe(0);
  });
});

describe('the token stays with the API’s origin', () => {
  test.each([301, 302, 303, 307, 308])('a %i redirect to another host is not followed', async (status) => {
    const outside = await startServer();
    const own = await startServer(
      (response) => void response.writeHead(status, { Location: `${outside.origin}/steal` }).end(),
    );
    const { client } = createTestClient(own.origin);
    expect(await rejectionOf(client.get('/x', anything))).toMatchObject({ kind: 'network' });
    expect(await rejectionOf(client.post('/x', anything))).toMatchObject({ kind: 'network' });
    expect(outside.seen).toHaveLength(0);
  });

  test.each([
    '//HOST/x',
    '/\\HOST/x',
    '\\\\HOST\\x',
    '/..//HOST/x',
    'http:\\\\HOST/x',
    'HTTP://HOST/x',
    ' http://HOST/x',
    'ht\ntp://HOST/x',
  ])('%j never carries it', async (spelling) => {
    const own = await startServer();
    const outside = await startServer();
    const address = spelling.replace('HOST', new URL(outside.origin).host);
    await createTestClient(own.origin)
      .client.get(address, anything)
      .catch(() => undefined);
    expectNothingOfOurs(outside.seen);
  });

  test('it is in no address and no log', async () => {
    const own = await startServer(answering({ code: 1, msg: '', data: null }, 500));
    const { client, warnings } = createTestClient(own.origin);
    await rejectionOf(client.post('/x', anything, { uid: CANARY.uid }));
    expect(own.seen[0]?.url).not.toContain('canary');
    expect(warnings.join()).not.toContain('canary');
  });
});
