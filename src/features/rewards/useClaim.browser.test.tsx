import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { coinReward, vipDaysReward, type Reward } from '#domain/reward.ts';
import { CoreProvider } from '#platform/core.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { useClaim } from './useClaim.ts';

const CHAPTER = ['7', 'chapter', 'b1', 'c1'];

function Claiming({ reward, onDone }: { reward: Reward; onDone: () => void }) {
  const { mutate } = useClaim({ keyOf: () => ['redeem'], send: async () => ({ reward }), onSuccess: onDone });
  return (
    <button type="button" onClick={() => void mutate(undefined)}>
      领取
    </button>
  );
}

test.each([
  [vipDaysReward(7), true],
  [coinReward(50), false],
])('a claim that brought %o makes a locked chapter be refetched: %j', async (reward, refetched) => {
  const portal = openPortalOf7(() => null);
  portal.queryClient.setQueryData(CHAPTER, { previewOnly: true });
  const onDone = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <Claiming reward={reward} onDone={onDone} />
      </QueryClientProvider>
    </CoreProvider>,
  );
  await vi.waitFor(() => expect(container.querySelector('button')).not.toBeNull());
  container.querySelector('button')?.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(portal.queryClient.getQueryState(CHAPTER)?.isInvalidated).toBe(refetched);
  root.unmount();
  container.remove();
});
