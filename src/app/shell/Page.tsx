import { drawPage } from '#platform/navigation/pageCode.ts';
import type { RouteEntry } from '#platform/navigation/routeEntry.ts';
import { OwnPage } from './OwnPage.tsx';

/** A route's page; nothing while its code has not come. */
export function Page({ entry: { id, needsLogin } }: { entry: RouteEntry }) {
  'use no memo'; // code comes without any prop changing
  const page = drawPage(id);
  return needsLogin ? <OwnPage>{page}</OwnPage> : page;
}
