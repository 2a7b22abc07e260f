import { createService } from '#platform/core.ts';
import type { Api } from '#api/createApi.ts';
import type { Account } from '#domain/account.ts';
import type { Comic, ComicDetail } from '#domain/comic.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { createOptimisticToggle, type ToggleDeps, type ToggleState } from '#platform/query/optimisticToggle.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { comicKeys } from './comicQueries.ts';

export type Subscribable = Pick<Comic, 'id' | 'subscribed' | 'subscribeCount'>;

/** Subscribing to comics, as an optimistic toggle. */
export type Subscribing = { toggle(comic: Subscribable): void };

export type SubscribingDeps = ToggleDeps & { api: Pick<Api, 'comics'> };

/** A subscription shows on the comic's own page. */
const subscriptionChange =
  (uid: Account['uid'], id: string, { on, count }: ToggleState): CacheUpdate =>
  (client, predicate) =>
    client.setQueriesData<ComicDetail>({ queryKey: comicKeys(uid).comic(id), predicate }, (comic) =>
      comic && (comic.subscribed !== on || comic.subscribeCount !== count)
        ? { ...comic, subscribed: on, subscribeCount: count }
        : comic,
    );

export const subscribingOf = createService(createSubscribing);

export function createSubscribing({ api: { comics }, ...deps }: SubscribingDeps): Subscribing {
  const toggle = createOptimisticToggle(deps);
  return {
    toggle: ({ id, subscribed, subscribeCount }) =>
      toggle({
        key: id,
        state: { on: subscribed, count: subscribeCount },
        async send(on) {
          const answer = await comics.subscribe(id, on);
          return { on: answer.subscribed, count: answer.subscribeCount };
        },
        changeOf: (uid, shown) => subscriptionChange(uid, id, shown),
        refetched: (uid) => [comicKeys(uid).comic(id)],
        onSettled: (uid) => invalidate(deps.queryClient, [comicKeys(uid).subscriptions()]),
      }),
  };
}
