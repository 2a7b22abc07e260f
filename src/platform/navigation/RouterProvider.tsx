import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Router as LocationProvider } from 'react-router-dom';
import { afterPaint } from '#components/loading/whenQuiet.ts';
import type { Router, RouterState } from './createRouter.ts';
import { RouterContextProvider } from './useRouter.ts';

export type RouterProviderProps = {
  router: Router;
  /** Draws what stands at an address, around its page and all. */
  children: (state: RouterState) => ReactNode;
};

/**
 * What stands where the router stands. The paint goes first that answers the tap; then the page is drawn in one go. Drawn
 * in pieces it would take longer, and the page's own answers would come in between and be waited for as well.
 */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [state, setState] = useState(router.getState);
  useLayoutEffect(() => {
    const follow = () => void afterPaint(() => setState(router.getState()));
    // It may have moved on since it was drawn.
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { location } = state;
  useLayoutEffect(() => router.drew(location), [router, location]);
  const navigator = useMemo(() => navigatorOf(router), [router]);

  return (
    <RouterContextProvider value={router}>
      <LocationProvider location={location} navigationType={state.way} navigator={navigator}>
        {children(state)}
      </LocationProvider>
    </RouterContextProvider>
  );
}

/** The library's own links and hooks take the same way as the portal's. */
const navigatorOf = ({ history, navigate }: Router) => ({
  createHref: history.createHref,
  go: history.go,
  push: (to: Parameters<Router['navigate']>[0], state?: unknown) => void navigate(to, { state }),
  replace: (to: Parameters<Router['navigate']>[0], state?: unknown) => void navigate(to, { replace: true, state }),
});
