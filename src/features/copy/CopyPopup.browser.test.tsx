import { useEffect, useEffectEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '#components/testing/mount.tsx';
import { CoreProvider } from '#platform/core.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { CopyPopup, manualCopyOf } from './CopyPopup.tsx';
import { useCopy } from './useCopy.ts';

function Copying() {
  const copy = useCopy();
  const begin = useEffectEvent(() => copy('QY8826'));
  useEffect(() => begin(), []);
  return <CopyPopup />;
}

const sheet = () => document.querySelector('[data-layer][data-state="open"]');

function copyBy(copy: () => Promise<void>) {
  const portal = openPortalOf7(() => null);
  const world = { ...portal, device: { ...portal.device, copy }, log: { warn: vi.fn() } };
  mount(
    <CoreProvider value={world}>
      <Copying />
    </CoreProvider>,
  );
  return { ...world, manualCopy: manualCopyOf(world) };
}

test('what was copied is said, and nothing opens', async () => {
  const { toasts, manualCopy } = copyBy(() => Promise.resolve());
  await expect.poll(() => toasts.getSnapshot().map(({ text }) => text)).toEqual(['复制成功']);
  expect(manualCopy.getState().open).toBe(false);
});

test('what the browser does not copy is logged and shown selected, until it is closed', async () => {
  const { log, toasts, manualCopy } = copyBy(() => Promise.reject(new Error('refused')));
  await expect.poll(() => sheet()?.querySelector('textarea')?.value).toBe('QY8826');
  expect(log.warn).toHaveBeenCalledExactlyOnceWith('Copying failed: Error: refused');
  expect(toasts.getSnapshot()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => manualCopy.getState().open).toBe(false);
  await expect.poll(sheet).toBeNull();
});
