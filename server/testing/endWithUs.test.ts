import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'endWithUs.ts');

/** A process that starts a child which would go on for ever, says its id, and then ends in its way. */
const script = (end: string) => `
  import { spawn } from 'node:child_process';
  import { endWithUs } from ${JSON.stringify(MODULE)};
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: ['ignore', 'inherit', 'ignore'] });
  endWithUs(child);
  console.log(child.pid);
  ${end}
`;

/** Starts it; `closed` once it and its child, which writes into the same pipe, are both gone. */
async function start(end: string) {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script(end)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(parent, 'close');
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  onTestFinished(() => {
    try {
      process.kill(Number(said.toString()), 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  });
  return { parent, closed };
}

test.each<[string, string, NodeJS.Signals | undefined]>([
  ['an error nobody caught', "throw new Error('broken');", undefined],
  ['a promise nobody caught', "await Promise.reject(new Error('broken'));", undefined],
  ['process.exit', 'process.exit(3);', undefined],
  ['SIGTERM', 'setInterval(() => 0, 1000);', 'SIGTERM'],
  ['SIGINT', 'setInterval(() => 0, 1000);', 'SIGINT'],
  ['SIGHUP', 'setInterval(() => 0, 1000);', 'SIGHUP'],
])('a child ends with a process that ends by %s', async (_, end, signal) => {
  const { parent, closed } = await start(end);
  if (signal) parent.kill(signal);
  const [code] = (await closed) as [number];
  expect(code).toBeGreaterThan(0);
});

test('where somebody else listens for the signal, they decide when the process ends', async () => {
  const own = "process.on('SIGTERM', () => setTimeout(() => process.exit(7))); setInterval(() => 0, 1000);";
  const { parent, closed } = await start(own);
  parent.kill('SIGTERM');
  expect((await closed)[0]).toBe(7);
});
