import { QueryClientProvider } from '@tanstack/react-query';
import { CoreProvider, type Core } from '#platform/core.ts';
import type { Router } from '#platform/navigation/createRouter.ts';
import { RouterProvider } from '#platform/navigation/RouterProvider.tsx';
import type { AppRoute } from './routes/routeTable.ts';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { PortalLinks } from './shell/PortalLinks.tsx';
import { Shell, ShellFallback } from './shell/Shell.tsx';

type AppProps = {
  portal: Core;
  router: Router<AppRoute>;
};

export function App({ portal, router }: AppProps) {
  return (
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <RouterProvider router={router}>
          {(state) =>
            state.initialized ? (
              <PortalLinks>
                <PageBoundary location={state.location}>
                  <Shell {...state} />
                </PageBoundary>
              </PortalLinks>
            ) : (
              <ShellFallback />
            )
          }
        </RouterProvider>
      </QueryClientProvider>
    </CoreProvider>
  );
}
