import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { chooseEncoding, isCompressible, pack, type Encoding } from './compression.ts';
import { BASE_HEADERS, dataPolicy, documentPolicy } from './securityHeaders.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Paths of the API side, which never lead to a file of the build. */
const NOT_PORTAL = /^\/(api|files|uploads|dev|healthz)(\/|$)/;

/** Names under /assets/ carry a hash of their content, so they never change. */
const ASSETS = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const PAGE = '/index.html';
const NOT_BUILT = '门户尚未构建，请先运行 npm run build。';

type Found = { path: string; type: string; tag: string; body: Buffer<ArrayBuffer> };

/** The file of a path, never outside the folder nor one the build keeps for itself (`.vite/`). */
async function find(folder: string, path: string): Promise<Found | undefined> {
  const type = TYPES[extname(path)];
  const file = normalize(join(folder, path));
  if (type === undefined || path.includes('/.') || !file.startsWith(folder + sep)) return undefined;
  try {
    const { mtimeMs, size } = await stat(file);
    const tag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    return { path, type, tag, body: await readFile(file) };
  } catch {
    return undefined;
  }
}

/** Packs each version of a file once. The build is small enough to keep. */
function createPacker() {
  const packed = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return ({ path, tag, body }: Found, encoding: Encoding): Promise<Buffer<ArrayBuffer>> => {
    const key = `${encoding} ${tag} ${path}`;
    const known = packed.get(key) ?? pack(body, encoding, true);
    packed.set(key, known);
    return known;
  };
}

function cacheRule({ path, type }: Found): string {
  if (path.startsWith(ASSETS)) return FOREVER;
  return type.startsWith('text/html') ? 'no-cache' : A_DAY;
}

function headersOf(file: Found, publicOrigin: string | undefined): Headers {
  const isDocument = file.type.startsWith('text/html');
  const headers = new Headers({
    ...BASE_HEADERS,
    'Content-Type': file.type,
    'Cache-Control': cacheRule(file),
    'Content-Security-Policy': isDocument ? documentPolicy : dataPolicy,
    ETag: file.tag,
  });
  if (publicOrigin?.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=31536000');
  return headers;
}

/** A browser opening a page, as opposed to a page asking for a part of itself. */
function isPageVisit(c: Context, path: string): boolean {
  if (path === '/') return true;
  if (extname(path) !== '') return false;
  const mode = c.req.header('sec-fetch-mode');
  return mode === undefined ? /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*') : mode === 'navigate';
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Serves the built portal: its files, and its one page for every address a person visits. */
export function servePortal(folder: string, publicOrigin: string | undefined): MiddlewareHandler {
  const packOnce = createPacker();
  const send = async (c: Context, file: Found): Promise<Response> => {
    const headers = headersOf(file, publicOrigin);
    const compressible = isCompressible(file.type, file.body.length);
    if (compressible) headers.set('Vary', 'Accept-Encoding');
    if (c.req.header('if-none-match') === file.tag) return new Response(null, { status: 304, headers });
    const encoding = compressible ? chooseEncoding(c.req.header('accept-encoding')) : undefined;
    const body = encoding ? await packOnce(file, encoding) : file.body;
    headers.set('Content-Length', String(body.length));
    if (encoding) headers.set('Content-Encoding', encoding);
    return new Response(body, { headers });
  };
  return async (c, next) => {
    const path = decode(new URL(c.req.url).pathname);
    if (path === undefined || NOT_PORTAL.test(path) || !['GET', 'HEAD'].includes(c.req.method)) return next();
    const file = await find(folder, path);
    if (file) return send(c, file);
    if (!isPageVisit(c, path)) return c.text('404 Not Found', 404, { ...BASE_HEADERS, 'Cache-Control': 'no-store' });
    const page = await find(folder, PAGE);
    return page ? send(c, page) : c.text(NOT_BUILT, 503, { ...BASE_HEADERS });
  };
}
