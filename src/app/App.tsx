import { QueryClientProvider } from '@tanstack/react-query';
import type { Router, RouterState } from '#platform/navigation/createRouter.ts';
import { RouterProvider } from '#platform/navigation/RouterProvider.tsx';
import { CoreProvider, type Core } from '#platform/core.ts';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { Shell } from './shell/Shell.tsx';
import { ShellFallback } from './shell/ShellFallback.tsx';

type AppProps = {
  portal: Core;
  router: Router;
};

/** The assembled portal. */
export function App({ portal, router }: AppProps) {
  return (
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <RouterProvider router={router}>{drawAt}</RouterProvider>
      </QueryClientProvider>
    </CoreProvider>
  );
}

const drawAt = (state: RouterState) =>
  state.initialized ? (
    <PageBoundary location={state.location}>
      <Shell {...state} />
    </PageBoundary>
  ) : (
    <ShellFallback />
  );
