import { redirect, type RouteObject } from 'react-router-dom';
import { isLoggedIn } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { loginPath } from './loginPath.ts';
import type { Portal } from './portal.ts';
import { createQueries } from './queries.ts';
import { routeTable, type RouteEntry } from './routeTable.ts';
import { RouteError } from './shell/RouteError.tsx';
import { Shell } from './shell/Shell.tsx';
import { ShellFallback } from './shell/ShellFallback.tsx';

/** The route table as the router wants it: guards, lazy code, first data. Unknown paths go home (spec §2). */
export function createRoutes(portal: Portal): RouteObject[] {
  return [
    {
      element: <Shell />,
      hydrateFallbackElement: <ShellFallback />,
      errorElement: <RouteError />,
      children: [...routeTable.map((entry) => toRouteObject(entry, portal)), { path: '*', loader: () => redirect(paths.home) }],
    },
  ];
}

function toRouteObject(entry: RouteEntry, portal: Portal): RouteObject {
  return {
    id: entry.id,
    path: entry.path,
    handle: entry,
    errorElement: <RouteError />,
    lazy: async () => ({ Component: await entry.load() }),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname || entry.needsLogin === true,
    loader({ request, params }) {
      const { account } = portal.session.getState();
      if (entry.needsLogin && !isLoggedIn(account)) {
        const { pathname, search } = new URL(request.url);
        portal.toasts.show({ type: 'info', text: '请先登录' });
        return redirect(loginPath(pathname + search));
      }
      if (entry.visitorsOnly && isLoggedIn(account)) {
        return redirect(safeReturnPath(new URL(request.url).searchParams.get('redirect'), portal.device.origin) ?? paths.home);
      }
      entry.ask?.(portal, createQueries(portal.api, account.uid), params);
      return null;
    },
  };
}
