import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { BUILD_HEADER, buildOf } from '#domain/build.ts';

/**
 * Reads which build lies in the folder, again when a deploy changed it: a page that is newer than what the calls say
 * would think itself outdated. Looking costs 2 µs; waiting for a look would cost more.
 */
function createBuildReader(folder: string): () => string | undefined {
  const page = join(folder, 'index.html');
  let known: { changedAt: number; build: string | undefined } | undefined;
  return () => {
    const changedAt = statSync(page, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined) return undefined;
    if (known?.changedAt !== changedAt) known = { changedAt, build: buildOf(readFileSync(page, 'utf8')) };
    return known.build;
  };
}

/** Names the build being served with every answer to a call, so that a page that is older learns of it. */
export function tellBuild(folder: string): MiddlewareHandler {
  const read = createBuildReader(folder);
  return async (c, next) => {
    await next();
    const build = c.req.path.startsWith('/api/') ? read() : undefined;
    if (build !== undefined) c.res.headers.set(BUILD_HEADER, build);
  };
}
