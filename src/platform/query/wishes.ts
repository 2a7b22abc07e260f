import { ApiError, isRefusal, isHandled, messageOf } from '#api/ApiError.ts';
import { ERROR_TEXT } from '#api/errorText.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Core } from '../core.ts';
import type { CacheChange } from './cachePatches.ts';
import { createWish, type Said, type Wish } from './lastWish.ts';

export type WishesDeps = Pick<Core, 'session' | 'patches' | 'toasts' | 'promptLogin'>;

/** Something a person switches on and off: a like, a follow, a subscription. */
export type Mark = {
  /** What is marked, and how: one question at a time is under way for it. */
  key: string;
  said: Said;
  send: (on: boolean) => Promise<Said>;
  /** Writes the mark into every cached copy. */
  changeOf: (uid: string, face: Said) => CacheChange;
  onSettled?: (uid: string, said: Said) => void;
};

/** A refusal is an answer; after anything else nobody knows whether the server did it. */
const isUnclear = (error: unknown): boolean =>
  !isRefusal(error) && !(error instanceof ApiError && error.kind === 'cancelled');

/**
 * Marks are shown at once, the last wish wins, and one that is refused is rolled back; a visitor goes to login instead.
 * Gives what toggles a mark.
 */
export function createWishes({ session, patches, toasts, promptLogin }: WishesDeps): (mark: Mark) => void {
  const wishes = new Map<string, Wish>();

  // What was wished for in one session is nobody's wish in the next.
  session.subscribe((state, former) => {
    if (state.authVersion !== former.authVersion) wishes.clear();
  });

  const begin = ({ key, said, send, changeOf, onSettled }: Mark): Wish => {
    const {
      authVersion,
      generation,
      account: { uid },
    } = session.getState();
    const isOver = () => session.getState().authVersion !== authVersion;
    let face = said;
    const patch = patches.open((client, concerns) => changeOf(uid, face)(client, concerns));
    return createWish({
      said,
      // Never in the name of whoever is here next.
      send: async (on) => {
        if (isOver()) throw new ApiError('cancelled', ERROR_TEXT.cancelled);
        return send(on);
      },
      isUnclear: (error) => !isOver() && isUnclear(error),
      show(next) {
        face = next;
        // Else everything cached was dropped, and what is there now knows better.
        if (session.getState().generation === generation) patch.apply();
      },
      onFailure(error) {
        if (!isOver() && !isHandled(error)) toasts.show({ type: 'error', text: messageOf(error) });
      },
      onSettled(last) {
        patch.close();
        if (isOver()) return;
        wishes.delete(key);
        onSettled?.(uid, last);
      },
    });
  };

  return (mark) => {
    if (!isLoggedIn(session.getState().account)) return promptLogin();
    const wish = wishes.get(mark.key) ?? begin(mark);
    wishes.set(mark.key, wish);
    wish.toggle();
  };
}
