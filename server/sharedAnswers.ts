import type { Context, MiddlewareHandler } from 'hono';
import { createRecent } from './recent.ts';
import type { Clock } from './ports.ts';
import { tokenOf } from './session.ts';

/** What visitors read that is the same for each of them, whoever asks and from wherever. */
const SHARED = [
  'POST /api/web/game/(list|detail|detail/giftlist)',
  'GET /api/v1/(home|bulletin|search)',
  'GET /api/v1/square/(tag/list|post/[^/]+|post/[^/]+/comment/list)',
  'GET /api/v1/comic/[^/]+(/chapter/[^/]+)?',
].map((path) => new RegExp(`^${path}$`));

/** Answers kept at once, a page of a list each: some megabytes. */
const KEPT = 500;

/** Nobody's search or filter is longer; what is goes to the database each time. */
const MAX_KEY_LENGTH = 1024;

type Shared = { text: string; type: string };
type Kept = { until: number; shared: Promise<Shared | undefined> };

async function keyOf(c: Context): Promise<string | undefined> {
  const { url, method, path } = c.req;
  if (tokenOf(c) !== undefined || !SHARED.some((call) => call.test(`${method} ${path}`))) return undefined;
  const body = method === 'POST' ? `${c.req.header('content-type') ?? ''} ${await c.req.text()}` : '';
  const key = `${method} ${url} ${body}`;
  return key.length > MAX_KEY_LENGTH ? undefined : key;
}

/** An answer as it can be given again; a refusal or a fault is for whoever met it. */
async function sharedOf({ res }: Context): Promise<Shared | undefined> {
  if (res.status !== 200) return undefined;
  const text = await res.clone().text();
  return text.startsWith('{"code":0,') ? { text, type: res.headers.get('content-type') ?? '' } : undefined;
}

/**
 * Reads a thing once for all visitors who ask for it within `forMs`, also while it is being read: a crowd that comes at
 * once costs the database one look. Whoever is logged in is never answered so: what someone does is seen by them at once,
 * and by visitors `forMs` later at most.
 */
export function shareAnswers(clock: Clock, forMs: number): MiddlewareHandler {
  const recent = createRecent<Kept>(KEPT);
  return async (c, next) => {
    const key = await keyOf(c);
    if (key === undefined) return next();
    const now = clock();
    const read = async () => {
      await next();
      return sharedOf(c);
    };
    const known = recent.get(key);
    const fresh = known && known.until > now ? known : undefined;
    const { shared } = fresh ?? recent.set(key, { until: now + forMs, shared: read() });
    const answer = await shared;
    if (!fresh) return;
    return answer ? c.body(answer.text, 200, { 'Content-Type': answer.type }) : next();
  };
}
