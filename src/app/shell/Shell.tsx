import { useEffect, useState, useSyncExternalStore } from 'react';
import { Backdrop } from '#components/Backdrop/Backdrop.tsx';
import { KeepAlive } from '#components/KeepAlive/KeepAlive.tsx';
import { createLazyModule } from '#components/loading/createLazyModule.ts';
import { useCore, useSession } from '#platform/core.ts';
import { importSpeculatively } from '#platform/navigation/chunkErrors.ts';
import type { RouterState } from '#platform/navigation/createRouter.ts';
import {
  RouteLocationProvider,
  useRouteLocation,
  type RouteLocation,
  useHistoryIndex,
} from '#platform/navigation/routeLocation.ts';
import { renderRoute } from '#platform/navigation/routeModules.ts';
import { useAuthSync } from '#platform/navigation/useAuthSync.ts';
import { useRouteTitle } from '#platform/navigation/usePageTitle.ts';
import { NO_VIP_CONFIG } from '#domain/vipConfig.ts';
import { useOnline } from '#platform/device/useOnline.ts';
import { art } from '#theme/art.ts';
import { type AppRoute, routeTable } from '../routes/routeTable.ts';
import { BottomBar } from './BottomBar.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import * as styles from './Shell.css.ts';
import { useLinkPrefetch } from './useLinkPrefetch.ts';

/** Pages kept while others are shown (spec §2). */
const MAX_KEPT_PAGES = 10;

const HOME = routeTable[0] as AppRoute;

/** What no first paint shows; it comes once the page is rendered, or when there is something to show. */
const afterFirstPaint = createLazyModule(() => importSpeculatively(() => import('./afterFirstPaint.ts')));

/** The day seascape behind the shell on a desktop, from the sky to the boat; depth 1 moves the full 0.3 (spec §9). */
const BACKDROP_LAYERS = [
  { src: art('shell/1-sky.svg'), depth: 0.1 },
  { src: art('shell/2-clouds.svg'), depth: 0.25 },
  { src: art('shell/3-hills.svg'), depth: 0.5 },
  { src: art('shell/4-sea.svg'), depth: 0.8 },
  { src: art('shell/5-boat.svg'), depth: 1 },
];

/** Around every page: header, kept pages, bottom bar, and what is mounted once for all of them. */
export function Shell({ route = HOME, location, navigationType, failure }: RouterState<AppRoute>) {
  const { onPageShown, onPageRendered } = useCore();
  const cacheScope = useSession((state) => state.cacheScope);
  const routeLocation = useRouteLocation();
  // Back and Forward restore a page; one that is navigated to starts empty.
  const opensAnew = navigationType !== 'POP' && route.layout !== 'main';
  const pageKey = pageKeyOf(route, routeLocation, useHistoryIndex());

  useRouteTitle(route.title, pageKey);
  useVipConfigReset(route.id);
  useAuthSync();

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
            keep={route.keepAlive}
            generation={cacheScope}
            isStale={() => opensAnew}
          >
            <RouteLocationProvider value={routeLocation}>
              <PageBoundary location={location} failure={failure}>
                <RoutePage key={route.resetOnLogout ? `${route.id} ${cacheScope}` : route.id} route={route} />
                {/* Within the boundary, so that it is never mounted with a page that failed. */}
                <MountSignal onMount={onPageRendered} />
              </PageBoundary>
            </RouteLocationProvider>
            <MountSignal onMount={onPageShown} />
          </KeepAlive>
        </div>
        {route.tab && <BottomBar tab={route.tab} />}
      </div>
      <Overlays busy={!route.keepAlive} />
    </>
  );
}

/** Before the first page has been loaded: the ground, and no spinner. */
export const ShellFallback = () => <div className={`${styles.shell} ${styles.wash}`} aria-busy="true" />;

/** A route's page; nothing while its code has not been loaded. */
function RoutePage({ route: { id, needsLogin } }: { route: AppRoute }) {
  const page = renderRoute(id);
  return needsLogin ? <RequireAuth>{page}</RequireAuth> : page;
}

/** Calls back once what is around it is mounted. */
function MountSignal({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}

/** The dialogs of no page in particular, and the toasts. */
function Overlays({ busy }: { busy: boolean }) {
  const { toasts } = useCore();
  const hasToasts = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot).length > 0;
  const code = afterFirstPaint.useModule(hasToasts);
  useLinkPrefetch(code);
  return (
    code && (
      <>
        <code.GlobalDialogs busy={busy} />
        <code.Toaster store={toasts} />
      </>
    )
  );
}

/**
 * A main page is one page wherever it is reached from; any other is one per visit, so that Back finds it as it was, and so
 * is what a main page shows of itself alone to who follows a link.
 */
function pageKeyOf(route: AppRoute, { pathname, searchParams }: RouteLocation, historyIndex: number): string {
  const isMain = route.layout === 'main' && !(route.pageKeyParam !== undefined && searchParams.has(route.pageKeyParam));
  return isMain ? route.id : `${historyIndex}:${pathname}`;
}

/** Leaving profile resets the stored vip config to type 0, source 0 (spec §2). */
export function useVipConfigReset(routeId: string): void {
  const { session } = useCore();
  useEffect(() => {
    if (routeId !== 'profile') return;
    return () => session.setVipConfig(NO_VIP_CONFIG);
  }, [routeId, session]);
}

const RESTORED_FOR_MS = 3000;

export function NetworkBanner() {
  const online = useOnline();
  const [connection, setConnection] = useState<'online' | 'offline' | 'restored'>('online');
  if (!online && connection !== 'offline') setConnection('offline');
  if (online && connection === 'offline') setConnection('restored');

  useEffect(() => {
    if (connection !== 'restored') return;
    const timer = setTimeout(() => setConnection('online'), RESTORED_FOR_MS);
    return () => clearTimeout(timer);
  }, [connection]);

  const code = afterFirstPaint.useModule(!online);
  return code && <code.OfflineBanner connection={connection} />;
}
