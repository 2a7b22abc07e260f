import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { endWithUs } from '#server/testing/endWithUs.ts';
import { withTimeout } from './withTimeout.ts';

/** A call of the W3C WebDriver protocol below one session. */
export type SessionCall = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  timeoutMs?: number,
) => Promise<unknown>;

const CALL_WITHIN_MS = 40_000;

/** A port nobody listens on at this moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function call(url: string, method: string, body: object | undefined, timeoutMs: number): Promise<unknown> {
  const answer = await withTimeout(
    fetch(url, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }),
    timeoutMs + 1000,
    `${method} ${url}`,
  );
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${error}: ${message}`);
}

export type WebDriverProcess = {
  /** A session with a browser of its own. */
  openSession(capabilities: object): Promise<{ call: SessionCall; close(): Promise<void> }>;
  process: ChildProcess;
};

/** Starts a WebDriver program and waits until it answers. */
export async function startWebDriver(program: string, env: NodeJS.ProcessEnv): Promise<WebDriverProcess> {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  // Its browsers end with it.
  endWithUs(driver, 'SIGTERM');
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base);
  const openSession = async (capabilities: object) => {
    const { sessionId } = (await call(
      `${base}/session`,
      'POST',
      { capabilities: { alwaysMatch: capabilities } },
      CALL_WITHIN_MS,
    )) as { sessionId: string };
    const session = `${base}/session/${sessionId}`;
    const sessionCall: SessionCall = (method, path, body, timeoutMs = CALL_WITHIN_MS) =>
      call(`${session}${path}`, method, body ?? (method === 'POST' ? {} : undefined), timeoutMs);
    return { call: sessionCall, close: async () => void (await sessionCall('DELETE', '', undefined, 10_000)) };
  };
  return { openSession, process: driver };
}

async function untilReady(base: string): Promise<void> {
  const until = Date.now() + 15_000;
  for (;;) {
    try {
      await call(`${base}/status`, 'GET', undefined, 2000);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
