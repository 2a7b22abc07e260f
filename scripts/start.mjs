/** `npm start`: builds the portal when its build is missing or older than its sources, then serves it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode24 } from './requireNode24.mjs';

requireNode24();

const SOURCES = ['src', 'public', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];
const BUILT = 'dist/index.html';

/** The latest change below a path, epoch ms. */
function changedAt(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, changedAt(join(path, name))), 0);
}

const isStale = () => !existsSync(BUILT) || Math.max(...SOURCES.map(changedAt)) > statSync(BUILT).mtimeMs;

if (isStale()) {
  console.log('Building the portal …');
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

await import('../server/main.ts');
