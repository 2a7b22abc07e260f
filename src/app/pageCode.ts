import { createElement, type ComponentType, type ReactNode } from 'react';
import { loadCode } from './missingCode.ts';
import type { RouteEntry } from './routeEntry.ts';

const loaded = new Map<string, ComponentType>();

/** Loads a route's page, once; one that did not come is asked for again by the next visit. */
export async function loadPage({ id, load }: RouteEntry): Promise<void> {
  if (!loaded.has(id)) loaded.set(id, await loadCode(load));
}

export const isPageLoaded = (id: string): boolean => loaded.has(id);

/** A route's page; nothing while its code has not come. */
export function drawPage(id: string): ReactNode {
  const Page = loaded.get(id);
  return Page && createElement(Page);
}
