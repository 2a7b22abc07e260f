import autocannon from 'autocannon';

/** A call as it goes over the wire. */
export type LoadCall = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  form?: string;
  onAnswer?: (code: number | undefined) => void;
};

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

/** Every portal answer begins with its code: parsing the rest would cost the load more than it tells. */
const CODE = /^\{"code":(\d+)/;

/** What a connection waits for the answer of. */
type Waiting = { wanted?: LoadCall };

function request(next: () => LoadCall): autocannon.Request {
  return {
    setupRequest(base, context) {
      const wanted = next();
      (context as Waiting).wanted = wanted;
      const type = wanted.form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' };
      return {
        ...base,
        method: wanted.method,
        path: wanted.path,
        body: wanted.form,
        headers: { 'X-Requested-With': 'XMLHttpRequest', ...type, ...wanted.headers },
      };
    },
    onResponse(_status, body, context) {
      const code = CODE.exec(body)?.[1];
      (context as Waiting).wanted?.onAnswer?.(code === undefined ? undefined : Number(code));
    },
  };
}

/** Sends calls over so many connections, each as soon as the one before was answered, for so long. */
export async function drive({ origin, connections, seconds, next }: Load): Promise<LoadResult> {
  const {
    requests,
    latency,
    errors,
    duration,
    statusCodeStats = {},
  } = await autocannon({ url: origin, connections, duration: seconds, sampleInt: 100, requests: [request(next)] });
  const statuses = new Map(Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [Number(status), count]));
  if (errors > 0) statuses.set(0, errors);
  return { answers: requests.total, perSecond: requests.total / duration, p99: latency.p99, statuses };
}

/** Answers whose status is none of these. */
export const otherThan = ({ statuses }: LoadResult, ...good: readonly number[]): number =>
  [...statuses].reduce((sum, [status, count]) => (good.includes(status) ? sum : sum + count), 0);
