import { paths } from '#domain/paths.ts';
import type { RouteObject } from '#platform/navigation/routeObject.ts';

/** The five tabs of the bottom bar, in the spec's order (§2). */
export type TabId = 'home' | 'square' | 'animate' | 'games' | 'profile';

/** A route with what the shell draws around its page (spec §2). */
export type AppRoute = RouteObject & {
  /** Route title; the document's is `{product} - {title}`. */
  title: string;
  layout: 'main' | 'simple' | 'standalone';
  /** The tab of the bottom bar that is selected. */
  tab?: TabId;
  header?: boolean;
  /** Whether the page is kept when it is left; forms start empty each time. */
  keepAlive: boolean;
  /** Of a main page: the query parameter that makes a part of it a page of its own. */
  pageKeyParam?: string;
};

/** What the routes of one layout have in common. */
export const main = { layout: 'main', fallbackBackPath: paths.home, keepAlive: true } as const;
export const simple = { layout: 'simple', fallbackBackPath: paths.home, keepAlive: true } as const;
export const standalone = { ...simple, layout: 'standalone' } as const;
/** Starts empty each time. */
export const form = { ...simple, keepAlive: false } as const;

/** A route, by what differs in each first. */
export const route = (
  id: string,
  path: string,
  title: string,
  lazy: AppRoute['lazy'],
  options: Omit<AppRoute, 'id' | 'path' | 'title' | 'lazy'>,
): AppRoute => ({ id, path, title, lazy, ...options });
