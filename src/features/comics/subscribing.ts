import { createService } from '#platform/core.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/createApi.ts';
import type { Account } from '#domain/account.ts';
import type { Comic, ComicDetail } from '#domain/comic.ts';
import type { CacheChange } from '#platform/query/cachePatches.ts';
import type { Said } from '#platform/query/lastWish.ts';
import { createWishes, type WishesDeps } from '#platform/query/wishes.ts';
import { comicKeys } from '#features/comics/comicQueries.ts';

export type Subscribable = Pick<Comic, 'id' | 'subscribed' | 'subscribeCount'>;

/** Subscribing to books: shown at once, last wish wins, rolled back when refused. A visitor goes to login instead. */
export type Subscribing = { toggle(comic: Subscribable): void };

export type SubscribingDeps = WishesDeps & { api: Pick<Api, 'comics'>; queryClient: QueryClient };

/** Shows it where it is seen: on the book's own page. */
const subscriptionChange =
  (uid: Account['uid'], id: string, { on, count }: Said): CacheChange =>
  (client, predicate) =>
    client.setQueriesData<ComicDetail>({ queryKey: comicKeys(uid).comic(id), predicate }, (comic) =>
      comic && (comic.subscribed !== on || comic.subscribeCount !== count)
        ? { ...comic, subscribed: on, subscribeCount: count }
        : comic,
    );

/** That of a portal. */
export const subscribingOf = createService(createSubscribing);

export function createSubscribing({ api: { comics }, queryClient, ...world }: SubscribingDeps): Subscribing {
  const toggle = createWishes(world);
  return {
    toggle: ({ id, subscribed, subscribeCount }) =>
      toggle({
        key: id,
        said: { on: subscribed, count: subscribeCount },
        async send(on) {
          const said = await comics.subscribe(id, on);
          return { on: said.subscribed, count: said.subscribeCount };
        },
        changeOf: (uid, face) => subscriptionChange(uid, id, face),
        onSettled: (uid) => void queryClient.invalidateQueries({ queryKey: comicKeys(uid).subscriptions() }),
      }),
  };
}
