/** What the request layer needs to know of the session. The app implements it. */
export type Session = {
  /** The user id, `''` for a visitor. */
  uid(): string;
  /** The token, `''` for a visitor. */
  token(): string;
  /** The channel from the page address, `'0'` without one (spec §9). */
  channelId(): string;
  /** Incremented on every login, logout and expiry, also in another tab: answers to requests of an older version are dropped. */
  authVersion(): number;
  /** Logs out locally, without a call, and goes to login (spec §8, code 2). Must increment `authVersion`. */
  expire(): void;
};
