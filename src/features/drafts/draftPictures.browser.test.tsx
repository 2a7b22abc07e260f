import { beforeEach, expect, test } from 'vitest';
import { createDraftPictures, KEPT_MS } from './draftPictures.ts';

const begin = (at = 1000) =>
  createDraftPictures(
    () => indexedDB,
    () => at,
  );

const picture = (text: string) => new Blob([text], { type: 'image/webp' });

beforeEach(async () => {
  await new Promise((resolve) => (indexedDB.deleteDatabase('drafts').onsuccess = resolve));
});

test('a picture is there after a restart, byte for byte and with its type', async () => {
  expect(await begin().put('a', picture('云'))).toBe(true);
  const found = await begin().get('a');
  expect(found?.type).toBe('image/webp');
  expect(await found?.text()).toBe('云');
  expect(await begin().get('b')).toBeUndefined();
});

test('removed pictures are gone, the others stay', async () => {
  const pictures = begin();
  await Promise.all(['a', 'b', 'c'].map((id) => pictures.put(id, picture(id))));
  await pictures.remove(['a', 'c', 'unknown']);
  expect(await Promise.all(['a', 'b', 'c'].map(async (id) => (await begin().get(id))?.text()))).toEqual([
    undefined,
    'b',
    undefined,
  ]);
});

test('one still being made is waited for, and is never kept once it is removed', async () => {
  const pictures = begin();
  const [a, b] = [Promise.withResolvers<Blob>(), Promise.withResolvers<Blob>()];
  const kept = [
    pictures.put('a', a.promise),
    pictures.put('b', b.promise),
    pictures.put('c', Promise.resolve(undefined)),
  ];
  const found = pictures.get('a');
  await pictures.remove(['b']);
  a.resolve(picture('a'));
  b.resolve(picture('b'));
  expect(await Promise.all(kept)).toEqual([true, false, false]);
  expect(await (await found)?.text()).toBe('a');
  expect(await Promise.all(['a', 'b', 'c'].map(async (id) => (await begin().get(id))?.text()))).toEqual([
    'a',
    undefined,
    undefined,
  ]);
});

test('what a picture is made of is there until it is made, for a page that went away before', async () => {
  const never = new Promise<Blob>(() => undefined);
  const [made, refused] = [Promise.withResolvers<Blob>(), Promise.withResolvers<undefined>()];
  const pictures = begin();
  void pictures.put('a', never, picture('原图'));
  const kept = [
    pictures.put('b', made.promise, picture('b原图')),
    pictures.put('c', refused.promise, picture('c原图')),
  ];
  const next = begin();
  await expect.poll(async () => (await next.source('a'))?.text()).toBe('原图');
  expect(await next.get('a')).toBeUndefined();
  made.resolve(picture('b'));
  refused.resolve(undefined);
  expect(await Promise.all(kept)).toEqual([true, false]);
  expect(await Promise.all(['b', 'c'].map((id) => next.source(id)))).toEqual([undefined, undefined]);
  expect(await (await next.get('b'))?.text()).toBe('b');
  await next.remove(['a']);
  expect(await next.source('a')).toBeUndefined();
});

test('pictures nobody came back for are dropped at a later start', async () => {
  await begin(1000).put('old', picture('旧'));
  await begin(1001).put('younger', picture('新'));
  const later = begin(1000 + KEPT_MS);
  expect(await later.get('old')).toBeUndefined();
  expect(await later.get('younger')).toBeDefined();
});

test('another tab may take the database away in between', async () => {
  const pictures = begin();
  await pictures.put('a', picture('云'));
  await new Promise((resolve) => (indexedDB.deleteDatabase('drafts').onsuccess = resolve));
  expect(await pictures.put('b', picture('b'))).toBe(true);
  expect(await (await pictures.get('b'))?.text()).toBe('b');
});

test.each([
  ['missing', () => undefined],
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('pictures live in memory where IndexedDB is %s', async (_, factory) => {
  const pictures = createDraftPictures(factory, () => 1000);
  expect(await pictures.put('a', picture('云'))).toBe(false);
  expect(await (await pictures.get('a'))?.text()).toBe('云');
  await pictures.remove(['a']);
  expect(await pictures.get('a')).toBeUndefined();
});

test('a picture lives in memory where the database takes none, as in a private window of WebKit', async () => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function refuse(this: IDBObjectStore, value: unknown) {
    put.call(this, value);
    // The second of one key is refused.
    return this.add(value);
  };
  try {
    const pictures = begin();
    // A promise that is left to fail fails the run.
    expect(await pictures.put('a', picture('云'))).toBe(false);
    expect(await (await pictures.get('a'))?.text()).toBe('云');
  } finally {
    IDBObjectStore.prototype.put = put;
  }
});
