import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pathTextSchema } from './primitives.ts';

it.each(['/', '/detail/1001', '/games/角色扮演?sort=2#top'])('keeps the in-app path %s', (path) => {
  expect(v.parse(pathTextSchema, path)).toBe(path);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example', 'welfare', '', 7, null])(
  'leads home instead of to %j',
  (path) => {
    expect(v.parse(pathTextSchema, path)).toBe('/');
  },
);
