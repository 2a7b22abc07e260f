import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Order, PayInfo } from '#domain/order.ts';
import { CoreProvider } from '#platform/core.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { useCheckout } from './useCheckout.ts';

const payInfo = (requestId: string, status: Order['status'] = 0): PayInfo => ({
  order: { orderId: requestId, status } as Order,
  payUrl: `https://cashier.example/${requestId}`,
});

type Send = (order: { productId: string }, requestId: string) => Promise<PayInfo | undefined>;

function Paying({ send }: { send: Send }) {
  const [productId, choose] = useState('coin-60');
  const { checkOut, paying } = useCheckout<{ productId: string }>({ nameOf: () => 'pay', send });
  return (
    <>
      <button type="button" disabled={paying} onClick={() => checkOut({ productId })}>
        {paying ? '提交中…' : '立即支付'}
      </button>
      <button type="button" onClick={() => choose('coin-300')}>
        换一个
      </button>
    </>
  );
}

/** A page whose way to the cashier leads nowhere: the document stays. */
function begin(send = vi.fn<Send>(async (_, requestId) => payInfo(requestId))) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const portal = openPortalOf7(() => null);
  let ids = 0;
  portal.device.newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  portal.device.replaceLocation = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <Paying send={send} />
      </QueryClientProvider>
    </CoreProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.useRealTimers();
  });
  const pay = () => container.querySelector('button');
  const leave = async (times: number) => {
    await vi.waitFor(() => expect(pay()?.disabled).toBe(false));
    pay()?.click();
    await vi.waitFor(() => expect(portal.device.replaceLocation).toHaveBeenCalledTimes(times));
    await vi.waitFor(() => expect(pay()?.textContent).toBe('提交中…'));
  };
  return {
    pay,
    send,
    leave,
    choose: () => container.querySelectorAll('button')[1]?.click(),
    idsOf: () => send.mock.calls.map(([, id]) => id),
  };
}

const BACK: readonly [string, () => unknown][] = [
  ['the page is shown again', () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['some seconds pass', () => vi.advanceTimersByTimeAsync(6000)],
];

test.each(BACK)('who was not led to the cashier can pay again when %s, with the same order', async (_, comeBack) => {
  const { pay, leave, send, idsOf } = begin();
  await leave(1);
  pay()?.click();
  expect(send).toHaveBeenCalledOnce();
  await comeBack();
  await vi.waitFor(() => expect(pay()?.textContent).toBe('立即支付'));
  await leave(2);
  expect(new Set(idsOf()).size).toBe(1);
  expect(idsOf()).toHaveLength(2);
});

test('before that the button stays busy, so that nothing is sent twice', async () => {
  const { pay, leave, send } = begin();
  await leave(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(pay()?.textContent).toBe('提交中…');
  expect(send).toHaveBeenCalledOnce();
});

test('another package is another order', async () => {
  const { leave, choose, idsOf } = begin();
  await leave(1);
  await vi.advanceTimersByTimeAsync(6000);
  choose();
  await leave(2);
  expect(new Set(idsOf()).size).toBe(2);
});

test('an order paid or closed meanwhile is not gone on with: the wish is a new one', async () => {
  const settled = new Set<string>();
  const { leave, idsOf } = begin(
    vi.fn<Send>(async (_, requestId) => payInfo(requestId, settled.has(requestId) ? 1 : 0)),
  );
  await leave(1);
  settled.add(idsOf()[0] ?? '');
  await vi.advanceTimersByTimeAsync(6000);
  await leave(2);
  const [first, again, next] = idsOf();
  expect([again === first, next === first]).toEqual([true, false]);
});
