/** `npm run dev`: Vite with hot reload on 5173, and behind it the server on 3000, restarted when its code changes. */
import { spawn } from 'node:child_process';
import { requireNode24 } from './requireNode24.mjs';

requireNode24();

const children = [];

/** Ends with the first child that ends or cannot be started, and takes the other with it. */
function end(code) {
  process.exitCode ??= code;
  for (const child of children) child.kill();
}

function start(command, args) {
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  children.push(child);
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}. Run this through npm: npm run dev.`);
    end(1);
  });
  child.on('exit', (code) => end(code ?? 0));
}

process.on('SIGINT', () => end(130));
process.on('SIGTERM', () => end(143));
process.on('SIGHUP', () => end(129));
start('vite', []);
start(process.execPath, [
  '--watch-path=server',
  '--watch-path=src/domain',
  '--watch-preserve-output',
  'server/main.ts',
]);
