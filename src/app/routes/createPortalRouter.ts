import { createPath, NavigationType } from 'react-router-dom';
import { dismissTopLayer } from '#components/Dialog/openLayers.ts';
import { isLoggedIn } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { leaveFromBehindFirst } from '#platform/navigation/historyEntry.ts';
import { LOGIN_FIRST, loginPath } from '#platform/navigation/loginPath.ts';
import { isPageLoaded, loadPage } from '#platform/navigation/pageCode.ts';
import { isGuarded, mayEnter } from '#platform/navigation/routeEntry.ts';
import {
  createRouter,
  type Arrival,
  type Router,
  type RouterHistory,
  type RouterOptions,
} from '#platform/navigation/createRouter.ts';
import { isHeldUp } from '#platform/navigation/back.ts';
import { buildWatch, wayToNewBuild } from '#platform/offline/buildWatch.ts';
import type { Core } from '#platform/core.ts';
import { matchRoute } from './routeTable.ts';

/**
 * The portal's router: guards, lazy code, first data; unknown paths go home (spec §2). Back closes whatever dialog, sheet
 * or viewer stands open instead of leaving.
 */
export function createPortalRouter(core: Core, history: RouterHistory, isDrawn = false): Router {
  return createRouter({
    history,
    match: matchRoute,
    isDrawn,
    enter: createEnter(core),
    holdUp: () => (isHeldUp() ? dismissTopLayer : undefined),
    passOver: leaveFromBehindFirst,
  });
}

function createEnter(core: Core): RouterOptions['enter'] {
  return async ({ entry, params, location, way, isShown }) => {
    const elsewhere = guard({ entry, location }, core);
    if (elsewhere !== undefined) return elsewhere;
    if (isShown && !isGuarded(entry) && isPageLoaded(entry.id)) return undefined;
    const wayOut =
      buildWatch.isOutdated() && (await wayToNewBuild(createPath(location), way === NavigationType.Replace));
    if (wayOut) return wayOut;
    core.prefetch.page({ entry, params }, location.search);
    await loadPage(entry);
    return undefined;
  };
}

/** Where the way leads for whoever must not see a page as they are; undefined for everybody else. */
function guard(
  { entry, location }: Pick<Arrival, 'entry' | 'location'>,
  { session, toasts, device }: Core,
): string | undefined {
  const loggedIn = isLoggedIn(session.getState().account);
  if (mayEnter(entry, loggedIn)) return undefined;
  if (!loggedIn) {
    toasts.show({ type: 'info', text: LOGIN_FIRST });
    return loginPath(location.pathname + location.search);
  }
  return safeReturnPath(new URLSearchParams(location.search).get('redirect'), device.origin) ?? paths.home;
}
