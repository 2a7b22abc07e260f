import { paths } from '#domain/paths.ts';

/** The address of a login page, with the way back to where somebody was. */
export const withReturn = (loginPage: string, from: string | undefined): string =>
  from === undefined ? loginPage : `${loginPage}?redirect=${encodeURIComponent(from)}`;

export const loginPath = (from: string): string => withReturn(paths.login, from);
