import { expect, test } from 'vitest';
import { genericDocumentPath, withParams } from './prerenderedPath.ts';

test.each([
  ['/detail/1005', '/detail/_'],
  ['/detail/1005/', '/detail/_'],
  ['/square', '/square'],
  ['/', '/'],
  ['/readbook/2003/12', '/readbook/2003/12'],
])('%s has its document under %s', (path, prerendered) => {
  expect(genericDocumentPath(path)).toBe(prerendered);
});

test.each([
  ['/api/v1/square/post/_', '/api/v1/square/post/p1214'],
  ['/api/v1/comic/_/chapters?page=1', '/api/v1/comic/p1214/chapters?page=1'],
  ['/api/v1/comment/list?id=_&order_by=1', '/api/v1/comment/list?id=p1214&order_by=1'],
  ['/api/v1/home_page', '/api/v1/home_page'],
])('%s becomes %s', (read, own) => {
  expect(withParams(read, '/post/p1214')).toBe(own);
});
