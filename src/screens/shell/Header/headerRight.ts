/** What stands at the right of the header. `unknown`: init is still running, so the place is kept free. */
export type HeaderRight = 'unknown' | 'download' | 'account' | 'login';

export type HeaderRightFacts = {
  /** Whether device init has answered, well or badly. */
  initDone: boolean;
  /** The server config holds a bundle or a package address. */
  hasApp: boolean;
  loggedIn: boolean;
};

/** The first that applies: the app's picture, the person's avatar, the login button (spec §2, "Header"). */
export function headerRight({ initDone, hasApp, loggedIn }: HeaderRightFacts): HeaderRight {
  if (!initDone) return 'unknown';
  if (hasApp) return 'download';
  return loggedIn ? 'account' : 'login';
}
