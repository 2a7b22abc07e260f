import { expect, test } from 'vitest';
import { mendPath, namedId } from './mendPath.ts';

test.each([
  ['/post/p1214，快来看', '/post/p1214'],
  ['/post/p1214%EF%BC%8C%E5%BF%AB%E6%9D%A5%E7%9C%8B', '/post/p1214'],
  ['/post/p1214%E5%BF', '/post/p1214'],
  ['/post/p1214%', '/post/p1214'],
  ['/post/p1214！/吧', '/post/p1214'],
  ['/post/p1214.', '/post/p1214'],
  ['/post/p1214)', '/post/p1214'],
  ['/post/p1214%20look', '/post/p1214'],
  ['/post/p1214%2F..', '/post/p1214'],
  ['/post/p1214：https://portal.example/', '/post/p1214'],
  ['/readbook/2003/2003-1。', '/readbook/2003/2003-1'],
  ['/readbook/2003，好看/2003-1', '/readbook/2003'],
  ['/games/rpg”', '/games/rpg'],
  ['/download，快下载', '/download'],
  ['/post/%E5%BF', '/post/'],
  ['/%', '/'],
  ['/detail/%E5%BF', '/detail/'],
  ['//evil.example/x', '/evil'],
])('%s is mended to %s', (path, mended) => {
  expect(mendPath(path)).toBe(mended);
  expect(mendPath(mended)).toBe(mended);
});

test.each([
  '/',
  '/square',
  '/post/p1214',
  '/post/p1214/',
  '/readbook/2003/2003-1',
  '/%67ames',
  '/nowhere/a_b-C',
  '//square',
  // Nothing of ours is in it: its page says that there is no such thing.
  '/detail/%E6%B8%B8',
  '/detail/..%2f..%2fuser',
  '/快来看',
])('%s stays as it is', (path) => {
  expect(mendPath(path)).toBe(path);
});

test.each([
  ['c12', 'c12'],
  ['c12，快来看', 'c12'],
  ['a_B-9 看', 'a_B-9'],
  ['，', '，'],
  ['', ''],
  [null, null],
])('%j names the id %j', (text, id) => {
  expect(namedId(text)).toBe(id);
});
