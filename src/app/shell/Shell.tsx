import { useEffect } from 'react';
import { NavigationType } from 'react-router-dom';
import { Backdrop } from '#components/Backdrop/Backdrop.tsx';
import { KeepAlive } from '#components/KeepAlive/KeepAlive.tsx';
import { Toaster } from '#components/Toast/Toaster.tsx';
import { isLoginReturnState } from '#platform/navigation/historyStack.ts';
import { RouteLocationProvider, type RouteLocation } from '#platform/navigation/routeLocation.ts';
import { parentOf, type RouteObject } from '#platform/navigation/routeObject.ts';
import type { RouterState } from '#platform/navigation/createRouter.ts';
import { useHydrated } from '#platform/boot/useHydrated.ts';
import { useResumedDownload } from '#features/download/useResumedDownload.ts';
import { useHistoryIndex } from '#platform/navigation/useHistoryIndex.ts';
import { useCore, useSession } from '#platform/core.ts';
import { routeTable } from '../routes/routeTable.ts';
import { BACKDROP_LAYERS } from './backdropLayers.ts';
import { BottomBar } from './BottomBar.tsx';
import { GlobalDialogs } from './GlobalDialogs.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { NetworkBanner } from './NetworkBanner.tsx';
import { Page } from './Page.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import * as styles from './Shell.css.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useLinkPrefetch } from './useLinkPrefetch.ts';
import { useAuthSync } from './useAuthSync.ts';
import { useVipConfigReset } from './useVipConfigReset.ts';

/** Pages kept while others are shown (spec §2). */
const MAX_KEPT_PAGES = 10;

/** Around every page: header, kept pages, bottom bar, and what is mounted once for all of them. */
export function Shell({ entry: route = HOME, location, params, way, failure }: RouterState) {
  const { onPageShown, onPageRendered } = useCore();
  const place = usePlaceAt(route, location, params);
  const generation = useSession((state) => state.generation);
  const visitIndex = useHistoryIndex();
  // Back and Forward find a page as it was; a page opened anew begins anew.
  const opensAnew = way !== NavigationType.Pop && route.layout !== 'main';
  const pageKey = pageKeyOf(route, place, visitIndex);

  useDocumentTitle(route.title, pageKey);
  useLinkPrefetch();
  const resumesDownload = useResumedDownload(place);
  useVipConfigReset(route.id);
  useAuthSync(route);

  return (
    <>
      <Backdrop layers={BACKDROP_LAYERS} />
      <div className={route.header ? `${styles.shell} ${styles.wash}` : styles.shell} data-layout={route.layout}>
        <NetworkBanner />
        {route.header && <HeaderBar />}
        <div className={styles.pages} data-pages="">
          <KeepAlive
            activeKey={pageKey}
            max={MAX_KEPT_PAGES}
            keep={route.kept}
            generation={generation}
            isStale={() => opensAnew}
          >
            <RouteLocationProvider value={place}>
              <PageBoundary location={location} failure={failure}>
                <Page key={route.id} entry={route} />
                {/* Within the boundary, so that it is never mounted with a page that failed. */}
                <MountSignal onMount={onPageRendered} />
              </PageBoundary>
            </RouteLocationProvider>
            <MountSignal onMount={onPageShown} />
          </KeepAlive>
        </div>
        {route.entry && <BottomBar entry={route.entry} />}
      </div>
      <RouteLocationProvider value={place}>
        <GlobalDialogs busy={resumesDownload || !route.kept} />
      </RouteLocationProvider>
      <Toasts />
    </>
  );
}

/** Calls back once what stands around it is mounted. */
function MountSignal({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}

/** Of its own, so that taking over a page drawn beforehand renders the rest once. */
function Toasts() {
  const { toasts } = useCore();
  return useHydrated() && <Toaster store={toasts} />;
}

const HOME = routeTable[0] as RouteObject;

/** A hook, so that it stays the same as long as what it is made of: every page reads it. */
function usePlaceAt(
  route: RouteObject,
  { pathname, search, state }: RouterState['location'],
  params: RouterState['params'],
): RouteLocation {
  return {
    pathname,
    search: new URLSearchParams(search),
    params,
    fallbackBackPath: parentOf(route, params),
    returnsByBack: isLoginReturnState(state),
  };
}

/**
 * A main page is one page wherever it is reached from; any other is one per visit, so that Back finds it as it was, and so
 * is what a main page shows of itself alone to who follows a link.
 */
function pageKeyOf(route: RouteObject, { pathname, search }: RouteLocation, visitIndex: number): string {
  const isMain = route.layout === 'main' && !(route.pageKeyParam !== undefined && search.has(route.pageKeyParam));
  return isMain ? route.id : `${visitIndex}:${pathname}`;
}
