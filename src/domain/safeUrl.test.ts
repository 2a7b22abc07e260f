import { describe, expect, it } from 'vitest';
import { isSafeId, safeDownloadUrl, safeImageUrl, safeLinkUrl, safeReturnPath } from './safeUrl.ts';

const origin = 'https://portal.example';

describe('safeDownloadUrl (spec §5: must begin with http)', () => {
  it.each(['http://cdn.example/a.apk', 'https://cdn.example/a.apk?x=1'])('%s is opened', (url) =>
    expect(safeDownloadUrl(url)).toBe(url),
  );
  it.each([
    'httpx://bad.example/pkg',
    'http',
    'http:',
    'http:/x',
    'http:javascript:alert(1)',
    'javascript:alert(1)',
    'ftp://x/y',
    ' https://x/y',
    'https://user:pass@x/y',
    '//x/y',
    '/files/a.apk',
    'https://',
    'https://x/\u0000y',
    'data:text/html,x',
    '',
  ])('%j is abandoned', (url) => expect(safeDownloadUrl(url)).toBeUndefined());
});

describe('safeReturnPath', () => {
  it.each(['/detail/1002', '/games/rpg?keyword=a#b', '/profile?pop=1'])('%s is gone back to', (path) => {
    expect(safeReturnPath(path, origin)).toBe(path);
  });
  it.each([
    null,
    '',
    'detail',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?redirect=/x',
    '/Register',
    '/other',
    '/a\n//evil.example',
    '/\t/evil.example',
    '/..//evil.example',
  ])('%j is not', (path) => expect(safeReturnPath(path, origin)).toBeUndefined());
  it.each([
    'https://evil.example/',
    'HTTPS://evil.example',
    'https:evil.example',
    'https:/evil.example',
    '///evil.example',
    '////evil.example/%2f..',
    '\\/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/%2F/evil.example/..//',
    '//evil.example@portal',
    '//portal@evil.example',
    '/\u2028/evil.example',
    '%2F%2Fevil.example',
    '%68ttps://evil.example',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://evil.example/1',
    '//evil。example',
    '/login?redirect=/login',
    '/LOGIN',
    '/register',
    '/register?redirect=/login',
    '/other?redirect=//evil.example',
    '/login/../login',
  ])('%j leads neither off the portal nor back to login', (path) => {
    const led = new URL(safeReturnPath(path, origin) ?? '/', origin);
    expect(led.origin).toBe(origin);
    expect(led.pathname).not.toMatch(/^\/(login|register|other)\b/i);
  });
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
