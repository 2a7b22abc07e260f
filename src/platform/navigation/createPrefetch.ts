import type { Query, QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/createApi.ts';
import { inTurn } from '#components/loading/whenQuiet.ts';
import { isLoggedIn } from '#domain/account.ts';
import { queryContextOf } from '../query/queryContext.ts';
import type { SessionStore } from '../device/session.ts';
import { buildWatch } from '../offline/buildWatch.ts';
import { preloadRoute } from './routeModules.ts';
import { mayEnter, type PrefetchQuery, type RouteObject } from './routeObject.ts';
import type { RouteMatch } from './createRouter.ts';

/** Gives up what was begun, as far as no page has come to wait for it and nobody else began it too. */
type GiveUp = () => void;

/**
 * The one way in which anything is asked for before a page waits for it: never past a page's guard, never a query that
 * is not to be asked as who is here, and what no page takes is given up.
 */
export type Prefetch = {
  /** What whoever is here needs wherever they stand: it is never given up. */
  always(queries: readonly PrefetchQuery[]): void;
  /** What somebody may need soon. */
  ahead(queries: readonly PrefetchQuery[]): GiveUp;
  /** The first data of the page somebody is on the way to. What was begun for any other way is given up. */
  page(match: RouteMatch, search: string): void;
  /** Code and first data of a page somebody is about to go to, a task at a time. */
  likely(match: RouteMatch, search: string): GiveUp;
  /** The code of a page nobody has asked for yet. */
  code(route: RouteObject): Promise<void>;
};

type Deps = {
  api: Api;
  session: SessionStore;
  queryClient: QueryClient;
  /** Whether the next step leads to a new document, for which nothing asked here is of use. */
  isOutdated?: () => boolean;
};

export function createPrefetch({ isOutdated = buildWatch.isOutdated, ...deps }: Deps): Prefetch {
  const { session, queryClient } = deps;
  const holders = createHolders(queryClient);
  const isOpen = (route: RouteObject) => mayEnter(route, isLoggedIn(session.getState().account));
  const queriesOf = ({ route, params }: RouteMatch, search: string) =>
    route.prefetch?.(queryContextOf(deps), params, new URLSearchParams(search)) ?? [];
  let way = holders.open();
  let guess = holders.open();

  return {
    always: (queries) => queries.forEach((query) => void ask(queryClient, query)),
    ahead(queries) {
      const own = holders.open();
      for (const query of queries) holders.begin(own, query);
      return () => holders.close(own);
    },
    page(match, search) {
      const former = way;
      way = holders.open();
      if (isOpen(match.route)) for (const one of queriesOf(match, search)) holders.begin(way, one);
      holders.close(former);
      holders.close(guess);
    },
    likely(match, search) {
      holders.close(guess);
      if (!isOpen(match.route) || isOutdated()) return () => undefined;
      const own = holders.open();
      guess = own;
      inTurn([
        () => void preloadRoute(match.route),
        ...queriesOf(match, search).map((query) => () => holders.begin(own, query)),
      ]);
      return () => holders.close(own);
    },
    code: async (route) => {
      if (isOpen(route)) await preloadRoute(route);
    },
  };
}

/** Asks a query unless its answer is fresh, or it is not to be asked. */
function ask(queryClient: QueryClient, query: PrefetchQuery): void {
  if (query.enabled === false) return;
  void ('initialPageParam' in query ? queryClient.prefetchInfiniteQuery(query) : queryClient.prefetchQuery(query));
}

type Holder = Set<Query>;

/** Who wants which of the reads that no page waits for yet; the last who gives one up ends it. */
function createHolders(queryClient: QueryClient) {
  const holders = new Set<Holder>();
  const isHeld = (query: Query) => [...holders].some((holder) => holder.has(query));
  const underWay = ({ queryKey }: PrefetchQuery) =>
    queryClient.getQueryCache().find({ queryKey, exact: true, fetchStatus: 'fetching' });

  return {
    open(): Holder {
      const holder: Holder = new Set();
      holders.add(holder);
      return holder;
    },
    begin(holder: Holder, query: PrefetchQuery): void {
      if (!holders.has(holder)) return;
      const before = underWay(query);
      // Somebody else's query is theirs to give up.
      if (before && !isHeld(before)) return;
      ask(queryClient, query);
      const begun = underWay(query);
      if (begun) holder.add(begun);
    },
    close(holder: Holder): void {
      if (!holders.delete(holder)) return;
      void queryClient.cancelQueries({
        predicate: (query) => holder.has(query) && !query.isActive() && !isHeld(query),
      });
    },
  };
}
