import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isSilent } from '#api/ApiError.ts';
import type { Api } from '#api/createApi.ts';
import { ERROR_TEXT } from '#api/errorText.ts';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { Comic, ComicDetail } from '#domain/comic.ts';
import type { CacheChange, CachePatches } from '../cachePatches.ts';
import type { SessionStore } from '../session.ts';
import { createWish, type Said, type Wish } from '../square/lastWish.ts';

export type Subscribable = Pick<Comic, 'id' | 'subscribed' | 'subscribeCount'>;

/** Subscribing to books: shown at once, last wish wins, rolled back when refused. A visitor goes to login instead. */
export type Subscribing = { toggle(comic: Subscribable): void };

export type SubscribingWorld = {
  api: Pick<Api, 'comics'>;
  session: SessionStore;
  queryClient: QueryClient;
  patches: CachePatches;
  toastError: (text: string) => void;
  goToLogin: () => void;
};

/** Shows it where it is seen: on the book's own page. */
const subscriptionChange = (uid: Account['uid'], id: string, { on, count }: Said): CacheChange => (client, predicate) =>
  client.setQueriesData<ComicDetail>({ queryKey: [uid, 'comic', id], predicate }, (comic) =>
    comic && (comic.subscribed !== on || comic.subscribeCount !== count) ? { ...comic, subscribed: on, subscribeCount: count } : comic,
  );

/** A refusal is an answer; after anything else nobody knows whether the server did it. */
const isUnclear = (error: unknown): boolean => !(error instanceof ApiError && (error.kind === 'business' || error.kind === 'cancelled'));

export function createSubscribing({ api: { comics }, session, queryClient, patches, toastError, goToLogin }: SubscribingWorld): Subscribing {
  const wishes = new Map<string, Wish>();

  session.subscribe((state, former) => {
    if (state.epoch !== former.epoch) wishes.clear();
  });

  const begin = ({ id, subscribed, subscribeCount }: Subscribable): Wish => {
    const { epoch, generation, account: { uid } } = session.getState();
    const isOver = () => session.getState().epoch !== epoch;
    let face: Said = { on: subscribed, count: subscribeCount };
    const patch = patches.open((client, concerns) => subscriptionChange(uid, id, face)(client, concerns));
    return createWish({
      said: face,
      async send(on) {
        // Never in the name of whoever is here next.
        if (isOver()) throw new ApiError('cancelled', ERROR_TEXT.cancelled);
        const said = await comics.subscribe(id, on);
        return { on: said.subscribed, count: said.subscribeCount };
      },
      isUnclear: (error) => !isOver() && isUnclear(error),
      show(next) {
        face = next;
        if (session.getState().generation === generation) patch.apply();
      },
      onFailure(error) {
        if (!isOver() && !isSilent(error)) toastError(error instanceof Error ? error.message : String(error));
      },
      onSettled() {
        patch.close();
        if (isOver()) return;
        wishes.delete(id);
        void queryClient.invalidateQueries({ queryKey: [uid, 'subscriptions'] });
      },
    });
  };

  return {
    toggle(comic) {
      if (!isLoggedIn(session.getState().account)) return goToLogin();
      const wish = wishes.get(comic.id) ?? begin(comic);
      wishes.set(comic.id, wish);
      wish.toggle();
    },
  };
}
