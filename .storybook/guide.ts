/** What the docs page of a component tells beside its stories and props. Chinese: designers read it. */
export type Guide = {
  /** What it is for, in a sentence. */
  use: string;
  /** When something else is right, and what. */
  avoid: string;
  /** Role and name as assistive technology meets them. */
  role: string;
  /** What each key does; left out when no key does anything. */
  keys?: Readonly<Record<string, string>>;
  /** How high a device shows it whole, in px; 320. */
  height?: number;
};
