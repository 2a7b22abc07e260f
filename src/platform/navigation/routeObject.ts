import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import type { QueryContext } from '../query/queryContext.ts';

/** The five entries of the bottom bar, in the spec's order (§2). */
export type TabId = 'home' | 'square' | 'animate' | 'games' | 'profile';

/** What the app knows of a route before its code has arrived (spec §2). */
export type RouteMeta = {
  id: string;
  /** Route title; the document's is `{product} - {title}`. */
  title: string;
  layout: 'main' | 'simple' | 'standalone';
  /** The entry of the bottom bar that is lit. */
  entry?: TabId;
  header?: boolean;
  needsLogin?: boolean;
  /** Login pages: somebody logged in is sent on. */
  guestOnly?: boolean;
  /** Where Back goes when the page was not reached from inside the app: its parent, which may be of the same thing. */
  fallbackBackPath: string | ((params: Params) => string);
  /** Whether the page is kept when it is left; forms start empty each time. */
  kept: boolean;
};

type PlainQuery = { queryKey: QueryKey; enabled?: unknown };

/** The part of query options that prefetching needs, whatever their data. */
export type PrefetchQuery = PlainQuery | (PlainQuery & { initialPageParam: unknown });

export type RouteObject = RouteMeta & {
  path: string;
  load: () => Promise<ComponentType>;
  /** The queries of the page's first data, prefetched while its code is on the way. */
  prefetch?: (context: QueryContext, params: Params, search: URLSearchParams) => readonly PrefetchQuery[];
  /** Of a main page: what in its address makes a part of it a page of its own. */
  pageKeyParam?: string;
};

/** What the routes of one layout have in common. */
export const main = { layout: 'main', fallbackBackPath: paths.home, kept: true } as const;
export const simple = { layout: 'simple', fallbackBackPath: paths.home, kept: true } as const;
/** Starts empty each time. */
export const form = { ...simple, kept: false } as const;

/** The address of a page's parent. */
export const parentOf = ({ fallbackBackPath }: RouteMeta, params: Params): string =>
  typeof fallbackBackPath === 'string' ? fallbackBackPath : fallbackBackPath(params);

/** Whether a route's page is for who is here; whoever it is not for is led elsewhere (`createPortalRouter.ts`). */
export const mayEnter = ({ needsLogin, guestOnly }: RouteMeta, loggedIn: boolean): boolean =>
  loggedIn ? guestOnly !== true : needsLogin !== true;

/** Whether who may see a route depends on being logged in. */
export const requiresAuthCheck = ({ needsLogin, guestOnly }: RouteMeta): boolean =>
  needsLogin === true || guestOnly === true;
