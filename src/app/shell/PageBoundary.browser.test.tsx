import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { CoreProvider } from '#platform/core.ts';
import { RouterProvider } from '#platform/navigation/RouterProvider.tsx';
import { openPortal } from '../portalOf7.fixtures.ts';
import { createPortalRouter } from '../routes/createPortalRouter.ts';
import { PageBoundary } from './PageBoundary.tsx';

function Broken(): never {
  throw new Error('the shell itself');
}

it('what stands in the place of a shell that threw counts as a page: responses are held no longer', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onPageShown = vi.fn();
  const onPageRendered = vi.fn();
  const core = { ...openPortal(() => ({})), onPageShown, onPageRendered };
  mount(
    <CoreProvider value={core}>
      <RouterProvider router={createPortalRouter(core, createMemoryHistory(), true)}>
        {({ location }) => (
          <PageBoundary location={location}>
            <Broken />
          </PageBoundary>
        )}
      </RouterProvider>
    </CoreProvider>,
  );
  expect(onPageShown).toHaveBeenCalled();
  expect(onPageRendered).not.toHaveBeenCalled();
});
