import { renderRoute } from '#platform/navigation/routeModules.ts';
import type { RouteObject } from '#platform/navigation/routeObject.ts';
import { OwnPage } from './OwnPage.tsx';

/** A route's page; nothing while its code has not come. */
export function Page({ route: { id, needsLogin } }: { route: RouteObject }) {
  'use no memo'; // code comes without any prop changing
  const page = renderRoute(id);
  return needsLogin ? <OwnPage>{page}</OwnPage> : page;
}
