import type { Path } from 'react-router-dom';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import { safeReturnPath } from '#domain/safeUrl.ts';
import { hrefOf } from './routeLocation.ts';
import type { GuardArgs, Redirect, RouteObject } from './routeObject.ts';

export const requireLogin = (args: GuardArgs): Redirect | undefined =>
  isLoggedIn(args.account) ? undefined : { to: loginPath(hrefOf(args)), message: LOGIN_REQUIRED };

/** Where a route leads whoever must not see its page, never to another `origin`; undefined for everybody else. */
export function guard(
  route: RouteObject,
  { pathname, search }: Path,
  account: Account,
  origin: string,
): Redirect | undefined {
  const args = { account, pathname, searchParams: new URLSearchParams(search) };
  if (route.guestOnly && isLoggedIn(account))
    return { to: safeReturnPath(args.searchParams.get('redirect'), origin) ?? paths.home };
  return (route.needsLogin ? requireLogin(args) : undefined) ?? route.redirect?.(args);
}

export const LOGIN_REQUIRED = '请先登录';

export const withReturn = (loginPage: string, from: string | undefined): string =>
  from === undefined ? loginPage : `${loginPage}?redirect=${encodeURIComponent(from)}`;

export const loginPath = (from: string): string => withReturn(paths.login, from);
