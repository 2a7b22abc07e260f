import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { CoreProvider } from '../core.ts';
import { useIdempotentMutation, type IdempotentMutationOptions } from './useIdempotentMutation.ts';

type Options = IdempotentMutationOptions<string, string>;

function TestButton(options: Options) {
  const { isPending, pending, mutate } = useIdempotentMutation(options);
  return (
    <button type="button" data-pending={pending} onClick={() => void mutate('g1')}>
      {isPending ? '领取中' : '领取'}
    </button>
  );
}

/** A page with one button; an answer is given by hand. */
async function begin(given: Partial<Options> = {}, core = openPortalOf7(() => null)) {
  core.device.newId = () => crypto.randomUUID();
  const answers: { resolve: (result: string) => void; reject: (error: Error) => void }[] = [];
  const send = vi.fn((_: string, _requestId: string) => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  const onSuccess = vi.fn();
  const onSettled = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <CoreProvider value={core}>
      <QueryClientProvider client={core.queryClient}>
        <TestButton
          keyOf={(id) => [`gift:${id}`]}
          send={send}
          onSuccess={onSuccess}
          onSettled={onSettled}
          noRepeatOf="领取"
          {...given}
        />
      </QueryClientProvider>
    </CoreProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await vi.waitFor(() => expect(container.querySelector('button')).not.toBeNull());
  const button = () => container.querySelector('button');
  const settled = (times: number) =>
    vi.waitFor(() => {
      expect(onSettled).toHaveBeenCalledTimes(times);
      expect(button()?.textContent).toBe('领取');
    });
  const tap = async () => {
    const sent = send.mock.calls.length;
    button()?.click();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(sent + 1));
  };
  const toasts = () => core.toasts.getSnapshot().map(({ text }) => text);
  const idsOf = () => send.mock.calls.map(([, requestId]) => requestId);
  return { core, button, send, answers, onSuccess, settled, tap, toasts, idsOf };
}

test('ten taps are one call, pending until what follows it has ended', async () => {
  const follows = Promise.withResolvers<void>();
  const { button, send, answers, settled } = await begin({ onSuccess: () => follows.promise });
  for (let tap = 0; tap < 10; tap += 1) button()?.click();
  await vi.waitFor(() => expect(button()?.dataset['pending']).toBe('g1'));
  answers[0]?.resolve('done');
  button()?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(button()?.textContent).toBe('领取中');
  follows.resolve();
  await settled(1);
  expect(send).toHaveBeenCalledOnce();
});

test('a lost answer is told of once, and the retry is sent under the same key; a final answer releases it', async () => {
  const { answers, onSuccess, settled, tap, toasts, idsOf } = await begin();
  await tap();
  answers[0]?.reject(new ApiError('timeout', '请求超时'));
  await settled(1);
  expect(toasts()).toEqual(['网络异常，请重试（不会重复领取）']);
  await tap();
  answers[1]?.resolve('done');
  await settled(2);
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(onSuccess.mock.calls[0]?.slice(0, 2)).toEqual(['done', 'g1']);
  await tap();
  const [first, second, third] = idsOf();
  expect([second === first, third === first]).toEqual([true, false]);
});

test('a refusal is told in the server’s words, or by the caller, and the next try is another write', async () => {
  const onRefused = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
  const { answers, settled, tap, toasts, idsOf } = await begin({ onRefused });
  const refused = new ApiError('business', '已领完', { code: 1300 });
  await tap();
  answers[0]?.reject(refused);
  await settled(1);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(refused, 'g1');
  expect(toasts()).toEqual([]);
  await tap();
  answers[1]?.reject(refused);
  await settled(2);
  expect(toasts()).toEqual(['已领完']);
  expect(new Set(idsOf()).size).toBe(2);
});

test('too much haste is no final answer: the retry is sent under the same key', async () => {
  const { answers, settled, tap, idsOf } = await begin();
  await tap();
  answers[0]?.reject(new ApiError('business', '操作太频繁', { code: 1002 }));
  await settled(1);
  await tap();
  const [first, second] = idsOf();
  expect(second).toBe(first);
});

test('an answer to a former session reaches neither the page nor a toast', async () => {
  const answer = Promise.withResolvers<Response>();
  const core = openPortalOf7(() => answer.promise);
  const send = vi.fn(async (id: string, requestId: string) => (await core.api.gifts.claim(id, requestId)).id);
  const { button, onSuccess, settled, toasts } = await begin({ send }, core);
  button()?.click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  core.session.logout();
  answer.resolve(Response.json({ code: 1300, msg: '已领完', data: null }));
  await settled(1);
  expect(onSuccess).not.toHaveBeenCalled();
  expect(toasts()).toEqual([]);
});
