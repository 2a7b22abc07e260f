import { describe, expect, it } from 'vitest';
import { isSafeId, safeDownloadUrl, safeImageUrl, safeLinkUrl, safeReturnPath } from './safeUrl.ts';

const origin = 'https://portal.example';

describe('safeDownloadUrl (spec §5: must begin with http)', () => {
  it.each(['http://cdn.example/a.apk', 'https://cdn.example/a.apk?x=1'])('%s is opened', (url) => expect(safeDownloadUrl(url)).toBe(url));
  it.each([
    'httpx://bad.example/pkg', 'http', 'http:', 'http:/x', 'http:javascript:alert(1)', 'javascript:alert(1)', 'ftp://x/y',
    ' https://x/y', 'https://user:pass@x/y', '//x/y', '/files/a.apk', 'https://', 'https://x/\u0000y', 'data:text/html,x', '',
  ])('%j is abandoned', (url) => expect(safeDownloadUrl(url)).toBeUndefined());
});

describe('safeReturnPath', () => {
  it.each(['/detail/1002', '/games/rpg?keyword=a#b', '/profile?pop=1'])('%s is gone back to', (path) => {
    expect(safeReturnPath(path, origin)).toBe(path);
  });
  it.each([
    null, '', 'detail', '//evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example', 'javascript:alert(1)',
    '/login', '/login?redirect=/x', '/Register', '/other', '/a\n//evil.example', '/\t/evil.example', '/..//evil.example',
  ])('%j is not', (path) => expect(safeReturnPath(path, origin)).toBeUndefined());
});

it('links may be http(s) or of our own origin', () => {
  expect(safeLinkUrl('/api/v1/pay/mock/1', origin)).toBe(`${origin}/api/v1/pay/mock/1`);
  expect(safeLinkUrl('https://chat.example/x', origin)).toBe('https://chat.example/x');
  expect(safeLinkUrl('javascript:alert(1)', origin)).toBeUndefined();
});

it('pictures come from our own origin or a media host', () => {
  expect(safeImageUrl('/demo/a.webp', origin)).toBe(`${origin}/demo/a.webp`);
  expect(safeImageUrl('https://media.example/a.webp', origin, ['media.example'])).toBe('https://media.example/a.webp');
  expect(safeImageUrl('https://evil.example/a.webp', origin)).toBeUndefined();
  expect(safeImageUrl('data:image/svg+xml,x', origin)).toBeUndefined();
});

it('route parameters are plain ids', () => {
  expect(['1001', 'a_B-9'].every(isSafeId)).toBe(true);
  expect(['', '..', 'a/b', 'a%2e', 'a?b', 'x'.repeat(65), undefined].some(isSafeId)).toBe(false);
});
