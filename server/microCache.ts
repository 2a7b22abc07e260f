import type { Context, MiddlewareHandler } from 'hono';
import { createLruCache } from './lruCache.ts';
import type { Clock } from './ports.ts';
import { tokenOf } from './session.ts';

/** Calls whose answer is the same for every visitor. */
const CACHEABLE = [
  'POST /api/web/game/(list|detail|detail/giftlist)',
  'GET /api/v1/(home|bulletin|search)',
  'GET /api/v1/square/(tag/list|post/[^/]+|post/[^/]+/comment/list)',
  'GET /api/v1/comic/[^/]+(/chapter/[^/]+)?',
].map((path) => new RegExp(`^${path}$`));

/** Entries of the cache, a page of a list each: some megabytes. */
const MAX_ENTRIES = 500;

/** Longer keys (searches, filters) are not cached. */
const MAX_KEY_LENGTH = 1024;

type CachedAnswer = { text: string; type: string };
type Entry = { until: number; cached: Promise<CachedAnswer | undefined> };

async function keyOf(c: Context): Promise<string | undefined> {
  const { url, method, path } = c.req;
  if (tokenOf(c) !== undefined || !CACHEABLE.some((call) => call.test(`${method} ${path}`))) return undefined;
  const body = method === 'POST' ? `${c.req.header('content-type') ?? ''} ${await c.req.text()}` : '';
  const key = `${method} ${url} ${body}`;
  return key.length > MAX_KEY_LENGTH ? undefined : key;
}

/** A successful answer; errors are not cached. */
async function cacheableAnswer({ res }: Context): Promise<CachedAnswer | undefined> {
  if (res.status !== 200) return undefined;
  const text = await res.clone().text();
  return text.startsWith('{"code":0,') ? { text, type: res.headers.get('content-type') ?? '' } : undefined;
}

/**
 * A micro-cache for visitors: one answer for all who ask within `forMs`, including those who ask while it is being read,
 * so that a crowd costs the database one query. Logged-in users bypass it: they see their own changes at once, visitors
 * after at most `forMs`.
 */
export function microCache(clock: Clock, forMs: number): MiddlewareHandler {
  const cache = createLruCache<Entry>(MAX_ENTRIES);
  return async (c, next) => {
    const key = await keyOf(c);
    if (key === undefined) return next();
    const now = clock();
    const read = async () => {
      await next();
      return cacheableAnswer(c);
    };
    const entry = cache.get(key);
    const fresh = entry && entry.until > now ? entry : undefined;
    const { cached } = fresh ?? cache.set(key, { until: now + forMs, cached: read() });
    const answer = await cached;
    if (!fresh) return;
    return answer ? c.body(answer.text, 200, { 'Content-Type': answer.type }) : next();
  };
}
