import { expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { Image } from '#domain/primitives.ts';
import { createDraftPictures } from '../../drafts/draftPictures.ts';
import type { PreparedPicture } from './preparePicture.ts';
import { createUploadQueue, type UploadStatus } from './uploadQueue.ts';

const imageOf = (name: string): Image => ({ url: `/uploads/${name}`, thumb: `/uploads/${name}`, width: 4, height: 3 });

const file = (name: string) => new Blob([name]);

/** A queue whose uploads are answered by hand, in any order. */
function begin({ loggedIn = true, prepared }: { loggedIn?: boolean; prepared?: PreparedPicture } = {}) {
  const steps: string[] = [];
  const asked: { name: string; signal: AbortSignal; answer(image: Image): void; refuse(error: unknown): void }[] = [];
  const made: Blob[] = [];
  const store = createDraftPictures(
    () => undefined,
    () => 0,
  );
  const textOf = (status: UploadStatus) =>
    status.stage === 'failed' ? `${status.problem}${status.canRetry ? '（可重试）' : ''}` : status.stage;
  const queue = createUploadQueue({
    async prepare(blob) {
      made.push(blob);
      return prepared ?? { ok: true, blob };
    },
    store,
    async upload(picture, signal) {
      const name = await picture.text();
      return new Promise<Image>((answer, refuse) => asked.push({ name, signal, answer, refuse }));
    },
    canUpload: () => loggedIn,
    onProgress: (id, status) => void steps.push(`${id} ${textOf(status)}`),
  });
  const sent = async (count: number) => {
    await vi.waitFor(() => expect(asked).toHaveLength(count));
    return asked[count - 1];
  };
  return { queue, store, steps, asked, sent, made };
}

it('a picture is made ready, put by, sent', async () => {
  const { queue, store, steps, sent } = begin();
  queue.add('a', file('云'));
  (await sent(1))?.answer(imageOf('1'));
  await vi.waitFor(() => expect(steps).toEqual(['a preparing', 'a kept', 'a uploading', 'a uploaded']));
  expect(await (await store.get('a'))?.text()).toBe('云');
});

it('two at a time, the others in their order', async () => {
  const { queue, asked, sent } = begin();
  for (const id of ['a', 'b', 'c', 'd']) queue.add(id, file(id));
  await sent(2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked.map(({ name }) => name)).toEqual(['a', 'b']);
  asked[1]?.answer(imageOf('b'));
  await sent(3);
  asked[0]?.refuse(new Error('cut off'));
  await sent(4);
  expect(asked.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

it('a visitor’s picture stays on the device', async () => {
  const { queue, steps, asked } = begin({ loggedIn: false });
  queue.add('a', file('a'));
  await vi.waitFor(() => expect(steps).toEqual(['a preparing', 'a kept']));
  expect(asked).toEqual([]);
});

it('one put by earlier is sent without being chosen again; one that is lost says so', async () => {
  const { queue, store, steps, sent } = begin();
  await store.put('a', file('旧'));
  queue.resume('a');
  expect((await sent(1))?.name).toBe('旧');
  queue.resume('b');
  await vi.waitFor(() => expect(steps).toContain('b 图片已丢失，请重新添加'));
});

it.each([
  [new ApiError('network', '网络异常，请检查网络后重试'), '上传失败，请重试（可重试）'],
  [new ApiError('timeout', '请求超时'), '上传失败，请重试（可重试）'],
  [new ApiError('business', '操作太频繁，请稍后再试', { code: 1001 }), '操作太频繁，请稍后再试（可重试）'],
])('a failed upload %o says %s, and can be sent again', async (error, words) => {
  const { queue, steps, sent } = begin();
  queue.add('a', file('a'));
  (await sent(1))?.refuse(error);
  await vi.waitFor(() => expect(steps.at(-1)).toBe(`a ${words}`));
  queue.resume('a');
  (await sent(2))?.answer(imageOf('a'));
  await vi.waitFor(() => expect(steps.at(-1)).toBe('a uploaded'));
});

it('an upload that ended with the session waits to be sent again, without a word', async () => {
  const { queue, steps, sent } = begin();
  queue.add('a', file('a'));
  (await sent(1))?.refuse(new ApiError('cancelled', '请求已取消'));
  await vi.waitFor(() => expect(steps.at(-1)).toBe('a kept'));
  queue.resume('a');
  (await sent(2))?.answer(imageOf('1'));
  await vi.waitFor(() => expect(steps.at(-1)).toBe('a uploaded'));
});

it.each([
  ['kind', 'a 仅支持JPG、PNG、WEBP、GIF'],
  ['broken', 'a 图片已损坏，请换一张'],
  ['tooLarge', 'a 图片不能超过5MB'],
] as const)('a picture that is %s is not sent, and no further try would help', async (problem, words) => {
  const { queue, steps, asked } = begin({ prepared: { ok: false, problem } });
  queue.add('a', file('a'));
  await vi.waitFor(() => expect(steps).toEqual(['a preparing', words]));
  expect(asked).toEqual([]);
});

it('a dropped picture is cut off, told of no more, and makes room', async () => {
  const { queue, steps, asked, sent } = begin();
  for (const id of ['a', 'b', 'c']) queue.add(id, file(id));
  await sent(2);
  queue.drop('a');
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.refuse(new Error('aborted'));
  await sent(3);
  expect(steps.filter((step) => step.startsWith('a'))).toEqual(['a preparing', 'a kept', 'a uploading']);
  queue.drop('c');
  queue.add('d', file('d'));
  queue.drop('d');
});

it('closed, it sends nothing more', async () => {
  const { queue, asked, sent } = begin();
  for (const id of ['a', 'b', 'c']) queue.add(id, file(id));
  await sent(2);
  queue.close();
  for (const { refuse } of asked) refuse(new Error('aborted'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(asked).toHaveLength(2);
});

it('one that a page which went away has left unmade is made and sent', async () => {
  const { queue, store, steps, sent, made } = begin();
  store.source = async (id) => (id === 'a' ? file('原图') : undefined);
  queue.resume('a');
  (await sent(1))?.answer(imageOf('1'));
  await vi.waitFor(() => expect(steps).toEqual(['a preparing', 'a kept', 'a uploading', 'a uploaded']));
  expect(await made[0]?.text()).toBe('原图');
});

it('one dropped before its turn is not even made ready', async () => {
  const { queue, made, sent } = begin();
  for (const id of ['a', 'b', 'c']) queue.add(id, file(id));
  queue.drop('c');
  await sent(2);
  expect(await Promise.all(made.map((blob) => blob.text()))).toEqual(['a', 'b']);
});
