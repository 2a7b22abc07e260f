/** Pages of the peers' bench and ours beside them, served as the portal is. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** A page with React and nothing else: what no portal made with React can go below. */
export const FLOOR = 'floor-react';

/** What its one button is found by. */
export const FLOOR_READY = '[data-row]';

function build(peersBench, name) {
  const { status } = spawnSync(process.execPath, ['build.mjs', name], {
    cwd: peersBench,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} of the peers' bench in ${peersBench} could not be built.`);
}

const packed = new Map();
function pack(file) {
  if (!packed.has(file)) packed.set(file, brotliCompressSync(readFileSync(file)));
  return packed.get(file);
}

function answer(folder, request, response) {
  const { pathname } = new URL(request.url, 'http://page');
  const file = join(folder, pathname === '/' ? 'index.html' : pathname);
  if (!existsSync(file)) return response.writeHead(404).end();
  const headers = { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', 'Content-Encoding': 'br' };
  return response.writeHead(200, headers).end(pack(file));
}

/** @param folder a built page, its `index.html` at the top */
export async function serveFolder(folder) {
  const server = createServer((request, response) => answer(folder, request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/**
 * @param peersBench the folder of the peers' bench
 * @param name whose page it is, built if it is not there yet
 */
export async function servePeer(peersBench, name) {
  const folder = join(peersBench, 'dist', name);
  if (!existsSync(join(folder, 'index.html'))) build(peersBench, name);
  return serveFolder(folder);
}
