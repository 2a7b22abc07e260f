import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COMPLAINT_PATH, WATCH_PATH, WATCH_SCRIPT } from './watchScript.ts';

/** Changes a text on its way to the browser. */
export type Alteration = { path: RegExp; change(text: string): string };

export type Proxy = {
  origin: string;
  /** What pages told of so far. */
  complaints: readonly string[];
  /** Calls to the API, each as its address and what was sent with it. */
  calls: readonly string[];
  /** When each path that was altered was served first, epoch ms. */
  alteredAt: ReadonlyMap<string, number>;
  stop(): Promise<void>;
};

/** A server in front of the portal's, whose documents bring the watch script first. Everything else passes as it is. */
export async function startProxy(target: string, alterations: readonly Alteration[] = []): Promise<Proxy> {
  const complaints: string[] = [];
  const calls: string[] = [];
  const alteredAt = new Map<string, number>();
  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', target).pathname;
    if (path === WATCH_PATH)
      return void answer
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(WATCH_SCRIPT);
    if (path === COMPLAINT_PATH)
      return void readText(asked).then((line) => {
        complaints.push(line);
        answer.writeHead(204).end();
      });
    const alteration = alterations.find((one) => one.path.test(path));
    if (alteration && !alteredAt.has(path)) alteredAt.set(path, Date.now());
    if (path.startsWith('/api/') && !path.endsWith('/upload')) note(asked, calls);
    passOn(target, asked, answer, alteration);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    complaints,
    calls,
    alteredAt,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function note(asked: IncomingMessage, calls: string[]): void {
  let sent = '';
  asked.on('data', (part: Buffer) => {
    sent += part.toString();
  });
  asked.on('end', () => calls.push(`${asked.url ?? ''} ${sent}`));
}

async function readText(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Only a document has no extension or this one; calls do as well, which are not changed. */
const mayBeDocument = (path: string): boolean => !/\.[^/.]+$/.test(path) || path.endsWith('.html');

function passOn(
  target: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  alteration: Alteration | undefined,
): void {
  const url = new URL(asked.url ?? '/', target);
  const isReadable = alteration !== undefined || mayBeDocument(url.pathname);
  const headers: IncomingHttpHeaders = { ...asked.headers, ...(isReadable && { 'accept-encoding': 'identity' }) };
  // An answer "not modified" would leave the browser with what it had before the alteration.
  if (alteration) delete headers['if-none-match'];
  const passed = request(url, { method: asked.method, headers, setHost: false }, (given) => {
    void respond(given, answer, alteration).catch(() => answer.destroy());
  });
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}

async function respond(
  given: IncomingMessage,
  answer: ServerResponse,
  alteration: Alteration | undefined,
): Promise<void> {
  const isDocument = given.headers['content-type']?.startsWith('text/html') === true;
  const { statusCode = 502, headers } = given;
  if (!alteration && !isDocument) {
    answer.writeHead(statusCode, headers);
    given.pipe(answer);
    return;
  }
  const text = await readText(given);
  const changed = alteration ? alteration.change(text) : text;
  const body = Buffer.from(isDocument ? withWatch(changed) : changed);
  delete headers['transfer-encoding'];
  if (body.length > 0) headers['content-length'] = String(body.length);
  answer.writeHead(statusCode, headers).end(body);
}

const withWatch = (html: string): string =>
  html.replace(/<head[^>]*>/i, (head) => `${head}<script src="${WATCH_PATH}"></script>`);
