import type { Query, QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/createApi.ts';
import { runInSeparateTasks } from '#components/loading/whenQuiet.ts';
import { isLoggedIn } from '#domain/account.ts';
import { queryContextOf } from '../query/queryFactory.ts';
import type { SessionStore } from '../device/session.ts';
import { buildWatch } from '../offline/buildWatch.ts';
import type { RouteMatch } from './createRouter.ts';
import { preloadRoute } from './routeModules.ts';
import { mayEnter, type PrefetchQuery, type RouteObject } from './routeObject.ts';

type Cancel = () => void;

export type Prefetch = ReturnType<typeof createPrefetch>;

type Deps = {
  api: Api;
  session: SessionStore;
  queryClient: QueryClient;
  /** Whether the next navigation loads a new document, for which nothing requested here is of use. */
  isOutdated?: () => boolean;
};

/** The one way anything is requested before a page waits for it: past no guard, and cancelled where no page uses it. */
export function createPrefetch({ isOutdated = buildWatch.isOutdated, ...deps }: Deps) {
  const { session, queryClient } = deps;
  const owners = createOwners(queryClient);
  const isOpen = (route: RouteObject) => mayEnter(route, isLoggedIn(session.getState().account));
  const queriesOf = ({ route, params }: RouteMatch, search: string) =>
    route.prefetch?.(queryContextOf(deps), params, new URLSearchParams(search)) ?? [];
  let navigation = owners.add();
  let intent = owners.add();

  return {
    /** What the current user needs on any page: never cancelled. */
    always: (queries: readonly PrefetchQuery[]): void => queries.forEach((query) => request(queryClient, query)),
    queries(queries: readonly PrefetchQuery[]): Cancel {
      const own = owners.add();
      for (const query of queries) owners.request(own, query);
      return () => owners.cancel(own);
    },
    /** The first data of the page being navigated to. Cancels what the navigation before has prefetched. */
    page(match: RouteMatch, search: string): void {
      const former = navigation;
      navigation = owners.add();
      if (isOpen(match.route)) for (const query of queriesOf(match, search)) owners.request(navigation, query);
      owners.cancel(former);
      owners.cancel(intent);
    },
    /** Code and first data of a page that is likely to be navigated to, each in a task of its own. */
    likely(match: RouteMatch, search: string): Cancel {
      owners.cancel(intent);
      if (!isOpen(match.route) || isOutdated()) return () => undefined;
      const own = owners.add();
      intent = own;
      runInSeparateTasks([
        () => void preloadRoute(match.route),
        ...queriesOf(match, search).map((query) => () => owners.request(own, query)),
      ]);
      return () => owners.cancel(own);
    },
    code: async (route: RouteObject): Promise<void> => {
      if (isOpen(route)) await preloadRoute(route);
    },
  };
}

function request(queryClient: QueryClient, query: PrefetchQuery): void {
  if (query.enabled === false) return;
  const fetched = 'initialPageParam' in query ? queryClient.infiniteQuery(query) : queryClient.query(query);
  fetched.catch(() => undefined);
}

type Owner = Set<Query>;

/** Who wants which of the requests that no page waits for yet; the last owner that cancels one ends it. */
function createOwners(queryClient: QueryClient) {
  const owners = new Set<Owner>();
  const isOwned = (query: Query) => [...owners].some((owner) => owner.has(query));
  const fetching = ({ queryKey }: PrefetchQuery) =>
    queryClient.getQueryCache().find({ queryKey, exact: true, fetchStatus: 'fetching' });

  return {
    add(): Owner {
      const owner: Owner = new Set();
      owners.add(owner);
      return owner;
    },
    request(owner: Owner, query: PrefetchQuery): void {
      if (!owners.has(owner)) return;
      const before = fetching(query);
      // A request of a page, or of `always`, is not ours to cancel.
      if (before && !isOwned(before)) return;
      request(queryClient, query);
      const own = fetching(query);
      if (own) owner.add(own);
    },
    cancel(owner: Owner): void {
      if (!owners.delete(owner)) return;
      void queryClient.cancelQueries({
        predicate: (query) => owner.has(query) && !query.isActive() && !isOwned(query),
      });
    },
  };
}
