import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['business@example.com', 'first.last+portal@mail.example.co'])('%s', (value) => {
  expect(isEmail(value)).toBe(true);
});

it.each([
  '',
  'business',
  '@example.com',
  'a@b',
  'a@b.c?cc=d@e.f',
  'a@b.c,d@e.f',
  'a b@c.d',
  'a@b.c\n',
  '<a@b.c>',
  `${'a'.repeat(250)}@b.cd`,
])('not %j', (value) => {
  expect(isEmail(value)).toBe(false);
});
