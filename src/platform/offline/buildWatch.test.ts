import { expect, onTestFinished, test, vi } from 'vitest';
import { BUILD_HEADER } from '#domain/build.ts';
import { createBuildWatch, type WatchedPage } from './buildWatch.ts';

const answerOf = (build?: string) =>
  new Response('{}', build === undefined ? {} : { headers: { [BUILD_HEADER]: build } });

/** A page of build `old`, whose server answers as given. */
function openPage(page: Partial<WatchedPage> = {}) {
  const reload = vi.fn(() => true);
  const answers: (string | undefined)[] = [];
  const watch = createBuildWatch({ build: () => 'old', isTouched: () => false, reload, ...page });
  const ask = watch.watched(() => Promise.resolve(answerOf(answers.shift())));
  return { watch, reload, ask: (build?: string) => (answers.push(build), ask('/api/x')) };
}

const LONG_MS = 60_000;

/** Whether a promise is still open after all that could settle it has run. */
async function isOpen(promise: Promise<unknown>): Promise<boolean> {
  const later = new Promise((resolve) => setTimeout(resolve, 0, 'open'));
  return (await Promise.race([promise, later])) === 'open';
}

test('the same build, or a server that names none, changes nothing', async () => {
  const { watch, reload, ask } = openPage();
  expect(await (await ask('old')).text()).toBe('{}');
  expect(await (await ask()).text()).toBe('{}');
  expect([watch.isOutdated(), reload.mock.calls.length]).toEqual([false, 0]);
});

test('a page opened old and untouched is loaded anew once, and sees no answer of the new server', async () => {
  const { watch, reload, ask } = openPage();
  const answers = [ask('new'), ask('new')];
  expect(await Promise.all(answers.map(isOpen))).toEqual([true, true]);
  expect([watch.isOutdated(), reload.mock.calls.length]).toEqual([true, 1]);
});

test('a page that just was loaded anew, or was touched, goes on with what there is', async () => {
  const circling = openPage({ reload: () => false });
  expect((await circling.ask('new')).ok).toBe(true);
  const touched = openPage({ isTouched: () => true });
  expect((await touched.ask('new')).ok).toBe(true);
  expect([touched.watch.isOutdated(), touched.reload.mock.calls.length]).toEqual([true, 0]);
});

test('a page that grows old while it is open is never loaded anew under the reader', async () => {
  const { watch, reload, ask } = openPage();
  await ask('old');
  expect((await ask('new')).ok).toBe(true);
  expect([watch.isOutdated(), reload.mock.calls.length]).toEqual([true, 0]);
  await ask('old');
  expect(watch.isOutdated()).toBe(false);
});

test('in development, where the document names no build, nothing is outdated', async () => {
  const { watch, reload, ask } = openPage({ build: () => undefined });
  expect((await ask('new')).ok).toBe(true);
  expect([watch.isOutdated(), reload.mock.calls.length]).toEqual([false, 0]);
});

test('nothing that is being sent is cut off; what is only asked for may be', async () => {
  const { watch } = openPage();
  const ends: (() => void)[] = [];
  const send = watch.watched(() => new Promise((resolve) => ends.push(() => resolve(answerOf()))));
  void send('/api/list');
  expect(await watch.whenWritesSettle(LONG_MS)).toBe(true);
  void send('/api/buy', { method: 'POST' });
  const settled = watch.whenWritesSettle(LONG_MS);
  expect(await isOpen(settled)).toBe(true);
  ends[1]?.();
  expect(await settled).toBe(true);
});

test('what hangs while it is sent is not waited for without end', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { watch } = openPage();
  void watch.watched(() => new Promise(() => undefined))('/api/upload', { method: 'POST' });
  const settled = watch.whenWritesSettle(1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await settled).toBe(false);
});

test('a call that fails fails as without the watch, and holds nothing up', async () => {
  const { watch } = openPage();
  const send = watch.watched(() => Promise.reject(new TypeError('no network')));
  await expect(send('/api/buy', { method: 'POST' })).rejects.toThrow('no network');
  expect(await watch.whenWritesSettle(LONG_MS)).toBe(true);
});
