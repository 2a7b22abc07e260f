import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { ReadingPosition } from '#api/comics.ts';
import type { Progress } from '#domain/comic.ts';
import { createSession } from '#platform/device/session.ts';
import { createStorage } from '#platform/device/storage.ts';
import { memoryArea } from '#app/testing.fixtures.ts';
import { person, positionIn } from './comics.fixtures.ts';
import { createReadingStore } from './readingStore.ts';
import { sendVisitorReading } from './sendVisitorReading.ts';

function begin(area: ReturnType<typeof memoryArea> = memoryArea()) {
  const storage = createStorage(() => area);
  const session = createSession(storage, 'https://portal.example/');
  const clock = { at: 1000 };
  const store = createReadingStore({ storage, session, device: { now: () => clock.at } });
  const reading = {
    ...store,
    write(position: Progress) {
      clock.at = position.updateTime;
      store.write(position);
      clock.at = 1000;
    },
  };
  const mergeProgress = vi.fn<(items: readonly ReadingPosition[]) => Promise<[]>>(() => Promise.resolve([]));
  const queryClient = new QueryClient();
  const start = () =>
    sendVisitorReading({
      api: { comics: { mergeProgress } },
      session,
      storage,
      queryClient,
      reading: store,
    });
  return { area, session, reading, mergeProgress, queryClient, start };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a visitor's reading", () => {
  it('goes to whoever logs in: newest position first, and the visitor has none left', async () => {
    const { session, reading, mergeProgress, start, area } = begin();
    start();
    session.login(person('7'));
    reading.write(positionIn('1', 50, { page: 5 }));
    session.logout();
    reading.write(positionIn('1', 20, { page: 2 }));
    reading.write(positionIn('2', 30));
    expect(mergeProgress).not.toHaveBeenCalled();
    session.login(person('7'));
    expect(reading.read('1')?.page).toBe(5);
    expect(reading.read('2')?.updateTime).toBe(30);
    expect(mergeProgress).toHaveBeenCalledOnce();
    expect(mergeProgress.mock.lastCall?.[0].map(({ cid, updateTime }) => [cid, updateTime])).toEqual([
      ['1-1', 50],
      ['2-1', 30],
    ]);
    await settled();
    expect(area.getItem('readProgress:guest')).toBeNull();
    expect(area.getItem('readingUnsent:7')).toBeNull();
  });

  it('costs no call when there is none', () => {
    const { session, mergeProgress, start } = begin();
    start();
    session.login(person('7'));
    expect(mergeProgress).not.toHaveBeenCalled();
  });

  it('is sent at the next start when it could not be sent, and never to somebody else', async () => {
    const first = begin();
    first.start();
    first.reading.write(positionIn('1', 10));
    first.mergeProgress.mockRejectedValueOnce(new ApiError('network', '网络异常'));
    first.session.login(person('7'));
    await settled();
    first.session.logout();
    first.session.login(person('8'));
    expect(first.mergeProgress).toHaveBeenCalledOnce();
    first.session.login(person('7'));

    const next = begin(first.area);
    next.start();
    expect(next.mergeProgress).toHaveBeenCalledOnce();
    await settled();
    expect(next.area.getItem('readingUnsent:7')).toBeNull();
  });

  it('makes what is cached with positions be refetched', async () => {
    const { session, reading, queryClient, start } = begin();
    start();
    reading.write(positionIn('1', 10));
    queryClient.setQueryData(['7', 'comic', '1'], {});
    session.login(person('7'));
    await settled();
    expect(queryClient.getQueryState(['7', 'comic', '1'])?.isInvalidated).toBe(true);
  });
});
