import { expect, it, vi } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { CoreProvider } from '#platform/core.ts';
import { RouterContextProvider } from '#platform/navigation/useRouter.ts';
import type { Router } from '#platform/navigation/createRouter.ts';
import { openPortal } from '../portalOf7.fixtures.ts';
import { PageBoundary } from './PageBoundary.tsx';

function Broken(): never {
  throw new Error('the shell itself');
}

it('what stands in the place of a shell that threw counts as a page: responses are held no longer', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onPageShown = vi.fn();
  const onPageRendered = vi.fn();
  mount(
    <CoreProvider value={{ ...openPortal(() => ({})), onPageShown, onPageRendered }}>
      <RouterContextProvider value={{} as Router}>
        <PageBoundary location={{ pathname: '/', search: '', hash: '', state: null, key: '' }}>
          <Broken />
        </PageBoundary>
      </RouterContextProvider>
    </CoreProvider>,
  );
  expect(onPageShown).toHaveBeenCalled();
  expect(onPageRendered).not.toHaveBeenCalled();
});
