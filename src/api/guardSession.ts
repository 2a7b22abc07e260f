import { ApiError } from './ApiError.ts';
import { ERROR_TEXT } from './errorText.ts';
import type { Session } from './Session.ts';

/** Ties one request to the session it was sent in. */
export type SessionGuard = {
  /** The outcome, or `cancelled` when the session has changed meanwhile. */
  rejectIfStale<T>(outcome: Promise<T>): Promise<T>;
  /** The server said code 2: ends the session, once (spec §8). */
  expire(): void;
};

/** A request that belongs to no session: device init, login itself, outside addresses. */
export const NO_GUARD: SessionGuard = { rejectIfStale: (outcome) => outcome, expire: () => undefined };

/** Guards requests by the session they were sent in, so that any number of code 2 answers is one expiry. */
export function guardSession(session: Session): () => SessionGuard {
  let lastExpired: number | undefined;
  return () => {
    const authVersion = session.authVersion();
    const assertFresh = () => {
      if (session.authVersion() !== authVersion) throw new ApiError('cancelled', ERROR_TEXT.cancelled);
    };
    return {
      rejectIfStale: (outcome) =>
        outcome.then(
          (value) => {
            assertFresh();
            return value;
          },
          (error: unknown) => {
            assertFresh();
            throw error;
          },
        ),
      expire() {
        if (session.authVersion() !== authVersion || lastExpired === authVersion) return;
        lastExpired = authVersion;
        session.expire();
      },
    };
  };
}
