import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Account } from '#domain/account.ts';
import type { QueryContext } from '../query/queryFactory.ts';

type PlainQuery = { queryKey: QueryKey; enabled?: unknown };

export type PrefetchQuery = PlainQuery | (PlainQuery & { initialPageParam: unknown });

export type GuardArgs = { account: Account; pathname: string; searchParams: URLSearchParams };

export type Redirect = { to: string; message?: string };

export type RouteObject = {
  id: string;
  path: string;
  lazy: () => Promise<ComponentType>;
  prefetch?: (context: QueryContext, params: Params, searchParams: URLSearchParams) => readonly PrefetchQuery[];
  needsLogin?: boolean;
  /** Login pages: somebody logged in is redirected. */
  guestOnly?: boolean;
  redirect?: (args: GuardArgs) => Redirect | undefined;
  /** Where Back goes when the page was not reached from inside the app: its parent, which may be of the same thing. */
  fallbackBackPath: string | ((params: Params) => string);
};

export const parentOf = ({ fallbackBackPath }: RouteObject, params: Params): string =>
  typeof fallbackBackPath === 'string' ? fallbackBackPath : fallbackBackPath(params);

export const mayEnter = ({ needsLogin, guestOnly }: RouteObject, loggedIn: boolean): boolean =>
  loggedIn ? guestOnly !== true : needsLogin !== true;
