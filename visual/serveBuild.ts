import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * A folder on a free port of this machine. Files are read once: each is asked for a thousand times.
 * @param instead texts served in the place of files, by path
 */
export async function serveBuild(
  folder: string,
  instead: ReadonlyMap<string, string> = new Map(),
): Promise<{ origin: string; close: () => Promise<void> }> {
  const files = new Map<string, Promise<Buffer>>(
    [...instead].map(([path, text]) => [`/${path}`, Promise.resolve(Buffer.from(text))]),
  );
  const read = (path: string) => {
    const known = files.get(path) ?? readFile(join(folder, path));
    files.set(path, known);
    return known;
  };
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const file = path === '/' ? '/index.html' : path;
    read(file).then(
      (body) =>
        response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => close(server) };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const close = (server: Server) =>
  new Promise<void>((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
