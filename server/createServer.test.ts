import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)';/gm;

function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  return specifier.startsWith('#domain/') ? join(SOURCES, 'src', specifier.slice(1)) : undefined;
}

/** Every outside module a file leads to at run time, by whichever way. */
function outsideImportsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const specifiers = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  return specifiers.flatMap((specifier) => {
    const next = resolve(specifier, file);
    return next === undefined ? [specifier] : outsideImportsOf(next, seen);
  });
}

test('the server also runs in a browser tab: it, its migrations and its seed need nothing of Node', () => {
  const entries = ['createServer.ts', 'db/migrations.ts', 'seed/seed.ts', 'devSmsInbox.ts', 'payments.ts'];
  const outside = new Set(entries.flatMap((entry) => outsideImportsOf(join(import.meta.dirname, entry))));
  expect([...outside].sort()).toEqual([
    'hono',
    'hono/body-limit',
    'hono/html',
    'kysely',
    'kysely/migration',
    'valibot',
  ]);
});
