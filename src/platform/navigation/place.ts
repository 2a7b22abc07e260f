import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';

/**
 * Where a page stands. A kept page that is hidden keeps its own place, whatever address is shown
 * meanwhile; so pages read this and never the router's current location.
 */
export type Place = {
  pathname: string;
  search: URLSearchParams;
  params: Params;
  /** Where Back goes when the page was not reached from inside the app. */
  backTarget: string;
  /** The page asked for login from inside the app and stands right before this one in history. */
  askedFromPreviousPage: boolean;
};

const PlaceContext = createContext<Place | undefined>(undefined);

export const PlaceProvider = PlaceContext.Provider;

export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('usePlace needs a page around it: render the component as a route.');
  return place;
}

/** The in-app path of a place, query included. */
export const pathOf = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>): string =>
  String(search) === '' ? pathname : `${pathname}?${search}`;
