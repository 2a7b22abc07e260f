import { createPath, NavigationType } from 'react-router-dom';
import { dismissTopLayer } from '#components/Dialog/openLayers.ts';
import { isLoggedIn } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { leaveViaSentinel } from '#platform/navigation/historyStack.ts';
import { LOGIN_REQUIRED, loginPath } from '#platform/navigation/loginPath.ts';
import { isRouteLoaded, loadRoute } from '#platform/navigation/routeModules.ts';
import { requiresAuthCheck, mayEnter } from '#platform/navigation/routeObject.ts';
import {
  createRouter,
  type LoaderArgs,
  type Router,
  type RouterHistory,
  type RouterOptions,
} from '#platform/navigation/createRouter.ts';
import { isBlocked } from '#platform/navigation/backBlocker.ts';
import { buildWatch, reloadInto } from '#platform/offline/buildWatch.ts';
import type { Core } from '#platform/core.ts';
import { matchRoute } from './routeTable.ts';

/**
 * The portal's router: guards, lazy code, first data; unknown paths go home (spec §2). Back closes whatever dialog, sheet
 * or viewer stands open instead of leaving.
 */
export function createPortalRouter(core: Core, history: RouterHistory, isPrerendered = false): Router {
  return createRouter({
    history,
    match: matchRoute,
    isPrerendered,
    loader: createLoader(core),
    block: () => (isBlocked() ? dismissTopLayer : undefined),
    shouldSkip: leaveViaSentinel,
  });
}

function createLoader(core: Core): RouterOptions['loader'] {
  return async ({ route, params, location, navigationType, isShown }) => {
    const redirect = guard({ route, location }, core);
    if (redirect !== undefined) return redirect;
    if (isShown && !requiresAuthCheck(route) && isRouteLoaded(route.id)) return undefined;
    const wayOut =
      buildWatch.isOutdated() && (await reloadInto(createPath(location), navigationType === NavigationType.Replace));
    if (wayOut) return wayOut;
    core.prefetch.page({ route, params }, location.search);
    await loadRoute(route);
    return undefined;
  };
}

/** Where the way leads for whoever must not see a page as they are; undefined for everybody else. */
function guard(
  { route, location }: Pick<LoaderArgs, 'route' | 'location'>,
  { session, toasts, device }: Core,
): string | undefined {
  const loggedIn = isLoggedIn(session.getState().account);
  if (mayEnter(route, loggedIn)) return undefined;
  if (!loggedIn) {
    toasts.show({ type: 'info', text: LOGIN_REQUIRED });
    return loginPath(location.pathname + location.search);
  }
  return safeReturnPath(new URLSearchParams(location.search).get('redirect'), device.origin) ?? paths.home;
}
