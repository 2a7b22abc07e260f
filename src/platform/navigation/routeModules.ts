import { createElement, type ComponentType, type ReactNode } from 'react';
import { preload, importWithReload } from './chunkErrors.ts';
import type { RouteObject } from './routeObject.ts';

const loaded = new Map<string, ComponentType>();
const coming = new Map<string, Promise<unknown>>();

/** Whoever wants a page that is coming waits for the same one: asked for twice, it would come without its styles. */
function bring({ id, load }: RouteObject): Promise<unknown> {
  const bringing =
    coming.get(id) ??
    load()
      .then((page) => loaded.set(id, page))
      .finally(() => coming.delete(id));
  coming.set(id, bringing);
  return bringing;
}

/** Loads a route's page, once; one that did not come is asked for again by the next visit. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (!loaded.has(route.id)) await importWithReload(() => bring(route));
}

/** Loads a route's page before anybody stands at it; one that does not come is asked for again by whoever does. */
export async function preloadRoute(route: RouteObject): Promise<void> {
  if (!loaded.has(route.id)) await preload(() => bring(route));
}

export const isRouteLoaded = (id: string): boolean => loaded.has(id);

/** A route's page; nothing while its code has not come. */
export function renderRoute(id: string): ReactNode {
  const Page = loaded.get(id);
  return Page && createElement(Page);
}
