import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSession } from '#platform/device/session.ts';
import { createStorage } from '#platform/device/storage.ts';
import { memoryArea } from '#app/testing.fixtures.ts';
import { person } from './comics.fixtures.ts';
import { createChapterSaver, createProgressSaver } from './useReaderProgress.ts';
import { createReadingStore } from './readingStore.ts';

function setUp() {
  const deps = { store: vi.fn(), send: vi.fn() };
  return { ...deps, saver: createProgressSaver(deps) };
}

describe('createProgressSaver', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stores at most once a second however fast somebody scrolls, and always the last position', () => {
    const { saver, store, send } = setUp();
    for (let step = 1; step <= 600; step += 1) {
      saver.move({ page: 1 + Math.floor(step / 60), offset: (step % 60) / 60 });
      vi.advanceTimersByTime(1000 / 60);
    }
    expect(store.mock.calls.length).toBeLessThanOrEqual(10);
    expect(send.mock.calls.length).toBeLessThanOrEqual(2);
    vi.advanceTimersByTime(5000);
    expect(store).toHaveBeenLastCalledWith({ page: 11, offset: 0, finished: false });
    expect(send).toHaveBeenLastCalledWith({ page: 11, offset: 0, finished: false });
  });

  it('saves on leaving what is not saved yet, once', () => {
    const { saver, store, send } = setUp();
    saver.move({ page: 7, offset: 0.5 });
    saver.flush();
    saver.flush();
    vi.advanceTimersByTime(10_000);
    expect(store).toHaveBeenCalledExactlyOnceWith({ page: 7, offset: 0.5, finished: false });
    expect(send).toHaveBeenCalledOnce();
  });

  it('saves nothing of who has been nowhere', () => {
    const { saver, store } = setUp();
    saver.flush();
    expect(store).not.toHaveBeenCalled();
  });

  it('does not take a finish back when somebody scrolls up again', () => {
    const { saver, store } = setUp();
    saver.finish();
    saver.move({ page: 2, offset: 0.1 });
    saver.flush();
    expect(store).toHaveBeenLastCalledWith({ page: 2, offset: 0.1, finished: true });
  });
});

const CHAPTER = { bookId: '1', cid: '11', no: 1, pageCount: 9 };
const POSITION = { page: 4, offset: 0 };

function begin(uid: string) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const storage = createStorage(memoryArea);
  const session = createSession(storage, 'https://portal.example/');
  if (uid !== '') session.login(person(uid));
  const reading = createReadingStore({ storage, session, device: { now: () => 100 } });
  const saveProgress = vi.fn(() => Promise.resolve(null));
  const deps = {
    api: { comics: { saveProgress } },
    log: { warn: vi.fn() },
    queryClient: new QueryClient(),
    reading,
    session,
  };
  const saver = createChapterSaver(deps, CHAPTER, uid);
  return { saver, session, reading, saveProgress };
}

describe('createChapterSaver', () => {
  it('a position saved after its reader has gone is still theirs, and neither a visitor’s nor the next one’s', () => {
    const { saver, session, reading, saveProgress } = begin('7');
    saver.move(POSITION);
    session.logout();
    saver.flush();
    expect(reading.all()).toEqual([]);
    expect(reading.adopt('8')).toBe(false);
    session.login(person('8'));
    vi.runAllTimers();
    expect(reading.all()).toEqual([]);
    expect(saveProgress).not.toHaveBeenCalled();
    session.login(person('7'));
    expect(reading.read('1')).toMatchObject(POSITION);
  });

  it('a visitor’s position goes along to who logs in', () => {
    const { saver, session, reading, saveProgress } = begin('');
    saver.move(POSITION);
    session.login(person('7'));
    saver.flush();
    expect(reading.read('1')).toMatchObject(POSITION);
    expect(saveProgress).toHaveBeenCalledOnce();
  });
});
