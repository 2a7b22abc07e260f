import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';

/**
 * Where a page stands. A kept page that is hidden keeps its own place, whatever address is shown
 * meanwhile; so pages read this and never the router's current location.
 */
export type RouteLocation = {
  pathname: string;
  search: URLSearchParams;
  params: Params;
  /** Where Back goes when the page was not reached from inside the app. */
  fallbackBackPath: string;
  /** The page asked for login from inside the app and stands right before this one in history. */
  returnsByBack: boolean;
};

const RouteLocationContext = createContext<RouteLocation | undefined>(undefined);

export const RouteLocationProvider = RouteLocationContext.Provider;

export function useRouteLocation(): RouteLocation {
  const place = use(RouteLocationContext);
  if (!place) throw new Error('useRouteLocation needs a page around it: render the component as a route.');
  return place;
}

/** The in-app path of a place, query included. */
export const hrefOf = ({ pathname, search }: Pick<RouteLocation, 'pathname' | 'search'>): string =>
  String(search) === '' ? pathname : `${pathname}?${search}`;
