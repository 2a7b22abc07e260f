import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSession } from '#platform/device/session.ts';
import { createStorage } from '#platform/device/storage.ts';
import { memoryArea } from '#app/testing.fixtures.ts';
import { person } from './comics.fixtures.ts';
import { createReaderProgress } from './readerProgress.ts';
import { createReadingStore } from './readingStore.ts';

const CHAPTER = { bookId: '1', cid: '11', no: 1, pageCount: 9 };
const PLACE = { page: 4, offset: 0 };

function begin(uid: string) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const storage = createStorage(memoryArea);
  const session = createSession(storage, 'https://portal.example/');
  if (uid !== '') session.login(person(uid));
  const reading = createReadingStore(storage, session, { now: () => 100 });
  const saveProgress = vi.fn(() => Promise.resolve(null));
  const world = {
    api: { comics: { saveProgress } },
    log: { warn: vi.fn() },
    queryClient: new QueryClient(),
    reading,
    session,
  };
  const saver = createReaderProgress(world, CHAPTER, uid);
  return { saver, session, reading, saveProgress };
}

it('a place saved after its reader has gone is still theirs, and neither a visitor’s nor the next one’s', () => {
  const { saver, session, reading, saveProgress } = begin('7');
  saver.move(PLACE);
  session.logout();
  saver.flush();
  expect(reading.all()).toEqual([]);
  expect(reading.adopt('8')).toBe(false);
  session.login(person('8'));
  vi.runAllTimers();
  expect(reading.all()).toEqual([]);
  expect(saveProgress).not.toHaveBeenCalled();
  session.login(person('7'));
  expect(reading.read('1')).toMatchObject(PLACE);
});

it('a visitor’s place goes along to who logs in', () => {
  const { saver, session, reading, saveProgress } = begin('');
  saver.move(PLACE);
  session.login(person('7'));
  saver.flush();
  expect(reading.read('1')).toMatchObject(PLACE);
  expect(saveProgress).toHaveBeenCalledOnce();
});
