import { matchRoutes } from 'react-router-dom';
import type { RouteMatch } from './createRouter.ts';
import type { RouteObject } from './routeObject.ts';

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
