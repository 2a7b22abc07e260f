import { describe, expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { pathSegment } from './pathSegment.ts';
import { resolveAddress } from './resolveAddress.ts';

const base = { origin: 'https://portal.test', baseURL: '/api' };

describe('resolveAddress', () => {
  test('tracks by the address without query, and shows the path alone', () => {
    expect(resolveAddress('/user/x', base, { keyword: '山' })).toEqual({
      href: 'https://portal.test/api/user/x?keyword=%E5%B1%B1',
      key: 'https://portal.test/api/user/x',
      label: '/api/user/x',
      own: true,
    });
  });

  test('an outside address is shown with its host and without its query', () => {
    expect(resolveAddress('https://cdn.test/a?secret=1', base)).toMatchObject({
      label: 'https://cdn.test/a',
      own: false,
    });
  });

  test('an API on another host is our own', () => {
    const elsewhere = { origin: 'https://portal.test', baseURL: 'https://api.test/api' };
    expect(resolveAddress('/user/x', elsewhere)).toMatchObject({
      href: 'https://api.test/api/user/x',
      label: '/api/user/x',
      own: true,
    });
  });

  test.each([
    '/user/../../admin',
    '/api/../admin',
    '/%2e%2e/%2e%2e/admin',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
  ])('%s is refused', (path) => {
    expect(() => resolveAddress(path, base)).toThrow(ApiError);
  });

  test.each(['//evil.test/x', '/\\evil.test/x', '\\\\evil.test', 'evil.test/x', '@evil.test/x', ':80/x'])(
    '%s stays under our base',
    (path) => {
      expect(resolveAddress(path, base).href).toMatch(/^https:\/\/portal\.test\/api\//);
    },
  );
});

describe('resolveAddress under a base that is the whole host', () => {
  test.each(['//evil.test/x', '/\\evil.test/x'])('%s does not name another host', (path) => {
    expect(() => resolveAddress(path, { origin: 'https://portal.test', baseURL: '/' })).toThrow(ApiError);
  });
});

describe('pathSegment', () => {
  test.each(['1002', 'star-scavenger', 'A_b-9'])('%s stands as it is', (id) => {
    expect(pathSegment(id)).toBe(id);
  });

  test.each(['', '..', '../admin', 'a/b', 'a?b', 'a#b', '%2e%2e', 'a b', '山海', 'x'.repeat(65)])(
    '%j is refused',
    (id) => {
      expect(() => pathSegment(id)).toThrow(ApiError);
    },
  );
});
