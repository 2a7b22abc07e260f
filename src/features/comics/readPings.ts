import { READ_PING_SECONDS } from '#domain/task.ts';

/** Who does nothing for so long has put the book down. */
const IDLE_MS = 60_000;

/** How often it is looked whether somebody reads. */
export const STEP_MS = 5000;

export type ReadPings = {
  /** The reader moved: they are there. */
  sign: (now: number) => void;
  /** Another step in front of the reader's eyes has passed. */
  step: (now: number) => void;
};

/** Adds up the time somebody really reads and tells of every full half minute of it. */
export function createReadPings(begunAt: number, report: (seconds: number) => void): ReadPings {
  let lastSignAt = begunAt;
  let readMs = 0;
  return {
    sign(now) {
      lastSignAt = now;
    },
    step(now) {
      if (now - lastSignAt >= IDLE_MS) return;
      readMs += STEP_MS;
      if (readMs < READ_PING_SECONDS * 1000) return;
      readMs = 0;
      report(READ_PING_SECONDS);
    },
  };
}
