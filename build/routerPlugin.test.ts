import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { routerPlugin } from './routerPlugin.ts';

const ID = '/node_modules/react-router/dist/index.mjs';

/** Every line the plugin knows. */
const ROUTER = `import * as React from 'react';
var ENABLE_DEV_WARNINGS = true;
function warning(cond, message) {
  if (!cond) console.warn(message);
}
var Context = React.createContext(null);
Context.displayName = "Context";
var known = new Set(["a"]);
export const matched = ENABLE_DEV_WARNINGS;
export const unused = () => [warning(false, 'never'), Context, known];`;

async function bundle(code: string, id = ID): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (source: string) => (source === 'react' ? { id: source, external: true } : id),
    load: () => code,
  };
  const built = await rolldown({ input: id, plugins: [entry, routerPlugin()] });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

test('marks what a bundler may drop', async () => {
  const code = await bundle(ROUTER);
  expect(code).toContain('ENABLE_DEV_WARNINGS = false');
  expect(code).toContain('@__PURE__ */ React.createContext');
  expect(code).not.toContain('displayName');
});

test('fails the build by a version of the router that a pattern no longer matches', async () => {
  const renamed = ROUTER.replaceAll('ENABLE_DEV_WARNINGS', 'IS_DEVELOPMENT');
  await expect(bundle(renamed)).rejects.toThrow('react-router has changed');
});

test('asks nothing of a build without the router', async () => {
  expect(await bundle('export const own = 1;', '/src/own.js')).toContain('own = 1');
});
