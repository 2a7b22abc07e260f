/** How asking for one kind of code stands. */
export type CodeAsking = {
  /** Seconds until the next code may be asked for; 0 when it may. */
  secondsLeft: number;
  /** A code is being asked for. */
  requesting: boolean;
};
