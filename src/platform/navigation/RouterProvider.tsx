import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { afterPaint } from '#components/loading/whenQuiet.ts';
import type { Router, RouterState } from './createRouter.ts';
import { RouteLocationProvider, toRouteLocation } from './routeLocation.ts';
import type { RouteObject } from './routeObject.ts';

const RouterContext = createContext<Router | undefined>(undefined);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider above it: render the component inside <App>.');
  return router;
}

export type RouterProviderProps<Route extends RouteObject> = {
  router: Router<Route>;
  children: (state: RouterState<Route>) => ReactNode;
};

/** Renders a frame later, so that the paint that answers the tap goes ahead; not as a transition, which takes longer. */
export function RouterProvider<Route extends RouteObject>({ router, children }: RouterProviderProps<Route>) {
  const [state, setState] = useState(router.getState);
  useLayoutEffect(() => {
    const follow = () => void afterPaint(() => setState(router.getState()));
    // It may have moved on since it was rendered.
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { route, location, params } = state;
  useLayoutEffect(() => router.markRendered(location), [router, location]);
  // The same object as long as the state is: every page reads it.
  const routeLocation = useMemo(() => toRouteLocation(route, location, params), [route, location, params]);

  return (
    <RouterContext value={router}>
      <RouteLocationProvider value={routeLocation}>{children(state)}</RouteLocationProvider>
    </RouterContext>
  );
}
