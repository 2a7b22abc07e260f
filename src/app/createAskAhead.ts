import type { Query } from '@tanstack/react-query';
import type { Portal } from './portal.ts';
import type { Match } from './router/createRouter.ts';
import { callsFor } from './routeTable.ts';

/** Asks for a page's first data on the way to it. */
export type AskAhead = (match: Match, search: string) => void;

/**
 * Each way taken gives up what was asked for on the way before and no page has come to wait for: it would go on to its end
 * for nobody (reliability F5). What a page waits for it gives up itself, when it is left.
 */
export function createAskAhead(portal: Portal): AskAhead {
  const { queryClient } = portal;
  let begun = new Set<Query>();
  return (match, search) => {
    const former = begun;
    void queryClient.cancelQueries({ predicate: (query) => former.has(query) && !query.isActive() });
    begun = new Set();
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch') begun.add(event.query);
    });
    for (const call of callsFor(portal, match, search)) call();
    stop();
  };
}
