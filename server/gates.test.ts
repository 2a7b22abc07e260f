import { connect } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALLS } from './contract/calls.ts';
import { keyOf } from './contract/Call.ts';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { seed } from './seed/seed.ts';
import { migrate } from './db/migrations.ts';
import { openSqlite } from './db/openSqlite.ts';
import { requestOf } from './testing/contractCalls.ts';
import { tryFaults, tryForeignWrites, tryReads } from './testing/gates.ts';
import { onEachDatabase, type TestPortal } from './testing/portal.ts';
import { prepare } from './testing/preparations.ts';
import { startServer, stopServer } from './testing/process.ts';
import { makeSeededFolder, passwords, random } from './testing/seeded.ts';

const MINUTES = 60_000;

/** Every call once, by somebody who may make it, as an answer with its headers. */
async function eachAnswer(portal: TestPortal, look: (name: string, response: Response) => void): Promise<void> {
  for (const call of CALLS) {
    const as = await portal.newPerson(5000);
    const { path, init } = requestOf(call, await prepare(portal, call, as), { as });
    look(keyOf(call), await portal.fetch(path, init));
  }
}

onEachDatabase('the gates of every call', (open) => {
  test('no answer can be framed, sniffed, told to others by its address, kept as a cookie, or read from another origin (T13, T14)', {
    timeout: 2 * MINUTES,
  }, async () => {
    const portal = open({ appPackage: true });
    let looked = 0;
    await eachAnswer(portal, (name, { headers }) => {
      expect(headers.get('content-security-policy'), name).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy'), name).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options'), name).toBe('nosniff');
      expect(headers.get('referrer-policy'), name).toBe('same-origin');
      expect(
        [...headers.keys()].filter((key) => key === 'set-cookie' || key.startsWith('access-control-')),
        name,
      ).toEqual([]);
      looked += 1;
    });
    expect(looked).toBe(CALLS.length);
  });

  test('every answer says what it is, and a text in which signs it is written', { timeout: 2 * MINUTES }, async () => {
    const portal = open({ appPackage: true });
    await eachAnswer(portal, (name, response) => {
      if (response.status >= 300 && response.status < 400) return;
      const type = response.headers.get('content-type') ?? '';
      expect(type, name).toMatch(
        /^(application\/json|application\/vnd\.|application\/(zip|octet-stream)|image\/(png|jpeg|webp|gif)|text\/\w+; charset=utf-8)/i,
      );
    });
  });

  test('a page of another site changes nothing by any write: neither form, nor plain text, nor script (T12)', {
    timeout: 5 * MINUTES,
  }, async () => {
    const { tried, found } = await tryForeignWrites(open({ appPackage: true }));
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });

  test('no GET changes anything (T12)', { timeout: 5 * MINUTES }, async () => {
    const { tried, found } = await tryReads(open({ appPackage: true }));
    expect(found).toEqual([]);
    expect(tried).toBe(CALLS.filter(({ method }) => method === 'GET').length);
  });

  test('a fault within any call is told as a fault and no more: no stack, statement, driver or path (T19)', {
    timeout: 5 * MINUTES,
  }, async () => {
    const { tried, found, faults } = await tryFaults(open);
    expect(found).toEqual([]);
    expect(tried).toBe(CALLS.length);
    expect(faults).toBeGreaterThan(CALLS.length / 2);
  });
});

onEachDatabase('passwords', (open) => {
  test('count to the letter: no case is changed, no blank taken away, no end cut off', async () => {
    const portal = open();
    const password = 'Aa1!bB2@cC3#dD4$eE5%';
    const loginName = `pw${String(Date.now()).slice(-9)}`;
    expect((await portal.call('/api/user/registerWithName', { loginName, password })).code).toBe(0);
    const tries = [password.toLowerCase(), password.slice(0, -1), ` ${password}`, `${password} `];
    for (const wrong of tries)
      expect((await portal.call('/api/user/login', { loginName, password: wrong })).code, wrong).not.toBe(0);
    expect((await portal.call('/api/user/login', { loginName, password })).code).toBe(0);
  });

  test('logging in anew ends the session the request came with, and no other', async () => {
    const portal = open();
    const [first, elsewhere] = [await portal.logIn('rich01'), await portal.logIn('rich01')];
    const again = await portal.call('/api/user/login', { loginName: 'rich01', password: 'portal123' }, { as: first });
    expect(again.code).toBe(0);
    expect((again.data as { token: string }).token).not.toBe(first.token);
    expect((await portal.call('/api/user/center/me', {}, { as: first })).code).toBe(2);
    expect((await portal.call('/api/user/center/me', {}, { as: elsewhere })).code).toBe(0);
  });
});

/** What a server says to bytes that no browser would send. */
function sendRaw(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), 'localhost', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('a server on the web', { timeout: MINUTES }, () => {
  const withServer = async (env: Record<string, string>, work: (origin: string) => Promise<void>) => {
    const folder = await makeSeededFolder();
    const server = await startServer({ ...env, DATA_DIR: folder });
    try {
      await work(server.origin);
    } finally {
      await stopServer(server, 'SIGTERM');
      rmSync(folder, { recursive: true });
    }
  };
  const guess = (origin: string, forwarded: string) =>
    fetch(`${origin}/api/user/smsCode`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Forwarded-For': forwarded },
      body: new URLSearchParams({ scene: 'login', phone: `139${String(Math.random()).slice(2, 10)}` }),
    }).then(async (response) => ((await response.json()) as { code: number }).code);
  const perAddress = DEFAULT_LIMITS.smsAddress[0]?.max ?? 0;

  test('believes an address somebody says of themselves only where a proxy is trusted, and then its last word alone', async () => {
    await withServer({}, async (origin) => {
      const codes = [];
      for (let turn = 0; turn <= perAddress; turn += 1) codes.push(await guess(origin, `10.0.0.${turn}`));
      expect(codes.filter((code) => code === 0)).toHaveLength(perAddress);
    });
    await withServer({ TRUST_PROXY: '1' }, async (origin) => {
      const codes = [];
      for (let turn = 0; turn <= perAddress; turn += 1) codes.push(await guess(origin, `10.0.0.${turn}, 192.0.2.7`));
      expect(codes.filter((code) => code === 0)).toHaveLength(perAddress);
      expect(await guess(origin, '192.0.2.7, 192.0.2.8')).toBe(0);
    });
  });

  test('takes no message whose end can be read in two ways', async () => {
    await withServer({}, async (origin) => {
      const head = 'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
      for (const framing of [
        'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
        'Content-Length: 4\r\nContent-Length: 5\r\n',
        'Transfer-Encoding: xchunked\r\n',
      ]) {
        expect(await sendRaw(origin, `${head}${framing}\r\n0\r\n\r\n`), framing).toMatch(/^HTTP\/1\.1 400 /);
      }
    });
  });

  test('asks for https alone once it is reached by it, on every answer', async () => {
    const hstsOf = async (origin: string, path: string) =>
      (await fetch(origin + path)).headers.get('strict-transport-security');
    await withServer({ PUBLIC_ORIGIN: 'https://portal.example' }, async (origin) => {
      for (const path of ['/', '/healthz', '/api/v1/home', '/api/none'])
        expect(await hstsOf(origin, path), path).toBe('max-age=31536000; includeSubDomains');
    });
    await withServer({ PUBLIC_ORIGIN: 'http://portal.example' }, async (origin) =>
      expect(await hstsOf(origin, '/api/v1/home')).toBeNull(),
    );
  });

  test('has no account anybody knows the password of, in production', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-gates-'));
    const db = openSqlite(folder);
    await migrate(db);
    await seed({ db, clock: Date.now, random, passwords, mode: 'production' });
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
    expect((await db.selectFrom('games').select('id').execute()).length).toBeGreaterThan(0);
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
});
