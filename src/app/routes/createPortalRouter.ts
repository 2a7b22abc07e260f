import { dismissTopLayer } from '#components/Dialog/openLayers.ts';
import { leaveViaSentinel, isBlocked } from '#platform/navigation/historyStack.ts';
import { createRouter, type Router, type RouterHistory } from '#platform/navigation/createRouter.ts';
import type { Core } from '#platform/core.ts';
import { createLoader } from '#platform/navigation/createLoader.ts';
import { type AppRoute, matchRoute } from './routeTable.ts';

/** The portal's router; unknown paths lead home (spec §2). Back closes an open dialog, sheet or viewer instead of leaving. */
export function createPortalRouter(core: Core, history: RouterHistory, isPrerendered = false): Router<AppRoute> {
  return createRouter({
    history,
    match: matchRoute,
    isPrerendered,
    loader: createLoader(core),
    block: () => (isBlocked() ? dismissTopLayer : undefined),
    shouldSkip: leaveViaSentinel,
  });
}
