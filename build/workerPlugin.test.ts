import { expect, test } from 'vitest';
import { buildOf } from '#domain/build.ts';
import { buildIdOf } from './workerPlugin.ts';

test('a build is named by its files and its page alone', () => {
  const id = buildIdOf(['assets/a-1.js', 'assets/b-2.css'], '<title>x</title>');
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(buildIdOf(['assets/b-2.css', 'assets/a-1.js'], '<title>x</title>')).toBe(id);
  expect(buildIdOf(['assets/a-1.js', 'assets/b-3.css'], '<title>x</title>')).not.toBe(id);
  expect(buildIdOf(['assets/a-1.js', 'assets/b-2.css'], '<title>y</title>')).not.toBe(id);
  expect(buildIdOf(['assets/a-1.js', 'assets/b-2.css'], '<title>x</title>', 'ask()')).not.toBe(id);
});

test('a document tells its build, and what is no document of the portal tells none', () => {
  expect(buildOf('<head>\n    <meta name="build" content="1a2b3c">\n')).toBe('1a2b3c');
  expect(buildOf('<h1>Welcome to the hotel</h1>')).toBeUndefined();
});
