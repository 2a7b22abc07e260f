import {
  createPath,
  matchRoutes,
  parsePath,
  resolvePath,
  type Location,
  type Params,
  type Path,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import { mendPath } from '#domain/mendPath.ts';
import { paths } from '#domain/paths.ts';
import type { RouteObject } from './routeObject.ts';

export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export type RouterHistory = ReturnType<typeof createBrowserHistory>;

export type RouteMatch<Route = RouteObject> = { route: Route; params: Params };

export type LoaderArgs<Route = RouteObject> = RouteMatch<Route> & {
  location: Path;
  navigationType: NavigationType;
  isShown: boolean;
};

export type RouterOptions<Route = RouteObject> = {
  history: RouterHistory;
  match(pathname: string): RouteMatch<Route> | undefined;
  /** Resolves to a redirect, or to what is done instead of showing the page; rejects with what the error boundary shows. */
  loader(args: LoaderArgs<Route>): Promise<string | (() => Promise<void>) | undefined>;
  /** Asked at each step in history, while the page it belongs to is rendered: what it returns is done instead. */
  block?(): (() => void) | undefined;
  /** Asked at each step that is not blocked: true for a history entry that has no page, once it has been dealt with. */
  shouldSkip?(shown: Location): boolean;
  isPrerendered?: boolean;
};

export type RouterState<Route = RouteObject> = {
  location: Location;
  navigationType: NavigationType;
  /** The route shown; undefined until an unknown address has been redirected. */
  route: Route | undefined;
  params: Params;
  initialized: boolean;
  failure?: { error: unknown };
};

export type Router<Route = RouteObject> = ReturnType<typeof createRouter<Route>>;

/** A pop is at its history entry already; any other navigation makes one. */
type Navigation =
  | { navigationType: 'POP'; location: Location }
  | { navigationType: 'PUSH' | 'REPLACE'; location: Path; state?: unknown };

/** An address enters the history once its page has loaded. react-router's own data router would add 16 kB to a visit. */
export function createRouter<Route = RouteObject>(options: RouterOptions<Route>) {
  const { history, match, loader, block, shouldSkip, isPrerendered = false } = options;
  const matchAt = <At extends Path>(location: At) => {
    const { route, params = {} } = match(mendPath(location.pathname)) ?? {};
    return { location, route, params };
  };
  const store = createStore<RouterState<Route>>(() => ({
    ...matchAt(history.location),
    navigationType: 'POP',
    initialized: isPrerendered,
  }));
  let pending: { location: Path; navigationType: NavigationType; abort: () => void } | undefined;
  let renderedPath = history.location.pathname;
  let dismiss: (() => void) | undefined;

  /** A navigation that another one has aborted shows nothing when its page comes. */
  const start = (navigation: Navigation): Promise<void> => {
    pending?.abort();
    return new Promise((settle) => {
      const own = { location: navigation.location, navigationType: navigation.navigationType, abort: settle };
      pending = own;
      void load(navigation)
        .then((commit) => {
          if (pending !== own) return undefined;
          pending = undefined;
          return commit();
        })
        .finally(settle);
    });
  };

  const load = async (navigation: Navigation): Promise<() => Promise<void> | void> => {
    const { location, navigationType } = navigation;
    const pathname = mendPath(location.pathname);
    if (pathname !== location.pathname) return () => redirect(createPath({ ...location, pathname }), navigation);
    const found = match(pathname);
    const shown = store.getState();
    const isShown = shown.initialized && shown.location.pathname === location.pathname;
    try {
      const instead = found ? await loader({ ...found, location, navigationType, isShown }) : paths.home;
      if (typeof instead === 'string') return () => redirect(instead, navigation);
      return instead ?? (() => show(navigation));
    } catch (error) {
      return () => show(navigation, { error });
    }
  };

  const show = (navigation: Navigation, failure?: RouterState['failure']) => {
    const { navigationType } = navigation;
    if (navigationType === 'PUSH') history.push(navigation.location, navigation.state);
    if (navigationType === 'REPLACE') history.replace(navigation.location, navigation.state);
    // After Back the browser may be elsewhere by now, while it returns from a step that was blocked.
    const location = navigationType === 'POP' ? navigation.location : history.location;
    store.setState({ ...matchAt(location), navigationType, initialized: true, ...(failure && { failure }) }, true);
  };

  /** An address the browser shows already is replaced: kept in the history, Back would lead into it and out for ever. */
  const redirect = (path: string, { location, navigationType }: Navigation) => {
    const replaces = navigationType === 'REPLACE' || createPath(location) === createPath(history.location);
    return start({ location: resolve(path), navigationType: replaces ? 'REPLACE' : 'PUSH' });
  };

  const resolve = (to: string | Partial<Path>): Path => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return history.encodeLocation(resolvePath(path, history.location.pathname));
  };

  const abortLeaving = (): boolean => {
    const leaves = pending?.location.pathname !== store.getState().location.pathname;
    if (!pending || pending.navigationType === 'POP' || !leaves) return false;
    pending.abort();
    pending = undefined;
    return true;
  };

  const unlisten = history.listen(({ delta }) => {
    const dismissNow = dismiss;
    dismiss = undefined;
    // The browser is back at the blocked page: a layer that closes by its address would have changed another page's.
    if (dismissNow) return dismissNow();
    const blocker = block?.();
    if (blocker && delta && store.getState().location.pathname === renderedPath) {
      dismiss = abortLeaving() ? () => undefined : blocker;
      return history.go(-delta);
    }
    if (shouldSkip?.(store.getState().location)) return;
    void start({ location: history.location, navigationType: 'POP' });
  });

  if (!isPrerendered) void start({ location: history.location, navigationType: 'POP' });

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    history,
    pending: () => (store.getState().initialized && pending ? matchAt(pending.location) : undefined),
    /** Goes to an in-app path; the shown page stays until the next one is loaded. Fulfilled once it is shown or aborted. */
    navigate: (to: string | Partial<Path>, { replace = false, state }: { replace?: boolean; state?: unknown } = {}) =>
      start({ location: resolve(to), navigationType: replace ? 'REPLACE' : 'PUSH', state }),
    back: () => history.go(-1),
    /** Runs the loader of the shown location again: its guard, and code that failed to load. Aborts a pending navigation. */
    revalidate: () => {
      const { location } = history;
      return start({ location: resolve(location), navigationType: 'REPLACE', state: location.state });
    },
    /** To be called once a location has been rendered; until then an open layer is the former page's. */
    markRendered: ({ pathname }: Path) => {
      renderedPath = pathname;
    },
    dispose: () => {
      pending?.abort();
      pending = undefined;
      unlisten();
    },
  };
}

/** What a path begins with, which no route leaves open. */
const firstSegment = (path: string): string | undefined => path.split('/', 2)[1]?.toLowerCase();

export function createRouteMatcher<Route extends RouteObject>(routes: readonly Route[]) {
  const candidates = routes.map((route) => ({ path: route.path, handle: route }));
  return (pathname: string): (RouteMatch<Route> & { pathname: string }) | undefined => {
    // The library ranks all routes it is given on each call: 8 ms of a slow phone's tap where that is all of them.
    const near = candidates.filter(({ path }) => firstSegment(path) === firstSegment(pathname));
    const [match] = matchRoutes(near.length > 0 ? near : candidates, pathname) ?? [];
    return match && { route: match.route.handle, params: match.params, pathname: match.pathname };
  };
}
