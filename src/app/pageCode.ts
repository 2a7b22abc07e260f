import type { ComponentType } from 'react';
import { loadCode } from './missingCode.ts';
import type { RouteEntry } from './routeEntry.ts';

const loaded = new Map<string, ComponentType>();

/**
 * Loads a route's page, once. Not the router's own `lazy`, which remembers a failure for ever and shows nothing in
 * its place: here the next visit asks again.
 */
export async function loadPage({ id, load }: RouteEntry): Promise<void> {
  if (!loaded.has(id)) loaded.set(id, await loadCode(load));
}

/** A route's page, once loaded. */
export const loadedPage = (id: string): ComponentType | undefined => loaded.get(id);
