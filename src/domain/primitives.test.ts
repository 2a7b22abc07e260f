import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pathTextSchema, pictureTextSchema } from './primitives.ts';

it.each(['/', '/detail/1001', '/games/角色扮演?sort=2#top'])('keeps the in-app path %s', (path) => {
  expect(v.parse(pathTextSchema, path)).toBe(path);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'welfare',
  '',
  7,
  null,
])('leads home instead of to %j', (path) => {
  expect(v.parse(pathTextSchema, path)).toBe('/');
});

it.each(['/demo/avatars/22.webp', '/uploads/a.png?w=2'])('shows the picture %s', (address) => {
  expect(v.parse(pictureTextSchema, address)).toBe(address);
});

it.each([
  'https://evil.example/pixel.gif',
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://evil.example/1',
  'https://portal.invalid/x',
  'https:evil.example',
  'a.png',
  '',
])('shows the placeholder instead of %j', (address) => {
  expect(v.parse(pictureTextSchema, address)).toBe('');
});
