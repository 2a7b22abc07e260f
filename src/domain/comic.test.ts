import { describe, expect, test } from 'vitest';
import {
  chapterDoor,
  chapterSchema,
  comicSchema,
  finishesChapter,
  groupChapters,
  mergeProgress,
  noNextText,
  previewCount,
  readText,
  stateText,
  type Chapter,
  type Progress,
} from './comic.ts';
import * as v from 'valibot';

const NOW = 1000;

const chapter = (change: Partial<Chapter> = {}) => ({
  access: 2 as const,
  price: 30,
  unlocked: false,
  limitedUntil: undefined,
  ...change,
});

const progress = (change: Partial<Progress> = {}): Progress => ({
  bookId: 'b',
  cid: 'c1',
  no: 1,
  page: 1,
  offset: 0,
  pageCount: 8,
  finished: false,
  updateTime: 10,
  device: '',
  ...change,
});

describe('who may read a chapter', () => {
  test.each([
    ['free', chapter({ access: 0 }), false, { kind: 'open', because: 'free' }],
    ['for diamonds', chapter(), false, { kind: 'coin', price: 30 }],
    ['for diamonds, to a member', chapter(), true, { kind: 'coin', price: 30 }],
    ['for diamonds, its price unreadable', chapter({ price: null }), false, { kind: 'coin', price: null }],
    ['bought', chapter({ unlocked: true }), false, { kind: 'open', because: 'bought' }],
    ['for members', chapter({ access: 1 }), false, { kind: 'member' }],
    ['for members, to one', chapter({ access: 1 }), true, { kind: 'open', because: 'member' }],
    ['free until later', chapter({ limitedUntil: NOW + 1 }), false, { kind: 'open', because: 'limited' }],
    ['free until this moment', chapter({ limitedUntil: NOW }), false, { kind: 'coin', price: 30 }],
    [
      'bought, and free for now',
      chapter({ unlocked: true, limitedUntil: NOW + 1 }),
      false,
      { kind: 'open', because: 'bought' },
    ],
  ])('%s', (_name, given, member, door) => {
    expect(chapterDoor(given, member, NOW)).toEqual(door);
  });

  test('what the server says unreadably is paid, and without a price', () => {
    const read = v.parse(chapterSchema, { cid: 'c', no: 1, title: '', publishTime: 1, access: 'free', price: '0' });
    expect(chapterDoor(read, false, NOW)).toEqual({ kind: 'coin', price: null });
    expect(v.parse(comicSchema, { id: '1', title: '', cover: '' }).feeMark).toBe('coin');
  });

  test('counts that cannot be read are none', () => {
    const counts = { chapterTotal: 0, readCount: 0, subscribeCount: 0 };
    const unreadable = { chapterTotal: -1, readCount: '7', subscribeCount: null };
    for (const said of [{}, unreadable])
      expect(v.parse(comicSchema, { id: '1', title: '', cover: '', ...said })).toMatchObject(counts);
  });

  test('a preview never is the whole chapter', () => {
    expect([0, 1, 3, 4, 200].map(previewCount)).toEqual([0, 0, 0, 3, 3]);
  });
});

describe('progress', () => {
  test('the newer place wins, in either order; a tie stays', () => {
    const older = progress({ page: 3, updateTime: 10 });
    const newer = progress({ cid: 'c2', page: 7, updateTime: 11 });
    expect(mergeProgress(older, newer)).toBe(newer);
    expect(mergeProgress(newer, older)).toBe(newer);
    expect(mergeProgress(older, { ...older, page: 9 })).toMatchObject({ page: 3 });
  });

  test('a finished chapter stays finished while it is read again, another one does not become so', () => {
    const done = progress({ page: 8, finished: true, updateTime: 10 });
    expect(mergeProgress(done, progress({ page: 2, updateTime: 11 }))).toMatchObject({ page: 2, finished: true });
    expect(mergeProgress(done, progress({ cid: 'c2', updateTime: 11 }))).toMatchObject({ cid: 'c2', finished: false });
  });

  test('only an end card at least half seen finishes a chapter', () => {
    expect([0, 0.49, 0.5, 1].map(finishesChapter)).toEqual([false, false, true, true]);
  });
});

test('chapters come in groups of 50, also the other way round', () => {
  const chapters = Array.from({ length: 120 }, (_, index) => ({ no: index + 1 }));
  expect(groupChapters(chapters).map(({ label, chapters: { length } }) => [label, length])).toEqual([
    ['1-50', 50],
    ['51-100', 50],
    ['101-120', 20],
  ]);
  expect(groupChapters(chapters.toReversed())[0]).toMatchObject({ label: '120-71' });
  expect(groupChapters([])).toEqual([]);
});

test('what a book says of itself', () => {
  const lastChapter = { cid: 'c', no: 12, title: '', time: 0 };
  expect(stateText({ status: 0, lastChapter, chapterTotal: 12 })).toBe('更新至第12话');
  expect(stateText({ status: 1, lastChapter, chapterTotal: 24 })).toBe('已完结 · 共24话');
  expect(stateText({ status: 0, lastChapter: null, chapterTotal: 0 })).toBe('即将上线');
  expect(readText(undefined)).toBe('开始阅读');
  expect(readText({ no: 3 })).toBe('继续阅读 第3话');
});

test('what is said at the end of a book: it still appears, also while it is not known, or it is complete', () => {
  expect(noNextText({ status: 0 })).toBe('已经是最新一话');
  expect(noNextText(undefined)).toBe('已经是最新一话');
  expect(noNextText({ status: 1 })).toBe('全剧终');
});
