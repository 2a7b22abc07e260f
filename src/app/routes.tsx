import { redirect, replace, type RouteObject } from 'react-router-dom';
import { isLoggedIn } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { createAskAhead, type AskAhead } from './createAskAhead.ts';
import { loginPath } from './loginPath.ts';
import { loadedPage, loadPage } from './pageCode.ts';
import type { Portal } from './portal.ts';
import { isGuarded, type RouteEntry } from './routeEntry.ts';
import { routeTable } from './routeTable.ts';
import { OwnPage } from './shell/OwnPage.tsx';
import { RouteError } from './shell/RouteError.tsx';
import { Shell } from './shell/Shell.tsx';
import { ShellFallback } from './shell/ShellFallback.tsx';
import { buildWatch, leadToNewBuild } from './worker/buildWatch.ts';

/** The route table as the router wants it: guards, lazy code, first data. Unknown paths go home (spec §2). */
export function createRoutes(portal: Portal): RouteObject[] {
  const askAhead = createAskAhead(portal);
  return [
    {
      element: <Shell />,
      hydrateFallbackElement: <ShellFallback />,
      errorElement: <RouteError />,
      children: [...routeTable.map((entry) => toRouteObject(entry, portal, askAhead)), { path: '*', loader: ({ request }) => leadTo(paths.home, request) }],
    },
  ];
}

function toRouteObject(entry: RouteEntry, portal: Portal, askAhead: AskAhead): RouteObject {
  return {
    id: entry.id,
    path: entry.path,
    handle: entry,
    errorElement: <RouteError />,
    Component() {
      const Page = loadedPage(entry.id);
      if (!Page) return undefined;
      return entry.needsLogin ? <OwnPage><Page /></OwnPage> : <Page />;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname || isGuarded(entry) || !loadedPage(entry.id),
    async loader({ request, params }) {
      const { account } = portal.session.getState();
      if (entry.needsLogin && !isLoggedIn(account)) {
        const { pathname, search } = new URL(request.url);
        portal.toasts.show({ type: 'info', text: '请先登录' });
        return leadTo(loginPath(pathname + search), request);
      }
      if (entry.visitorsOnly && isLoggedIn(account)) {
        return leadTo(safeReturnPath(new URL(request.url).searchParams.get('redirect'), portal.device.origin) ?? paths.home, request);
      }
      if (buildWatch.isOutdated()) return leadToNewBuild(request.url);
      askAhead(entry, params);
      await loadPage(entry);
      return null;
    },
  };
}

/**
 * Leads on from an address. One the browser shows already (at the start, after Back or Forward) gives up
 * its place in history: kept there, Back would lead into it and out again for ever.
 */
function leadTo(path: string, request: Request): Response {
  const [shown] = globalThis.location.href.split('#');
  return request.url === shown ? replace(path) : redirect(path);
}
