import { paths } from '#domain/paths.ts';

/** Said to whoever wants what needs a login, on the way there (product.md §2.0). */
export const LOGIN_REQUIRED = '请先登录';

/** The address of a login page, with the way back to where somebody was. */
export const withReturn = (loginPage: string, from: string | undefined): string =>
  from === undefined ? loginPage : `${loginPage}?redirect=${encodeURIComponent(from)}`;

export const loginPath = (from: string): string => withReturn(paths.login, from);
