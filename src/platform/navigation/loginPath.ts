import { paths } from '#domain/paths.ts';

export const LOGIN_REQUIRED = '请先登录';

/** The path of a login page, with the path to return to. */
export const withReturn = (loginPage: string, from: string | undefined): string =>
  from === undefined ? loginPage : `${loginPage}?redirect=${encodeURIComponent(from)}`;

export const loginPath = (from: string): string => withReturn(paths.login, from);
