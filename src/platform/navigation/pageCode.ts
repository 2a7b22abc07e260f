import { createElement, type ComponentType, type ReactNode } from 'react';
import { loadAhead, loadCode } from './missingCode.ts';
import type { RouteEntry } from './routeEntry.ts';

const loaded = new Map<string, ComponentType>();
const coming = new Map<string, Promise<unknown>>();

/** Whoever wants a page that is coming waits for the same one: asked for twice, it would come without its styles. */
function bring({ id, load }: RouteEntry): Promise<unknown> {
  const bringing =
    coming.get(id) ??
    load()
      .then((page) => loaded.set(id, page))
      .finally(() => coming.delete(id));
  coming.set(id, bringing);
  return bringing;
}

/** Loads a route's page, once; one that did not come is asked for again by the next visit. */
export async function loadPage(entry: RouteEntry): Promise<void> {
  if (!loaded.has(entry.id)) await loadCode(() => bring(entry));
}

/** Loads a route's page before anybody stands at it; one that does not come is asked for again by whoever does. */
export async function bringPage(entry: RouteEntry): Promise<void> {
  if (!loaded.has(entry.id)) await loadAhead(() => bring(entry));
}

export const isPageLoaded = (id: string): boolean => loaded.has(id);

/** A route's page; nothing while its code has not come. */
export function drawPage(id: string): ReactNode {
  const Page = loaded.get(id);
  return Page && createElement(Page);
}
