import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, nextFrame } from '#components/testing/mount.tsx';
import { locationAt } from '#platform/navigation/routeLocation.fixtures.ts';
import { RouteLocationProvider } from '#platform/navigation/routeLocation.ts';
import { CoreProvider } from '#platform/core.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { useOrderResult } from './useOrderResult.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => void vi.useRealTimers());

const order = (status: number) => ({
  orderId: 'o1',
  kind: 'coin',
  title: '300 钻石',
  payType: 'mock',
  priceFen: 3000,
  coin: 300,
  bonus: 20,
  status,
  createTime: 1_800_000_000_000,
  expireTime: 1_800_000_900_000,
});

const NOTHING_SEEN = {
  order: undefined as object | undefined,
  result: undefined as string | undefined,
  ask: () => undefined as void,
};

/** The result page of an order, whose status the test decides; `renders` counts how often it was rendered. */
function open(query = '') {
  const seen = { renders: 0, asked: 0, status: 0, ...NOTHING_SEEN };
  const portal = openPortalOf7((path) => {
    if (path.includes('order')) seen.asked += 1;
    return order(seen.status);
  });
  function Result() {
    const { order, result, ask } = useOrderResult();
    seen.renders += 1;
    Object.assign(seen, { order, result, ask });
    return null;
  }
  mount(
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <RouteLocationProvider value={locationAt(`/recharge?orderId=o1${query}`)}>
          <Result />
        </RouteLocationProvider>
      </QueryClientProvider>
    </CoreProvider>,
  );
  return seen;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it.each([
  ['paid', 1, ''],
  ['closed', 2, ''],
  ['cancelled', 0, '&result=cancel'],
])('an order that is %s is neither asked for nor renders any more', async (result, status, query) => {
  const seen = open(query);
  seen.status = status;
  await pass(6000);
  await expect.poll(() => seen.order && seen.result).toBe(result);
  // What its own last answer still has to draw comes by a timer, and then by a frame.
  await pass(1000);
  await nextFrame();
  const { renders, asked } = seen;
  await pass(60_000);
  expect([seen.renders, seen.asked]).toEqual([renders, asked]);
});

it('an order that waits is asked for a minute, whatever the clock says, and then when the person asks', async () => {
  const seen = open();
  await pass(10_000);
  vi.setSystemTime(Date.now() + 86_400_000);
  await pass(2000);
  expect(seen.result).toBe('confirming');
  await pass(60_000);
  await expect.poll(() => seen.result).toBe('unknown');
  expect(seen.asked).toBeGreaterThan(20);
  await pass(1000);
  await nextFrame();
  const { renders, asked } = seen;
  await pass(60_000);
  expect([seen.renders, seen.asked]).toEqual([renders, asked]);
  seen.status = 1;
  seen.ask();
  await pass(3000);
  await expect.poll(() => seen.result).toBe('paid');
});
