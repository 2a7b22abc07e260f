import type { Query, QueryClient } from '@tanstack/react-query';
import { inTurn } from '#components/loading/whenQuiet.ts';
import { isLoggedIn } from '#domain/account.ts';
import { bringPage } from './pageCode.ts';
import { mayEnter, type Question, type RouteEntry } from './routeEntry.ts';
import type { Match } from './createRouter.ts';
import { questionsOf, type Asker } from './questionsOf.ts';
import { buildWatch } from '../offline/buildWatch.ts';

/** Gives up what was begun, as far as no page has come to wait for it and nobody else began it too. */
type GiveUp = () => void;

/**
 * The one way in which anything is asked for before a page waits for it: never past a page's guard, never a question that
 * is not to be asked as who is here, and what no page takes is given up.
 */
export type Prefetch = {
  /** What whoever is here needs wherever they stand: it is never given up. */
  always(questions: readonly Question[]): void;
  /** What somebody may need soon. */
  ahead(questions: readonly Question[]): GiveUp;
  /** The first data of the page somebody is on the way to. What was begun for any other way is given up. */
  page(match: Match, search: string): void;
  /** Code and first data of a page somebody is about to go to, a task at a time. */
  likely(match: Match, search: string): GiveUp;
  /** The code of a page nobody has asked for yet. */
  code(entry: RouteEntry): Promise<void>;
};

type World = Asker & {
  queryClient: QueryClient;
  /** Whether the next step leads to a new document, for which nothing asked here is of use. */
  isOutdated?: () => boolean;
};

export function createPrefetch({ isOutdated = buildWatch.isOutdated, ...world }: World): Prefetch {
  const { session, queryClient } = world;
  const holders = createHolders(queryClient);
  const isOpen = (entry: RouteEntry) => mayEnter(entry, isLoggedIn(session.getState().account));
  let way = holders.open();
  let guess = holders.open();

  return {
    always: (questions) => questions.forEach((question) => void ask(queryClient, question)),
    ahead(questions) {
      const own = holders.open();
      for (const question of questions) holders.begin(own, question);
      return () => holders.close(own);
    },
    page(match, search) {
      const former = way;
      way = holders.open();
      if (isOpen(match.entry)) for (const one of questionsOf(world, match, search)) holders.begin(way, one);
      holders.close(former);
      holders.close(guess);
    },
    likely(match, search) {
      holders.close(guess);
      if (!isOpen(match.entry) || isOutdated()) return () => undefined;
      const own = holders.open();
      guess = own;
      inTurn([
        () => void bringPage(match.entry),
        ...questionsOf(world, match, search).map((question) => () => holders.begin(own, question)),
      ]);
      return () => holders.close(own);
    },
    code: async (entry) => {
      if (isOpen(entry)) await bringPage(entry);
    },
  };
}

/** Asks a question unless its answer is fresh, or it is not to be asked. */
function ask(queryClient: QueryClient, question: Question): void {
  if (question.enabled === false) return;
  void ('initialPageParam' in question
    ? queryClient.prefetchInfiniteQuery(question)
    : queryClient.prefetchQuery(question));
}

type Holder = Set<Query>;

/** Who wants which of the reads that no page waits for yet; the last who gives one up ends it. */
function createHolders(queryClient: QueryClient) {
  const holders = new Set<Holder>();
  const isHeld = (query: Query) => [...holders].some((holder) => holder.has(query));
  const underWay = ({ queryKey }: Question) =>
    queryClient.getQueryCache().find({ queryKey, exact: true, fetchStatus: 'fetching' });

  return {
    open(): Holder {
      const holder: Holder = new Set();
      holders.add(holder);
      return holder;
    },
    begin(holder: Holder, question: Question): void {
      if (!holders.has(holder)) return;
      const before = underWay(question);
      // Somebody else's question is theirs to give up.
      if (before && !isHeld(before)) return;
      ask(queryClient, question);
      const query = underWay(question);
      if (query) holder.add(query);
    },
    close(holder: Holder): void {
      if (!holders.delete(holder)) return;
      void queryClient.cancelQueries({
        predicate: (query) => holder.has(query) && !query.isActive() && !isHeld(query),
      });
    },
  };
}
