import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Router as LocationProvider } from 'react-router-dom';
import type { Router, RouterState } from './createRouter.ts';
import { RouterContextProvider } from './useRouter.ts';

export type RouterViewProps = {
  router: Router;
  /** Draws what stands at an address, around its page and all. */
  children: (state: RouterState) => ReactNode;
};

/** What stands where the router stands. An address is drawn in pieces, between which a tap or a key is answered. */
export function RouterView({ router, children }: RouterViewProps) {
  const [state, setState] = useState(router.getState);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.getState()));
    // It may have moved on since it was drawn.
    follow();
    return router.subscribe(follow);
  }, [router]);
  const navigator = useMemo(() => navigatorOf(router), [router]);

  return (
    <RouterContextProvider value={router}>
      <LocationProvider location={state.location} navigationType={state.way} navigator={navigator}>
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
