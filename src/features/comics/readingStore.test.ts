import { describe, expect, it } from 'vitest';
import type { Progress } from '#domain/comic.ts';
import { createSession } from '#platform/device/session.ts';
import { createStorage } from '#platform/device/storage.ts';
import { memoryArea } from '#app/testing.fixtures.ts';
import { person, positionIn } from './comics.fixtures.ts';
import { createReadingStore } from './readingStore.ts';

function begin(area: ReturnType<typeof memoryArea> = memoryArea()) {
  const storage = createStorage(() => area);
  const session = createSession(storage, 'https://portal.example/');
  const clock = { at: LATER };
  const store = createReadingStore({ storage, session, device: { now: () => clock.at } });
  const reading = {
    ...store,
    /** Writes a position when its time has come. */
    write(position: Progress) {
      clock.at = position.updateTime;
      const written = store.write(position);
      clock.at = LATER;
      return written;
    },
  };
  return { reading, session, area, clock };
}

const LATER = 1_000_000;
const DAY_MS = 86_400_000;

describe('reading store', () => {
  it('knows a position as soon as it is written, and after a restart', () => {
    const { reading, area } = begin();
    expect(reading.write(positionIn('1', 10))).toEqual(positionIn('1', 10));
    expect(reading.read('1')).toEqual(positionIn('1', 10));
    expect(begin(area).reading.read('1')).toEqual(positionIn('1', 10));
  });

  it('takes what is read later for newer, and what was finished stays finished', () => {
    const { reading } = begin();
    reading.write(positionIn('1', 20, { page: 7, finished: true }));
    expect(reading.read('1')).toMatchObject({ page: 7, finished: true });
    reading.write(positionIn('1', 30, { page: 1 }));
    expect(reading.read('1')).toMatchObject({ page: 1, finished: true });
  });

  it('takes what is read later for newer also when the clock was a day ahead before', () => {
    const { reading, area } = begin();
    reading.write(positionIn('1', LATER + DAY_MS, { page: 2 }));
    reading.write(positionIn('1', LATER, { page: 7 }));
    expect(begin(area).reading.read('1')).toMatchObject({ page: 7, updateTime: LATER });
  });

  it('takes a position of a clock that was ahead for read now, once, and not again at every start', () => {
    const { reading, area } = begin();
    reading.write(positionIn('1', LATER + DAY_MS));
    expect(begin(area).reading.read('1')?.updateTime).toBe(LATER);
    expect(JSON.parse(area.getItem('readProgress:guest') ?? '')).toMatchObject({ 1: { updateTime: LATER } });
  });

  it('keeps the positions another tab has written meanwhile', () => {
    const { reading, area } = begin();
    const other = begin(area);
    other.reading.write(positionIn('2', 10));
    reading.write(positionIn('1', 20));
    other.reading.remove(['2']);
    expect(
      begin(area)
        .reading.all()
        .map(({ bookId }) => bookId),
    ).toEqual(['1']);
  });

  it('belongs to who read: a logout and the next person see nothing of it', () => {
    const { reading, session } = begin();
    session.login(person('7'));
    reading.write(positionIn('1', 10));
    session.logout();
    expect(reading.all()).toEqual([]);
    session.login(person('8'));
    expect(reading.all()).toEqual([]);
    session.login(person('7'));
    expect(reading.all()).toHaveLength(1);
  });

  it('remembers 200 books and forgets the one opened longest ago', () => {
    const { reading } = begin();
    for (let book = 0; book <= 200; book += 1) reading.write(positionIn(String(book), book + 1));
    expect(reading.all()).toHaveLength(200);
    expect(reading.read('0')).toBeUndefined();
    expect(reading.all()[0]?.bookId).toBe('200');
  });

  it('writes nothing without a trace, and says so', () => {
    const { reading, area } = begin();
    reading.setNoTrace(true);
    expect(reading.write(positionIn('1', 10))).toBeUndefined();
    expect(reading.all()).toEqual([]);
    expect(begin(area).reading.getState().noTrace).toBe(true);
    reading.setNoTrace(false);
    expect(reading.write(positionIn('1', 10))).toBeDefined();
  });

  it('forgets some books, or all', () => {
    const { reading, area } = begin();
    for (const book of ['1', '2', '3']) reading.write(positionIn(book, Number(book)));
    reading.remove(['1', '3']);
    expect(reading.all().map(({ bookId }) => bookId)).toEqual(['2']);
    reading.clear();
    expect(area.getItem('readProgress:guest')).toBeNull();
  });

  it('reads around an entry that does not fit', () => {
    const area = memoryArea({ 'readProgress:guest': JSON.stringify({ 1: positionIn('1', 10), 2: { page: 'x' } }) });
    expect(begin(area).reading.all()).toEqual([positionIn('1', 10)]);
  });
});
