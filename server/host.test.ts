import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseEncoding } from './compression.ts';
import { ConfigError, readConfig } from './config.ts';
import { startHost, type Host } from './host.ts';
import { runServer, startServer, stopServer } from './testing/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-host-'));
const dist = join(folder, 'dist');
const PAGE = '<!doctype html><meta name="build" content="1a2b"><title>portal</title>';
const STYLE = 'a{color:red}\nb::after{content:"<"}';
const ASKS = 'asks()';
const HOME = `${PAGE.replace('portal', 'home')}<script data-preload="&gt;">${ASKS}</script><script src="/assets/a.js"></script><style>${STYLE}</style>`;
const SQUARE = PAGE.replace('portal', 'square');
const GAME = PAGE.replace('portal', 'game');
const SCRIPT = 'console.log("portal");'.repeat(100);

let host: Host;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'shell.html'), PAGE);
  writeFileSync(join(dist, 'index.html'), HOME);
  mkdirSync(join(dist, 'square'));
  writeFileSync(join(dist, 'square', 'index.html'), SQUARE);
  mkdirSync(join(dist, 'detail', '_'), { recursive: true });
  writeFileSync(join(dist, 'detail', '_', 'index.html'), GAME);
  writeFileSync(join(dist, 'assets', 'app-1a2b.js'), SCRIPT);
  writeFileSync(join(dist, 'assets', 'packed-3c4d.js'), SCRIPT);
  writeFileSync(join(dist, 'assets', 'packed-3c4d.js.br'), brotliCompressSync(`${SCRIPT}// by the build`));
  writeFileSync(join(dist, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite', 'manifest.json'), '"secret"');
  host = await startHost({ ...readConfig({}), port: 0, dataDir: join(folder, 'data'), portalDir: dist });
}, 30_000);

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(host.origin + path, { headers });

type Raw = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** `fetch` tidies a path up and says it is no page visit; a browser's address bar and an attacker do neither. */
function getRaw(path: string, headers: Record<string, string> = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(host.origin, { path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', reject).end();
  });
}

const visit = (path: string) => getRaw(path, { Accept: 'text/html,*/*;q=0.8', 'Sec-Fetch-Mode': 'navigate' });

describe('portal files', { timeout: 30_000 }, () => {
  test('styles and scripts within a document are allowed by their hash, in that document alone', async () => {
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    const own = (await visit('/')).headers['content-security-policy'];
    expect(own).toContain(`style-src 'self' 'sha256-${hashOf(STYLE)}';`);
    expect(own).toContain(`script-src 'self' 'sha256-${hashOf(ASKS)}';`);
    const other = (await visit('/square')).headers['content-security-policy'];
    expect(other).toContain("style-src 'self';");
    expect(other).toContain("script-src 'self';");
  });

  test('a page a person visits has its own document, that of its kind or the shell, with the strict policy', async () => {
    const documents = {
      '/': HOME,
      '/?code=x': HOME,
      '/square': SQUARE,
      '/square/1': PAGE,
      '/detail/1002?from=x': GAME,
      '/detail': PAGE,
      '/post/1': PAGE,
      '/no/such/page': PAGE,
    };
    for (const [path, document] of Object.entries(documents)) {
      const { status, headers, body } = await visit(path);
      expect([status, body], path).toEqual([200, document]);
      const policy = headers['content-security-policy'];
      for (const rule of [
        "default-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types portal',
      ]) {
        expect(policy).toContain(rule);
      }
      expect(policy).not.toMatch(/unsafe|dompurify/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  test('a link with words of a chat behind it, or cut off in the middle of a sign, opens the document it was made for', async () => {
    const documents = {
      '/detail/1002%EF%BC%8C%E5%BF%AB%E6%9D%A5%E7%9C%8B': GAME,
      '/detail/1002%E5%BF': GAME,
      '/detail/1002.': GAME,
      '/detail/1002%EF%BC%81/x': GAME,
      '/square%EF%BC%8C%E5%BF%AB%E6%9D%A5': SQUARE,
      '/post/%E5%BF': PAGE,
      '/%': HOME,
      '/%E5%BF%': HOME,
    };
    for (const [path, document] of Object.entries(documents)) {
      const { status, body } = await visit(path);
      expect([status, body], path).toEqual([200, document]);
    }
    expect((await visit('/api/%E5%BF')).headers['content-type']).toContain('json');
    expect((await visit('/assets/app-1a2b.js%')).body).not.toBe(SCRIPT);
  });

  test('what apps append to a link changes neither the document nor its version', async () => {
    const plain = await visit('/detail/1002');
    for (const query of [
      '?from=singlemessage&isappinstalled=0',
      '?utm_source=x&spm=a.b&nsukey=c%2F',
      '?inviteCode=ABCD12',
    ])
      expect(await visit(`/detail/1002${query}`), query).toMatchObject({
        body: plain.body,
        headers: { etag: plain.headers.etag },
      });
  });

  test('assets are packed and kept for ever; missing ones are 404, not the page', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await get('/assets/app-1a2b.js', { 'Accept-Encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.text()).toBe(SCRIPT);
    }
    const plain = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const tag = plain.headers.get('etag') ?? '';
    expect((await get('/assets/app-1a2b.js', { 'If-None-Match': tag })).status).toBe(304);
    expect((await visit('/assets/app-old.js')).status).toBe(404);
    expect((await getRaw('/games', { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' })).status).toBe(404);
  });

  test('what the build packed is sent as it is, to who takes it, and is no file of its own', async () => {
    const ask = (encoding: string) => get('/assets/packed-3c4d.js', { 'Accept-Encoding': encoding });
    expect(await (await ask('br')).text()).toBe(`${SCRIPT}// by the build`);
    expect(await (await ask('gzip')).text()).toBe(SCRIPT);
    expect(await (await ask('identity')).text()).toBe(SCRIPT);
    expect((await get('/assets/packed-3c4d.js.br')).status).toBe(404);
  });

  test('the worker is asked for anew each time, may reach our own origin alone, and gets a page by naming its type', async () => {
    const { headers } = await get('/sw.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; connect-src 'self'; worker-src 'self'",
    );
    const page = await getRaw('/games', { Accept: 'text/html', 'Sec-Fetch-Mode': 'cors' });
    expect([page.status, page.body]).toEqual([200, PAGE]);
  });

  test('every answer to a call names the build served, which a deploy changes at once', async () => {
    const named = async (path: string) => (await get(path)).headers.get('x-portal-build');
    expect(await named('/api/v1/home')).toBe('1a2b');
    expect(await named('/api/none')).toBe('1a2b');
    expect(await named('/healthz')).toBeNull();
    writeFileSync(join(dist, 'index.html'), HOME.replace('1a2b', '3c4d'));
    expect(await named('/api/v1/home')).toBe('3c4d');
    writeFileSync(join(dist, 'index.html'), HOME);
  });

  test('nothing can be read outside the build, nor what the build keeps for itself', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/assets/../../secret.txt',
      '/.vite/manifest.json',
      '/%2evite/manifest.json',
      '/%00.txt',
      '/%',
    ]) {
      expect((await getRaw(path)).body, path).not.toContain('secret');
    }
  });

  test('the API answers beside it, packed when it is long', async () => {
    const home = await get('/api/v1/home', { 'Accept-Encoding': 'br' });
    expect(home.headers.get('content-encoding')).toBe('br');
    expect(home.headers.get('cache-control')).toBe('no-store');
    expect(await home.json()).toMatchObject({ code: 0 });
    expect((await get('/healthz')).status).toBe(200);
    const unknown = await visit('/api/none');
    expect(unknown.status).toBe(404);
    expect(JSON.parse(unknown.body)).toMatchObject({ code: 1, data: null });
  });

  test('without a build it says what to do', async () => {
    const bare = await startHost({
      ...readConfig({}),
      port: 0,
      dataDir: join(folder, 'bare'),
      portalDir: join(folder, 'none'),
    });
    const response = await fetch(bare.origin);
    expect([response.status, await response.text()]).toEqual([503, '门户尚未构建，请先运行 npm run build。']);
    expect((await fetch(`${bare.origin}/api/v1/home`)).headers.get('x-portal-build')).toBeNull();
    await bare.close();
  });
});

describe('start', { timeout: 60_000 }, () => {
  const portOf = (origin: string): string => new URL(origin).port;

  test('tells address, data and accounts, keeps its data, and stops on SIGTERM', async () => {
    const env = { DATA_DIR: join(folder, 'kept') };
    for (const name of ['first', 'second']) {
      const server = await startServer(env);
      expect((await fetch(`${server.origin}/healthz`)).status, name).toBe(200);
      expect(await stopServer(server, 'SIGTERM'), name).toBe(0);
    }
  });

  test('a taken port, an unusable folder, an unreachable database, a bad setting: one line each, exit 1', async () => {
    const failures: readonly [Record<string, string>, RegExp][] = [
      [{ PORT: portOf(host.origin), DATA_DIR: join(folder, 'taken') }, /^Port \d+ is already in use\. .*\n$/],
      [{ DATA_DIR: join(folder, 'secret.txt', 'data') }, /^The data folder .*secret\.txt.* cannot be used: .*\n$/],
      [{ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, /^The database at DATABASE_URL cannot be used: .*\n$/],
      [{ PORT: 'abc' }, /^PORT must be a number .*\n$/],
    ];
    const runs = await Promise.all(failures.map(([env]) => runServer(env)));
    for (const [index, { code, stdout, stderr }] of runs.entries()) {
      expect(stderr).toMatch(failures[index]?.[1] ?? /never/);
      expect([code, stdout]).toEqual([1, '']);
    }
  });

  test('settings are read, and refused when they can not be right', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      mode: 'demo',
      publicOrigin: undefined,
      phoneAutoRegister: true,
    });
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://portal.example/x' })).toMatchObject({
      mode: 'production',
      publicOrigin: 'https://portal.example',
    });
    for (const env of [{ PORT: '70000' }, { PORTAL_MODE: 'test' }, { PUBLIC_ORIGIN: 'portal' }]) {
      expect(() => readConfig(env)).toThrow(ConfigError);
    }
  });

  test('an encoding is chosen as the browser wishes', () => {
    expect(chooseEncoding('gzip, deflate, br')).toBe('br');
    expect(chooseEncoding('gzip;q=0.5, br;q=0')).toBe('gzip');
    expect(chooseEncoding('identity')).toBeUndefined();
    expect(chooseEncoding(undefined)).toBeUndefined();
  });
});
