import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#components/testing/mount.tsx';
import { CoreProvider } from '#platform/core.ts';
import { openPortal } from '#app/portalOf7.fixtures.ts';
import { useShare } from './useShare.tsx';

function Sharing() {
  const { share, dialog } = useShare();
  const shareOf = (title: string) => () => share({ kind: 'comic', path: `/bookinfo/${title}`, title });
  return (
    <>
      <button type="button" onClick={shareOf('一')} />
      <button type="button" onClick={shareOf('二')} />
      {dialog}
    </>
  );
}

const sheet = () => document.querySelector('[data-layer][data-state="open"]');

test('a sheet opened again says nothing of what was copied before', async () => {
  const portal = openPortal(() => null);
  const { container } = mount(
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <Sharing />
      </QueryClientProvider>
    </CoreProvider>,
  );
  const [one, other] = container.querySelectorAll('button');
  one?.click();
  await expect.poll(() => sheet()?.textContent).toContain('一');
  sheet()?.querySelector('ul')?.querySelector('button')?.click();
  await expect.poll(() => sheet()?.querySelector('[role=status]')?.textContent).toBe('复制成功');
  await userEvent.keyboard('{Escape}');
  await expect.poll(sheet).toBeNull();
  other?.click();
  await expect.poll(() => sheet()?.textContent).toContain('二');
  expect(sheet()?.querySelector('[role=status]')?.textContent?.trim()).toBe('');
});
