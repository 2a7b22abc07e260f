import { Agent, request as send } from 'node:http';

/** A call as it goes over the wire. */
export type LoadCall = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; form?: string; onAnswer?: (code: number | undefined) => void };

/** What a load came to. */
export type LoadResult = {
  answers: number;
  perSecond: number;
  /** The time within which 99 of 100 answers were there, in ms. */
  p99: number;
  /** Answers by HTTP status; 0 stands for a broken connection. */
  statuses: ReadonlyMap<number, number>;
};

export type Load = { origin: string; connections: number; seconds: number; next: () => LoadCall };

type Reply = { status: number; code: number | undefined };

const CODE = /^\{"code":(\d+)/;

/** Every portal answer begins with its code: the rest is read, not parsed, so that the load costs little beside the server. */
function call(agent: Agent, origin: string, { method, path, headers, form }: LoadCall): Promise<Reply> {
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, code: undefined });
    const outgoing = send(`${origin}${path}`, {
      agent,
      method,
      headers: { 'X-Requested-With': 'XMLHttpRequest', ...(form !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }), ...headers },
    });
    outgoing.on('error', lost);
    outgoing.on('response', (incoming) => {
      let head = '';
      incoming.on('data', (chunk: Buffer) => { if (head === '') head = chunk.toString('latin1', 0, 40); });
      incoming.on('error', lost);
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, code: CODE.test(head) ? Number(CODE.exec(head)?.[1]) : undefined }));
    });
    outgoing.end(form);
  });
}

const percentile = (sorted: readonly number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Sends calls over so many connections, each as soon as the one before was answered, for so long. */
export async function drive({ origin, connections, seconds, next }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const began = performance.now();
  const end = began + seconds * 1000;
  const connection = async () => {
    while (performance.now() < end) {
      const wanted = next();
      const sent = performance.now();
      const { status, code } = await call(agent, origin, wanted);
      times.push(performance.now() - sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      wanted.onAnswer?.(code);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const tookSeconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { answers: times.length, perSecond: times.length / tookSeconds, p99: percentile(times, 0.99), statuses };
}

/** Answers whose status is none of these. */
export const otherThan = ({ statuses }: LoadResult, ...good: readonly number[]): number =>
  [...statuses].reduce((sum, [status, count]) => (good.includes(status) ? sum : sum + count), 0);
