import {
  createPath,
  NavigationType,
  parsePath,
  resolvePath,
  type Location,
  type Params,
  type Path,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { mendPath } from '#domain/mendPath.ts';
import { paths } from '#domain/paths.ts';
import type { RouteObject } from './routeObject.ts';

/** The browser's history, or another of its kind: in the hash, in memory. */
export type RouterHistory = ReturnType<typeof createBrowserHistory>;

/** What an address leads to. */
export type RouteMatch = { route: RouteObject; params: Params };

/** Somebody is about to stand at a page. */
export type LoaderArgs = RouteMatch & {
  location: Path;
  way: NavigationType;
  /** It is the page shown: nothing but the query changes. */
  isShown: boolean;
};

export type RouterOptions = {
  history: RouterHistory;
  /** The page of an address; unknown ones lead home. */
  match(pathname: string): RouteMatch | undefined;
  /**
   * Makes ready what stands at an address (its guard, its code). Resolves to a path where the way leads instead, or to
   * what is done instead of showing the page; rejects with what the page's place then tells of.
   */
  enter(arrival: LoaderArgs): Promise<string | (() => Promise<void>) | undefined>;
  /**
   * Asked at each step in history: what it gives is done instead of the step. What holds it up stands on the page that is
   * drawn: a page on its way from there is called off first, and once another has been shown it holds up nothing.
   */
  block?(): (() => void) | undefined;
  /** Asked at each step that is not held up: true where no page stands, and where it has been led on already. */
  shouldSkip?(shown: Location): boolean;
  /** The page that begins the visit stands already: it was drawn into the document. */
  isDrawn?: boolean;
};

export type RouterState = {
  location: Location;
  /** How the location was come to. */
  way: NavigationType;
  /** The route shown; undefined for the moment before an unknown address has led elsewhere. */
  route: RouteObject | undefined;
  params: Params;
  /** Whether a page has been entered; until then there is none to show. */
  initialized: boolean;
  /** Why the page could not be entered. */
  failure?: { error: unknown };
};

export type NavigateOptions = {
  /** The present entry of the history gives up its place. */
  replace?: boolean;
  /** Stays with the entry of the history. */
  state?: unknown;
};

export type Router = Pick<StoreApi<RouterState>, 'getState' | 'subscribe'> & {
  history: RouterHistory;
  /** The address being gone to, while its page is on the way. */
  pending(): Path | undefined;
  /** Goes to an in-app address, the shown page standing until its own is there; fulfilled once shown or given up. */
  navigate(to: string | Partial<Path>, options?: NavigateOptions): Promise<void>;
  /** Back in history. */
  back(): void;
  /** Enters the shown address once more: its guard is asked, code that did not come too. Any way being gone is given up. */
  revalidate(): Promise<void>;
  /** Told once what stands at an address has been drawn; until then what is open is the former page's. */
  drew(location: Path): void;
  /** Lets go of the history. */
  dispose(): void;
};

/** A step of the history stands at a place of it already; any other makes one. */
type Step =
  | { way: NavigationType.Pop; location: Location }
  | { way: NavigationType.Push | NavigationType.Replace; location: Path; state?: unknown };

/**
 * Leads from page to page: an address is taken into the history when its page is there to be shown. Stands in the place
 * of the data router of react-router, of which a portal with one level of routes and a cache of its own for answers
 * would use a tenth, and every first visit load 16 kB more; matching, locations and histories are the library's.
 */
export function createRouter({ history, match, enter, block, shouldSkip, isDrawn = false }: RouterOptions): Router {
  const standingAt = (location: Location) => {
    const { route, params = {} } = match(mendPath(location.pathname)) ?? {};
    return { location, route, params };
  };
  const store = createStore<RouterState>(() => ({
    ...standingAt(history.location),
    way: NavigationType.Pop,
    initialized: isDrawn,
  }));
  let underWay: { location: Path; way: NavigationType; giveUp: () => void } | undefined;
  let drawnPath = history.location.pathname;
  let dismiss: (() => void) | undefined;

  /** What has come by when nobody goes that way any longer is not shown. */
  const take = (step: Step): Promise<void> => {
    underWay?.giveUp();
    return new Promise((settle) => {
      const own = { location: step.location, way: step.way, giveUp: settle };
      underWay = own;
      void arriveAt(step)
        .then((arrived) => {
          if (underWay !== own) return undefined;
          underWay = undefined;
          return arrived();
        })
        .finally(settle);
    });
  };

  /** What is to be done once the page of a step is there, has failed, or is known to be elsewhere. */
  const arriveAt = async (step: Step): Promise<() => Promise<void> | void> => {
    const { location, way } = step;
    const pathname = mendPath(location.pathname);
    if (pathname !== location.pathname) return () => leadTo(createPath({ ...location, pathname }), step);
    const found = match(pathname);
    const shown = store.getState();
    const isShown = shown.initialized && shown.location.pathname === location.pathname;
    try {
      const instead = found ? await enter({ ...found, location, way, isShown }) : paths.home;
      if (typeof instead === 'string') return () => leadTo(instead, step);
      return instead ?? (() => show(step));
    } catch (error) {
      return () => show(step, { error });
    }
  };

  const show = (step: Step, failure?: RouterState['failure']) => {
    if (step.way === NavigationType.Push) history.push(step.location, step.state);
    if (step.way === NavigationType.Replace) history.replace(step.location, step.state);
    // After Back the browser may be elsewhere by now, on its way back from a step held up.
    const location = step.way === NavigationType.Pop ? step.location : history.location;
    store.setState(
      { ...standingAt(location), way: step.way, initialized: true, ...(failure ? { failure } : {}) },
      true,
    );
  };

  /**
   * Leads on from an address. One the browser shows already (at the start, after Back or Forward) gives up its place in
   * history: kept there, Back would lead into it and out again for ever.
   */
  const leadTo = (path: string, { location, way }: Step) => {
    const gives = way === NavigationType.Replace || createPath(location) === createPath(history.location);
    return take({ location: resolve(path), way: gives ? NavigationType.Replace : NavigationType.Push });
  };

  const resolve = (to: string | Partial<Path>): Path => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return history.encodeLocation(resolvePath(path, history.location.pathname));
  };

  /** Gives up a page on its way from the one shown; false where none is. */
  const callOff = (): boolean => {
    const leads = underWay?.location.pathname !== store.getState().location.pathname;
    if (!underWay || underWay.way === NavigationType.Pop || !leads) return false;
    underWay.giveUp();
    underWay = undefined;
    return true;
  };

  const unlisten = history.listen(({ delta }) => {
    const dismissNow = dismiss;
    dismiss = undefined;
    // The browser is back where it was kept: a layer that closes by its address would have changed another page's.
    if (dismissNow) return dismissNow();
    const held = block?.();
    if (held && delta && store.getState().location.pathname === drawnPath) {
      dismiss = callOff() ? () => undefined : held;
      return history.go(-delta);
    }
    if (shouldSkip?.(store.getState().location)) return;
    void take({ location: history.location, way: NavigationType.Pop });
  });

  if (!isDrawn) void take({ location: history.location, way: NavigationType.Pop });

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    history,
    pending: () => (store.getState().initialized ? underWay?.location : undefined),
    navigate: (to, { replace = false, state } = {}) =>
      take({ location: resolve(to), way: replace ? NavigationType.Replace : NavigationType.Push, state }),
    back: () => history.go(-1),
    revalidate: () =>
      take({ location: resolve(history.location), way: NavigationType.Replace, state: history.location.state }),
    drew: ({ pathname }) => {
      drawnPath = pathname;
    },
    dispose: () => {
      underWay?.giveUp();
      underWay = undefined;
      unlisten();
    },
  };
}
