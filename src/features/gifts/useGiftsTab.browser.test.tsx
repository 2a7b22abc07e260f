import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { CoreProvider } from '#platform/core.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { useGiftsTab } from './useGiftsTab.ts';

const pack = (id: string) => ({
  id,
  appID: '1002',
  gameName: '星海拾荒者',
  icon: '/demo/rewards/gift.svg',
  title: '周年补给箱',
  content: '钻头 ×1',
  total: 10,
  left: 5,
  startTime: 0,
  endTime: 9_000_000_000_000,
  claimed: false,
});

/** The page at an address, with what the server has in each tab. */
function open(query: string, packs: Record<string, readonly unknown[]>) {
  const seen: { tab?: ReturnType<typeof useGiftsTab>; empty: boolean } = { empty: false };
  const asked: string[] = [];
  const portal = openPortalOf7((_, asking) => {
    const state = asking.get('state') ?? '';
    asked.push(state);
    return packs[state] ?? [];
  });
  function Gifts() {
    const tab = useGiftsTab(new URLSearchParams(query));
    seen.tab = tab;
    seen.empty ||= tab.gifts.state === 'ready' && tab.gifts.value.length === 0;
    return null;
  }
  mount(
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <Gifts />
      </QueryClientProvider>
    </CoreProvider>,
  );
  return { seen, asked };
}

test('with nothing claimed the page opens on what can be claimed, and shows no empty tab before', async () => {
  const { seen } = open('', { available: [pack('g1')] });
  await expect
    .poll(() => seen.tab)
    .toMatchObject({ state: 'available', gifts: { state: 'ready', value: [{ id: 'g1' }] } });
  expect(seen.empty).toBe(false);
});

test('with nothing in either it says so', async () => {
  const { seen } = open('', {});
  await expect.poll(() => seen.tab).toMatchObject({ state: 'claimed', gifts: { state: 'ready', value: [] } });
});

test.each([
  ['what was claimed stands first where there is any', '', { claimed: [pack('g1')], available: [pack('g2')] }],
  ['a tab that is named is shown, empty as it may be', 'tab=claimed', { available: [pack('g2')] }],
  ['who comes to redeem a code stays where its pack will be', 'redeem=', { available: [pack('g2')] }],
])('%s', async (_, query, packs) => {
  const { seen, asked } = open(query, packs);
  await expect.poll(() => seen.tab?.gifts.state).toBe('ready');
  expect({ asked, state: seen.tab?.state }).toEqual({ asked: ['claimed'], state: 'claimed' });
});
