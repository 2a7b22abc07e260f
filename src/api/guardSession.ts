import { ApiError } from './ApiError.ts';
import { ERROR_TEXT } from './errorText.ts';
import type { Session } from './Session.ts';

/** One request's tie to the session it was made in. */
export type SessionGuard = {
  /** The outcome, unless that session is over by then: `cancelled`, whatever came, for nobody is left to hear it. */
  keep<T>(outcome: Promise<T>): Promise<T>;
  /** The server said code 2: ends the session, once (spec §8). */
  expire(): void;
};

/** A request that belongs to no session: device init, login itself, outside addresses. */
export const NO_GUARD: SessionGuard = { keep: (outcome) => outcome, expire: () => undefined };

/** Ties requests to the session at the moment they are made, so that one storm of code 2 is one expiry. */
export function guardSession(session: Session): () => SessionGuard {
  let lastExpired: number | undefined;
  return () => {
    const authVersion = session.authVersion();
    const refuseLate = () => {
      if (session.authVersion() !== authVersion) throw new ApiError('cancelled', ERROR_TEXT.cancelled);
    };
    return {
      keep: (outcome) =>
        outcome.then(
          (value) => {
            refuseLate();
            return value;
          },
          (error: unknown) => {
            refuseLate();
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
