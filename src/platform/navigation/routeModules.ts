import { createElement, type ComponentType, type ReactNode } from 'react';
import { importWithReload, preload } from './chunkErrors.ts';
import type { RouteObject } from './routeObject.ts';

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<unknown>>();

/** One import at a time for each route: imported twice at once, it would come without its style sheets. */
function load({ id, lazy }: RouteObject): Promise<unknown> {
  const module =
    loading.get(id) ??
    lazy()
      .then((page) => loaded.set(id, page))
      .finally(() => loading.delete(id));
  loading.set(id, module);
  return module;
}

/** Loads a route's page, once; one that failed to load is tried again by the next navigation. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (!loaded.has(route.id)) await importWithReload(() => load(route));
}

/** Loads a route's page before anybody navigates to it; one that fails to load is left to whoever does. */
export async function preloadRoute(route: RouteObject): Promise<void> {
  if (!loaded.has(route.id)) await preload(() => load(route));
}

export const isRouteLoaded = (id: string): boolean => loaded.has(id);

export function renderRoute(id: string): ReactNode {
  const Page = loaded.get(id);
  return Page && createElement(Page);
}
