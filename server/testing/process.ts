import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bundleServer, MAIN, serverFile } from './bundleServer.ts';
import { endWithUs } from './endWithUs.ts';
import { isInTestRun, oncePerRun } from './testRun.ts';

const ADDRESS = /http:\/\/localhost:\d+/;

/** A real server in a process of its own. */
export type ServerProcess = { child: ChildProcess; origin: string };

/** What a process said and how it ended. */
export type Ended = { code: number | null; stdout: string; stderr: string };

/** In a run of tests the server is bundled by whoever starts the first; outside of one its sources may be changed on loading. */
const findServer = async (): Promise<string> =>
  isInTestRun() ? serverFile('main', MAIN, await oncePerRun('server', bundleServer)) : serverFile();

type Spawned = { child: ChildProcess; output: Ended; ended: Promise<Ended> };

async function spawnServer(env: Record<string, string>): Promise<Spawned> {
  const child = spawn(process.execPath, [await findServer()], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  const output: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ ...output, code: code as number | null }));
  return { child, output, ended };
}

/** Runs a server that is expected to stop by itself. */
export const runServer = async (env: Record<string, string>): Promise<Ended> => (await spawnServer(env)).ended;

/** Starts a server and waits for the address it prints. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, output, ended } = await spawnServer(env);
  let stopped = false;
  void ended.then(() => {
    stopped = true;
  });
  while (!ADDRESS.test(output.stdout)) {
    if (stopped) throw new Error(`The server did not start: ${output.stderr}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { child, origin: ADDRESS.exec(output.stdout)?.[0] ?? '' };
}

/** Ends a server and waits until it is gone, if it is not already. */
export async function stopServer({ child }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, 'close');
  child.kill(signal);
  const [code] = (await closed) as [number | null];
  return code;
}
