import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { noteProxy } from './proxyNotes.ts';

function serverTold(told: { trustProxy: boolean; publicOrigin: string | undefined }) {
  const warn = vi.fn();
  const server = new Hono().use(noteProxy(told, warn)).get('*', (c) => c.text('ok'));
  const ask = (headers: Record<string, string>) => server.request('http://127.0.0.1:3000/', { headers });
  const notes = () => warn.mock.calls.map(([note]) => /TRUST_PROXY|PUBLIC_ORIGIN/.exec(String(note))?.[0]);
  return { ask, notes };
}

const NOTHING = { trustProxy: false, publicOrigin: undefined };
const BEHIND_PROXY = { 'X-Forwarded-For': '192.0.2.7', 'X-Forwarded-Proto': 'https' };

test('settings forgotten behind a proxy are told of once each, at the first request that shows it', async () => {
  const { ask, notes } = serverTold(NOTHING);
  await ask({});
  expect(notes()).toEqual([]);
  expect((await ask({ 'X-Forwarded-For': '192.0.2.7' })).status).toBe(200);
  await ask({ Origin: 'https://portal.example' });
  await ask(BEHIND_PROXY);
  expect(notes()).toEqual(['TRUST_PROXY', 'PUBLIC_ORIGIN']);
});

test('what is set is not told of', async () => {
  const { ask, notes } = serverTold({ trustProxy: true, publicOrigin: 'https://portal.example' });
  await ask(BEHIND_PROXY);
  expect(notes()).toEqual([]);
});
