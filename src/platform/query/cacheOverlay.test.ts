import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createCacheOverlay } from './cacheOverlay.ts';

/** A question whose answers come when they are let go. */
function begin() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const patches = createCacheOverlay(client);
  const waiting: ((answer: number) => void)[] = [];
  const question = queryOptions({
    queryKey: ['7', 'balance'],
    queryFn: () => new Promise<number>((resolve) => waiting.push(resolve)),
  });
  const ask = () => client.query({ ...question, staleTime: 0 });
  return {
    client,
    patches,
    question,
    ask,
    answer: (value: number) => waiting.shift()?.(value),
    read: () => client.getQueryData(question.queryKey),
  };
}

it('what a write has changed outlives the answer to an older question, and gives way to that of a newer one', async () => {
  const { patches, question, ask, answer, read } = begin();
  const older = ask();
  patches.write(question, () => 40);
  expect(read()).toBe(40);
  answer(100);
  await older;
  expect(read()).toBe(40);
  const newer = ask();
  answer(55);
  await newer;
  expect(read()).toBe(55);
});

it('changes what an older answer brings as it would have changed what stood there', async () => {
  const { client, patches, question, ask, answer, read } = begin();
  client.setQueryData(question.queryKey, 10);
  const older = ask();
  patches.write(question, (former) => former && former - 1);
  expect(read()).toBe(9);
  answer(20);
  await older;
  expect(read()).toBe(19);
});

it('what nobody has asked for is not made up', () => {
  const { patches, question, read } = begin();
  patches.write(question, (former) => former && former - 1);
  expect(read()).toBeUndefined();
});

it('an answer that was doubted while it was under way is asked for again by the next who wants it', async () => {
  const { client, question, ask, answer } = begin();
  const older = ask();
  await client.invalidateQueries({ queryKey: question.queryKey, refetchType: 'none' });
  answer(100);
  await older;
  expect(client.getQueryState(question.queryKey)?.isInvalidated).toBe(true);
  const newer = ask();
  answer(40);
  await newer;
  expect(client.getQueryState(question.queryKey)?.isInvalidated).toBe(false);
});
