/** `npm run dev`: Vite with hot reload on 5173, and behind it the server on 3000, restarted when its code changes. */
import { spawn } from 'node:child_process';
import { requireNode24 } from './requireNode24.mjs';

requireNode24();

const children = [
  spawn(process.execPath, ['--watch-path=server', '--watch-path=src/domain', '--watch-preserve-output', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', { stdio: 'inherit', shell: process.platform === 'win32' }),
];

const stop = () => children.forEach((child) => child.kill());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
}
