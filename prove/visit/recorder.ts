import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stranger's server that answers everything, redirects once to itself, and keeps what it was told. */
export type Recorder = { origin: string; heard: readonly string[]; stop(): void };

/** Every header it asks for: a browser that would tell it anything may. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, token, uid',
  'Access-Control-Allow-Methods': '*',
};

const textOf = (headers: IncomingHttpHeaders): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n');

export async function startRecorder(): Promise<Recorder> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    const { method, url = '/', headers } = request;
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => (body += chunk))
      .on('end', () => {
        heard.push(`${method} ${url}\n${textOf(headers)}\n${body}`);
        const type = url.endsWith('.apk') ? 'application/vnd.android.package-archive' : 'application/json';
        if (url.startsWith('/moved'))
          response.writeHead(302, { ...OPEN, Location: url.replace('/moved', '/there') }).end();
        else response.writeHead(200, { ...OPEN, 'Content-Type': type }).end('{"code":0,"msg":"","data":null}');
      });
  });
  server.unref();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    stop: () => void server.close(),
  };
}

/** How many of its requests told who somebody is. */
export const secretsOf = ({ heard }: Recorder): number =>
  heard.filter((text) => /^(token|uid):|[?&](token|uid)=/m.test(text)).length;
