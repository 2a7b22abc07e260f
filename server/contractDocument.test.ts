import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOf, pathNamesOf } from './contract/Call.ts';
import { CALLS } from './contract/calls.ts';
import { documentPathOf, openApi, openApiText } from './contract/openapi.ts';
import { fieldsOf } from './contract/requestSchema.ts';
import { onEachDatabase } from './testing/portal.ts';

type Document = { paths: Record<string, Record<string, { parameters?: { name?: string; in?: string }[] }>> };
const document = openApi() as unknown as Document;

const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
);

test('docs/openapi.json is what the schemas say; if not, `npm run contract` writes it anew', () => {
  const committed = readFileSync(join(import.meta.dirname, '..', 'docs', 'openapi.json'), 'utf8');
  expect(committed === openApiText()).toBe(true);
});

test('no call stands in the contract twice, and each value it names is one it takes', () => {
  expect(new Set(CALLS.map(keyOf)).size).toBe(CALLS.length);
  for (const call of CALLS) {
    const taken = [...pathNamesOf(call), ...fieldsOf(call.asks)];
    for (const name of Object.keys({ ...call.names, ...call.example }))
      expect(taken, `${keyOf(call)} ${name}`).toContain(name);
  }
});

onEachDatabase('the document', (open) => {
  test('has every route of the server, and no other', () => {
    const { routes } = open({ appPackage: true });
    const registered = routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${documentPathOf(path)}`);
    expect(documented.sort()).toEqual([...new Set(registered)].sort());
  });
});
