import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Account } from '#domain/account.ts';
import type { QueryContext } from '../query/queryContext.ts';

type PlainQuery = { queryKey: QueryKey; enabled?: unknown };

/** The part of query options that prefetching needs, whatever their data. */
export type PrefetchQuery = PlainQuery | (PlainQuery & { initialPageParam: unknown });

/** What a guard decides by: who is here, and the address. */
export type GuardArgs = { account: Account; pathname: string; searchParams: URLSearchParams };

/** Where a guard leads instead of showing the page, and the toast that says why. */
export type Redirect = { to: string; message?: string };

/** What navigation knows of a route before its code has been loaded; an app adds what it draws around the page. */
export type RouteObject = {
  id: string;
  path: string;
  /** Loads the page's code. */
  lazy: () => Promise<ComponentType>;
  /** The queries of the page's first data, prefetched together with its code. */
  prefetch?: (context: QueryContext, params: Params, searchParams: URLSearchParams) => readonly PrefetchQuery[];
  needsLogin?: boolean;
  /** Login pages: somebody logged in is redirected. */
  guestOnly?: boolean;
  /** A guard of the route's own, asked after those of login. */
  redirect?: (args: GuardArgs) => Redirect | undefined;
  /** Where Back goes when the page was not reached from inside the app: its parent, which may be of the same thing. */
  fallbackBackPath: string | ((params: Params) => string);
};

/** The path of a page's parent. */
export const parentOf = ({ fallbackBackPath }: RouteObject, params: Params): string =>
  typeof fallbackBackPath === 'string' ? fallbackBackPath : fallbackBackPath(params);

/** Whether a route's page is for who is here; whoever it is not for is redirected (`guard.ts`). */
export const mayEnter = ({ needsLogin, guestOnly }: RouteObject, loggedIn: boolean): boolean =>
  loggedIn ? guestOnly !== true : needsLogin !== true;
