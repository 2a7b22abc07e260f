import type { Query } from '@tanstack/react-query';
import type { Portal } from './portal.ts';
import { createQueries } from './queries.ts';
import type { RouteEntry } from './routeEntry.ts';

/** Asks for a page's first data on the way to it. */
export type AskAhead = (entry: RouteEntry, params: Record<string, string | undefined>, search: URLSearchParams) => void;

/**
 * Each way taken gives up what was asked for on the way before and no page has come to wait for: it would go on to its end
 * for nobody (reliability F5). What a page waits for it gives up itself, when it is left.
 */
export function createAskAhead(portal: Portal): AskAhead {
  const { api, queryClient, session } = portal;
  let begun = new Set<Query>();
  return ({ ask }, params, search) => {
    const former = begun;
    void queryClient.cancelQueries({ predicate: (query) => former.has(query) && !query.isActive() });
    begun = new Set();
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch') begun.add(event.query);
    });
    ask?.(portal, createQueries(api, session.getState().account.uid), params, search);
    stop();
  };
}
