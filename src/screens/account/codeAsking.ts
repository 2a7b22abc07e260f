/** How asking for one kind of code stands. */
export type CodeAsking = {
  /** Seconds until the next code may be asked for a number, or for the one that is bound; 0 when it may. */
  secondsLeft: (phone?: string) => number;
  /** A code is being asked for. */
  requesting: boolean;
};
