/** What the request layer must know of who is logged in. The app implements it. */
export type Session = {
  /** The user id, `''` for a visitor. */
  uid(): string;
  /** The token, `''` for a visitor. */
  token(): string;
  /** The channel from the page address, `'0'` without one (spec §9). */
  channelId(): string;
  /** A number that rises with every login, logout and expiry, also those of another tab. */
  authVersion(): number;
  /** Logs out locally, without a call, and goes to login (spec §8, code 2). Must raise `authVersion`. */
  expire(): void;
};
