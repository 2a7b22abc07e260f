import { expect, test } from 'vitest';
import { ruleOf, type RequestRule } from './requestRule.ts';

const ORIGIN = 'https://portal.example';

const get = (path: string, mode: RequestMode = 'cors'): RequestRule =>
  ruleOf({ method: 'GET', mode, url: new URL(path, ORIGIN).href }, ORIGIN);
const visit = (path: string): RequestRule => get(path, 'navigate');

test.each([
  '/',
  '/games/rpg?keyword=x',
  '/detail/1002',
  '/api-news',
  '/no/such/page',
  '/post/p1214.',
  '/post/p1.快来',
  '/%',
])('a visit to %s opens a document', (path) => {
  expect(visit(path)).toBe('document');
});

test.each([
  '/api/order/pay?token=1',
  '/api',
  '/files/games/1001/1?signature=x',
  '/uploads/a.webp',
  '/dev/sms',
  '/healthz',
  '/logo.svg',
  '/files/portal.apk',
])('a visit to %s is the browser’s own affair', (path) => expect(visit(path)).toBe('none'));

test('code and styles are assets, the images of the offline error page fallbacks; no other image is cached', () => {
  expect(get('/assets/index-1a2b.js')).toBe('asset');
  expect(get('/assets/index-1a2b.css', 'no-cors')).toBe('asset');
  expect(get('/demo/empty/error.svg', 'no-cors')).toBe('fallback');
  expect(get('/demo/games/cloud-train/cover.webp', 'no-cors')).toBe('none');
  expect(get('/sw.js')).toBe('none');
});

test.each(['/api/v1/home', '/files/games/1001/1', '/uploads/a.webp', '/dev/sms', '/healthz'])(
  '%s never passes the worker',
  (path) => {
    expect(get(path)).toBe('none');
  },
);

test('what is sent, and what is asked of another origin, never passes it either', () => {
  expect(ruleOf({ method: 'POST', mode: 'navigate', url: `${ORIGIN}/games` }, ORIGIN)).toBe('none');
  expect(ruleOf({ method: 'HEAD', mode: 'cors', url: `${ORIGIN}/assets/index-1a2b.js` }, ORIGIN)).toBe('none');
  expect(get('https://stranger.example/assets/index-1a2b.js')).toBe('none');
  expect(visit('https://portal.example:8443/')).toBe('none');
});
