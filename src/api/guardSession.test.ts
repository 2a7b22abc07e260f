import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isHandled } from './ApiError.ts';
import {
  answering,
  createTestClient,
  createTestSession,
  rejectionOf,
  startServer,
  type Handler,
} from './api.fixtures.ts';
import { createApi } from './createApi.ts';
import { guardSession } from './guardSession.ts';

const anything = v.unknown();
const EXPIRED = answering({ code: 2, msg: '', data: null });

/** Holds the answers back and gives them all together. */
function together(answer: Handler) {
  const held: (() => void)[] = [];
  const handler: Handler = (response, seen) => void held.push(() => answer(response, seen));
  return { handler, count: () => held.length, release: () => held.splice(0).forEach((give) => give()) };
}

describe('spec §8: “Response code 2 | local logout and redirect to login”', () => {
  test('ends the session, without a call', async () => {
    const { origin, seen } = await startServer(EXPIRED);
    const { client, session } = createTestClient(origin);
    const failure = await rejectionOf(client.get('/x', anything));
    expect(failure).toMatchObject({ kind: 'business', code: 2, message: '登录已过期，请重新登录' });
    expect(isHandled(failure)).toBe(true);
    expect(session.expiries()).toBe(1);
    expect(seen).toHaveLength(1);
  });

  test.each([1, 20, 200])('%i answers at once end it exactly once; the late ones are dropped', async (size) => {
    const storm = together(EXPIRED);
    const { origin } = await startServer(storm.handler);
    const { client, session } = createTestClient(origin);
    const calls = Array.from({ length: size }, () => rejectionOf(client.post('/x', anything)));
    await expect.poll(storm.count).toBe(size);
    storm.release();
    const failures = await Promise.all(calls);
    expect(session.expiries()).toBe(1);
    expect(failures.every(isHandled)).toBe(true);
    expect(client.pendingCount()).toBe(0);
  });

  test('an answer to the session before never ends the one of now', async () => {
    const storm = together(EXPIRED);
    const { origin } = await startServer(storm.handler);
    const { client, session } = createTestClient(origin);
    const call = client.get('/x', anything);
    await expect.poll(storm.count).toBe(1);
    session.become({ uid: 'somebody-else', token: 'fresh' });
    storm.release();
    expect(await rejectionOf(call)).toMatchObject({ kind: 'cancelled' });
    expect(session.expiries()).toBe(0);
  });

  test('a session whose app does not raise the epoch is still ended once', async () => {
    const { origin } = await startServer(EXPIRED);
    const { session } = createTestClient(origin);
    let expiries = 0;
    const stubborn = { ...session, authVersion: () => 1, expire: () => void (expiries += 1) };
    const { client } = createTestClient(origin, { session: stubborn });
    await rejectionOf(client.get('/x', anything));
    await rejectionOf(client.get('/x', anything));
    expect(expiries).toBe(1);
  });

  test('code 2 read after the session has changed ends nothing', () => {
    const session = createTestSession();
    const tie = guardSession(session)();
    session.become({ uid: 'somebody-else', token: 'fresh' });
    tie.expire();
    expect(session.expiries()).toBe(0);
  });

  test('the next session can end too', async () => {
    const { origin } = await startServer(EXPIRED);
    const { client, session } = createTestClient(origin);
    await rejectionOf(client.get('/x', anything));
    session.become({ uid: 'again', token: 'again' });
    await rejectionOf(client.get('/x', anything));
    expect(session.expiries()).toBe(2);
  });
});

describe('nothing of one user reaches the next', () => {
  test.each([
    ['a good answer', answering({ code: 0, msg: '', data: 'private' })],
    ['a refusal', answering({ code: 1101, msg: '钻石不足', data: null })],
    ['an error', answering(null, 500)],
  ])('%s of the session before is dropped in silence', async (_name, answer) => {
    const late = together(answer);
    const { origin } = await startServer(late.handler);
    const { client, session } = createTestClient(origin);
    const call = client.get('/x', anything);
    await expect.poll(late.count).toBe(1);
    session.become({ uid: 'b', token: 'b' });
    late.release();
    expect(await rejectionOf(call)).toMatchObject({ kind: 'cancelled' });
  });
});

describe('calls that belong to no session', () => {
  test('device init survives a login that comes between', async () => {
    const data = { sdk: {}, server: { packageUrl: '/files/portal.apk' } };
    const late = together(answering({ code: 0, msg: '', data }));
    const { origin } = await startServer(late.handler);
    const { client, session } = createTestClient(origin);
    const call = createApi(client).device.init('d-1');
    await expect.poll(late.count).toBe(1);
    session.become({ uid: 'b', token: 'b' });
    late.release();
    expect(await call).toMatchObject({ code: 0, config: { server: { packageUrl: '/files/portal.apk' } } });
  });

  test('code 2 to a logout or a login ends nothing', async () => {
    const { origin } = await startServer(EXPIRED);
    const { client, session } = createTestClient(origin);
    const { account } = createApi(client);
    await rejectionOf(account.logout('a'));
    await rejectionOf(account.login({ loginName: 'rich01', password: 'portal123' }));
    expect(session.expiries()).toBe(0);
  });
});
