import { QueryClientProvider } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { PortalProvider, type Portal } from './portal.ts';

type AppProps = {
  portal: Portal;
  router: ReturnType<typeof createBrowserRouter>;
};

/** The assembled portal. */
export function App({ portal, router }: AppProps) {
  return (
    <PortalProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalProvider>
  );
}
