import type { RouteLocation } from './routeLocation.ts';

/** The location of a page at an in-app path. */
export function locationAt(path: string, key = 'default'): RouteLocation {
  const { pathname, searchParams } = new URL(path, 'https://portal.example');
  return { pathname, searchParams, params: {}, key, fallbackBackPath: '/', returnsByBack: false };
}
