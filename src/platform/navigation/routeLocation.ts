import { createContext, use, useState } from 'react';
import type { Location, Params } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { isLoginReturnState, historyIndex } from './historyStack.ts';
import { parentOf, type RouteObject } from './routeObject.ts';

/** A kept page that is hidden keeps its own location, so pages read this and never the router's current one. */
export type RouteLocation = {
  pathname: string;
  searchParams: URLSearchParams;
  params: Params;
  /** Another one for each navigation, also within a page. */
  key: string;
  fallbackBackPath: string;
  /** The page that asked for login stands right before this one in history. */
  returnsByBack: boolean;
};

const RouteLocationContext = createContext<RouteLocation | undefined>(undefined);

export const RouteLocationProvider = RouteLocationContext.Provider;

export function useRouteLocation(): RouteLocation {
  const location = use(RouteLocationContext);
  if (!location)
    throw new Error('useRouteLocation needs a RouterProvider above it: render the component inside <App>.');
  return location;
}

export const useParams = (): Params => useRouteLocation().params;

/** The query of the page around; read only, for another query is another path to navigate to. */
export const useSearchParams = (): readonly [URLSearchParams] => [useRouteLocation().searchParams];

export const toRouteLocation = (
  route: RouteObject | undefined,
  { pathname, search, key, state }: Location,
  params: Params,
): RouteLocation => ({
  pathname,
  searchParams: new URLSearchParams(search),
  params,
  key,
  fallbackBackPath: route ? parentOf(route, params) : paths.home,
  returnsByBack: isLoginReturnState(state),
});

export const hrefOf = ({ pathname, searchParams }: Pick<RouteLocation, 'pathname' | 'searchParams'>): string =>
  String(searchParams) === '' ? pathname : `${pathname}?${searchParams}`;

/** Read once per location: after Back the browser is at the other entry while the page to be left still renders. */
export function useHistoryIndex(): number {
  const location = useRouteLocation();
  const [entry, setEntry] = useState(() => ({ location, index: historyIndex() }));
  if (entry.location === location) return entry.index;
  const index = historyIndex();
  setEntry({ location, index });
  return index;
}
