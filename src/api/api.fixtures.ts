import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createClient, type ClientOptions } from './client.ts';
import type { Session } from './Session.ts';

/** A request as it reached a server. */
export type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

export type Handler = (response: ServerResponse, seen: Seen) => void;

/** A real server on a free port; closed, with whatever still hangs on it, when the test ends. */
export async function startServer(handler: Handler = answering({ code: 0, msg: '', data: null })) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      seen.push(one);
      handler(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, seen };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Answers with this text. */
export const answeringText =
  (text: string, { status = 200, type = 'application/json' } = {}): Handler =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(text);

/** Answers with this value as JSON. */
export const answering = (value: unknown, status = 200): Handler => answeringText(JSON.stringify(value), { status });

/** Answers with this data in an envelope of code 0. */
export const answeringData = (data: unknown): Handler => answering({ code: 0, msg: '', data });

/** Never answers. */
export const silent: Handler = () => undefined;

/** What a leak is recognised by. */
export const CANARY = { uid: 'canary-uid-7', token: 'canary-token-3f9c' } as const;

/** A session in memory that counts its expiries; `expire` leaves a visitor, as the app does. */
export function createTestSession(account: { uid: string; token: string } = CANARY, channelId = '0') {
  let current = account;
  let authVersion = 1;
  let expiries = 0;
  const become = (next: { uid: string; token: string }) => {
    current = next;
    authVersion += 1;
  };
  const session: Session = {
    uid: () => current.uid,
    token: () => current.token,
    channelId: () => channelId,
    authVersion: () => authVersion,
    expire() {
      expiries += 1;
      become({ uid: '', token: '' });
    },
  };
  return { ...session, become, expiries: () => expiries };
}

/** A client of this origin with a session in memory and a log to look into. */
export function createTestClient(origin: string, settings: Partial<ClientOptions> = {}) {
  const warnings: string[] = [];
  const session = createTestSession();
  const client = createClient({
    fetch: globalThis.fetch,
    origin,
    session,
    log: { warn: (message) => void warnings.push(message) },
    ...settings,
  });
  return { client, session, warnings };
}

/** What a rejected call rejected with; fails when it resolved. */
export async function rejectionOf(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.then(
    (value) => ({ resolved: value }),
    (error: unknown) => ({ error }),
  );
  if ('resolved' in outcome) throw new Error(`resolved with ${JSON.stringify(outcome.resolved)}`);
  return outcome.error;
}
