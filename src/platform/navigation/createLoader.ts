import { createPath } from 'react-router-dom';
import type { Core } from '../core.ts';
import { buildWatch, reloadInto } from '../offline/buildWatch.ts';
import type { RouterOptions } from './createRouter.ts';
import { guard } from './guard.ts';
import { isRouteLoaded, loadRoute } from './routeModules.ts';
import type { RouteObject } from './routeObject.ts';

type LoaderDeps = Pick<Core, 'session' | 'toasts' | 'device' | 'prefetch'>;

export function createLoader<Route extends RouteObject>(deps: LoaderDeps): RouterOptions<Route>['loader'] {
  const { session, toasts, device, prefetch } = deps;
  return async ({ route, params, location, navigationType, isShown }) => {
    const redirect = guard(route, location, session.getState().account, device.origin);
    if (redirect?.message) toasts.show({ type: 'info', text: redirect.message });
    if (redirect) return redirect.to;
    if (isShown && isRouteLoaded(route.id)) return undefined;
    const wayOut = buildWatch.isOutdated() && (await reloadInto(createPath(location), navigationType === 'REPLACE'));
    if (wayOut) return wayOut;
    prefetch.page({ route, params }, location.search);
    await loadRoute(route);
    return undefined;
  };
}
