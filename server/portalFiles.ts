import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { genericDocumentPath } from '#domain/prerenderedPath.ts';
import { mendPath } from '#domain/mendPath.ts';
import { isServerPath, namesFile } from '#domain/serverPaths.ts';
import { chooseEncoding, isCompressible, pack, type Encoding } from './compression.ts';
import { BASE_HEADERS, dataPolicy, documentPolicyWith, workerPolicy } from './securityHeaders.ts';

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

/** Names under /assets/ carry a hash of their content, so they never change. */
const ASSETS = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const INDEX = '/index.html';

/** The document of every page that was not drawn at build. */
const BARE_PAGE = '/shell.html';
const WORKER = '/sw.js';
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

/** What the build packed beside an asset. */
async function findPacked(folder: string, path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  return path.startsWith(ASSETS) ? readFile(`${join(folder, path)}.br`).catch(() => undefined) : undefined;
}

/** By folder, encoding, version and path: hosts of one process pack nothing twice. */
const packed = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** Packs each version of a file once, unless the build has. It is small enough to keep. */
function createPacker(folder: string) {
  const packNow = async ({ path, body }: Found, encoding: Encoding) =>
    (encoding === 'br' ? await findPacked(folder, path) : undefined) ?? pack(body, encoding, true);
  return (file: Found, encoding: Encoding): Promise<Buffer<ArrayBuffer>> => {
    const key = `${folder} ${encoding} ${file.tag} ${file.path}`;
    const known = packed.get(key) ?? packNow(file, encoding);
    packed.set(key, known);
    return known;
  };
}

function cacheRule({ path, type }: Found): string {
  if (path.startsWith(ASSETS)) return FOREVER;
  return type.startsWith('text/html') || path === WORKER ? 'no-cache' : A_DAY;
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the build has written into a document between tags of a kind, by its hashes. A tag with a file in place of text holds none. */
const inlinedIn = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))].flatMap(([, text = '']) =>
    text === '' ? [] : hashOf(text),
  );

function policyOf({ path, type, body }: Found): string {
  if (path === WORKER) return workerPolicy;
  if (!type.startsWith('text/html')) return dataPolicy;
  const html = body.toString();
  return documentPolicyWith({ scripts: inlinedIn(html, 'script'), styles: inlinedIn(html, 'style') });
}

function headersOf(file: Found): Headers {
  return new Headers({
    ...BASE_HEADERS,
    'Content-Type': file.type,
    'Cache-Control': cacheRule(file),
    'Content-Security-Policy': policyOf(file),
    ETag: file.tag,
  });
}

/** A browser opening a page, or the worker asking for it by its type, as opposed to a page asking for a part of itself. */
function isPageVisit(c: Context, path: string): boolean {
  if (path === '/') return true;
  if (namesFile(path)) return false;
  const mode = c.req.header('sec-fetch-mode');
  const accepted = c.req.header('accept') ?? '*/*';
  return mode === undefined
    ? /text\/html|\*\/\*/.test(accepted)
    : mode === 'navigate' || accepted.includes('text/html');
}

/** A path as it is read; one whose encoding was cut off leads to the page it would have named. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return mendPath(path);
  }
}

/** The document drawn for an address, or for all of its kind. */
const findPage = async (folder: string, path: string): Promise<Found | undefined> =>
  (await find(folder, join(path, INDEX))) ?? find(folder, join(genericDocumentPath(path), INDEX));

/** Serves the built portal: its files, and its one page for every address a person visits. */
export function servePortal(folder: string): MiddlewareHandler {
  const packOnce = createPacker(folder);
  const send = async (c: Context, file: Found): Promise<Response> => {
    const headers = headersOf(file);
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
    if (isServerPath(path) || !['GET', 'HEAD'].includes(c.req.method)) return next();
    const file = await find(folder, path);
    if (file) return send(c, file);
    if (!isPageVisit(c, path)) return c.text('404 Not Found', 404, { ...BASE_HEADERS, 'Cache-Control': 'no-store' });
    const page = (await findPage(folder, path)) ?? (await find(folder, BARE_PAGE));
    return page ? send(c, page) : c.text(NOT_BUILT, 503, { ...BASE_HEADERS });
  };
}
