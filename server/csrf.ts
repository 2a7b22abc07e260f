import type { Context, MiddlewareHandler } from 'hono';
import { Code } from '#domain/envelope.ts';
import { ApiError } from './answer.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin people reach this server under. */
export function originOf(c: Context, publicOrigin: string | undefined): string {
  return publicOrigin ?? new URL(c.req.url).origin;
}

/** Whether the browser says the request comes from a page of ours. Other clients send neither header. */
export function isOwnOrigin(c: Context, publicOrigin: string | undefined): boolean {
  const origin = c.req.header('origin');
  if (origin !== undefined && origin !== publicOrigin && origin !== new URL(c.req.url).origin) return false;
  const site = c.req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Forms of other sites can post url-encoded bodies without asking, but can not set this header (T12). */
const hasOwnHeader = (c: Context): boolean => c.req.header('x-requested-with') === 'XMLHttpRequest';

/**
 * Refuses every write that another site could have caused.
 * @param isFormPage paths posted to by a page of ours without script, which check themselves
 */
export function refuseForeignWrites(
  publicOrigin: string | undefined,
  isFormPage: (path: string) => boolean,
): MiddlewareHandler {
  return async (c, next) => {
    const needsHeader = !isFormPage(c.req.path);
    const isWrite = !SAFE_METHODS.has(c.req.method);
    if (isWrite && (!isOwnOrigin(c, publicOrigin) || (needsHeader && !hasOwnHeader(c)))) {
      throw new ApiError(Code.general, '拒绝访问', { status: 403 });
    }
    await next();
  };
}
