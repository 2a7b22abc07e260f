import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#components/testing/mount.tsx';
import { CoreProvider } from '#platform/core.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { ShareDialog } from './ShareDialog.tsx';

const SUBJECT = { kind: 'invite', path: '/register', title: '来晴屿，一起领钻石' } as const;

function open(withPoster: boolean) {
  const portal = openPortalOf7(() => ({ inviteCode: 'QY8826ABCD', link: '', invited: 0, rewarded: 0, list: [] }));
  mount(
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <ShareDialog subject={SUBJECT} withPoster={withPoster} open onClose={() => undefined} />
      </QueryClientProvider>
    </CoreProvider>,
  );
}

const named = (name: string) => page.getByRole('dialog', { name, exact: true });

test('分享海报 opens on the poster, and leads back to the other ways', async () => {
  open(true);
  await expect.element(named('分享海报')).toBeInTheDocument();
  expect(named('分享').query()).toBeNull();
  await expect.element(page.getByRole('img', { name: '来晴屿，一起领钻石的分享海报' })).toBeInTheDocument();
  await page.getByRole('button', { name: '返回' }).click();
  await expect.element(named('分享')).toBeInTheDocument();
});

test('分享 opens on the ways to hand something on', async () => {
  open(false);
  await expect.element(named('分享')).toBeInTheDocument();
  expect(named('分享海报').query()).toBeNull();
});
