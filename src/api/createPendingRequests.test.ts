import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answeringData, createTestClient, rejectionOf, silent, startServer, type Handler } from './api.fixtures.ts';

const anything = v.unknown();
const cancelled = { kind: 'cancelled', message: '请求已取消' };

/** Holds every answer back until `release`. */
function holding() {
  const held: (() => void)[] = [];
  const handler: Handler = (response, seen) => {
    held.push(() => answeringData(seen.url)(response, seen));
  };
  return { handler, release: () => held.splice(0).forEach((answer) => answer()) };
}

const untilSeen = (seen: readonly unknown[], count: number) => expect.poll(() => seen.length).toBe(count);

describe('spec §7: “Pending requests are tracked per URL and cancellable”', () => {
  test('cancel(url) ends every request to this URL, whatever its query, and no other', async () => {
    const { handler, release } = holding();
    const { origin, seen } = await startServer(handler);
    const { client } = createTestClient(origin);
    const cancelledCalls = [
      client.get('/a', anything, { query: { page: 1 } }),
      client.get('/a', anything, { query: { page: 2 } }),
      client.post('/a', anything),
    ];
    const kept = client.get('/b', anything);
    expect(client.pendingCount()).toBe(4);
    await untilSeen(seen, 4);
    client.cancel('/a');
    for (const call of cancelledCalls) expect(await rejectionOf(call)).toMatchObject(cancelled);
    release();
    expect(await kept).toBe('/api/b');
    expect(client.pendingCount()).toBe(0);
  });

  test('a caller’s own signal cancels too, before and during the call', async () => {
    const { origin, seen } = await startServer(silent);
    const { client } = createTestClient(origin);
    expect(await rejectionOf(client.get('/x', anything, { signal: AbortSignal.abort() }))).toMatchObject(cancelled);
    const controller = new AbortController();
    const call = client.get('/x', anything, { signal: controller.signal });
    await untilSeen(seen, 1);
    controller.abort();
    expect(await rejectionOf(call)).toMatchObject(cancelled);
    expect(client.pendingCount()).toBe(0);
  });

  test('a cancelled call whose fetch answers all the same stays cancelled', async () => {
    const answer = Promise.withResolvers<Response>();
    const { client } = createTestClient('http://portal.test', { fetch: () => answer.promise });
    const call = client.get('/x', anything);
    client.cancelAll();
    answer.resolve(Response.json({ code: 0, data: 'late' }));
    expect(await rejectionOf(call)).toMatchObject(cancelled);
  });
});

describe('cancelAll', () => {
  test('cancels reads, also those that are POSTs, and lets writes finish', async () => {
    const { handler, release } = holding();
    const { origin, seen } = await startServer(handler);
    const { client } = createTestClient(origin);
    const reads = [client.get('/list', anything), client.post('/web/game/list', anything, {}, { kind: 'read' })];
    const writes = [
      client.post('/buy', anything),
      client.delete('/post/1', anything),
      client.put('/progress', anything),
    ];
    await untilSeen(seen, 5);
    client.cancelAll();
    for (const call of reads) expect(await rejectionOf(call)).toMatchObject(cancelled);
    expect(client.pendingCount()).toBe(3);
    release();
    expect(await Promise.all(writes)).toEqual(['/api/buy', '/api/post/1', '/api/progress']);
  });

  test('cancels writes when asked', async () => {
    const { origin, seen } = await startServer(silent);
    const { client } = createTestClient(origin);
    const call = client.post('/buy', anything);
    await untilSeen(seen, 1);
    client.cancelAll({ writes: true });
    expect(await rejectionOf(call)).toMatchObject(cancelled);
    expect(client.pendingCount()).toBe(0);
  });

  test('500 quick changes of mind leave nothing pending', async () => {
    const { origin } = await startServer();
    const { client } = createTestClient(origin);
    const calls = Array.from({ length: 500 }, (_, turn) => {
      const call = client.get(`/page/${turn % 7}`, anything).catch(() => undefined);
      if (turn % 3 === 0) client.cancelAll();
      return call;
    });
    await Promise.all(calls);
    expect(client.pendingCount()).toBe(0);
  });
});

describe('the same URL asked twice', () => {
  test('the later question wins when asked to', async () => {
    const { handler, release } = holding();
    const { origin, seen } = await startServer(handler);
    const { client } = createTestClient(origin);
    const ask = (keyword: string) => client.get('/suggestion', anything, { query: { keyword }, latest: true });
    const first = ask('a');
    const second = ask('ab');
    expect(await rejectionOf(first)).toMatchObject(cancelled);
    await expect.poll(() => seen.some(({ url }) => url.endsWith('=ab'))).toBe(true);
    release();
    expect(await second).toBe('/api/suggestion?keyword=ab');
  });

  test('both are answered otherwise', async () => {
    const { origin } = await startServer(answeringData('yes'));
    const { client } = createTestClient(origin);
    expect(await Promise.all([client.get('/x', anything), client.get('/x', anything)])).toEqual(['yes', 'yes']);
  });
});

describe('spec §9: “warning when more than 20 cancellable requests are pending”', () => {
  test('20 are silent, the 21st warns once, and again after the number has fallen', async () => {
    const { origin } = await startServer(silent);
    const { client, warnings } = createTestClient(origin);
    const ask = (count: number) =>
      Array.from({ length: count }, () => client.get('/x', anything).catch(() => undefined));
    const first = ask(20);
    expect(warnings).toEqual([]);
    first.push(...ask(5));
    expect(warnings).toEqual(['More than 20 requests are pending']);
    client.cancelAll();
    await Promise.all(first);
    const second = ask(21);
    expect(warnings).toHaveLength(2);
    client.cancelAll();
    await Promise.all(second);
  });
});
