import type { Account } from '#domain/account.ts';
import type { Comic, ComicDetail } from '#domain/comic.ts';
import { createService } from '#platform/core.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { createOptimisticToggle, type ToggleState } from '#platform/query/optimisticToggle.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { comicKeys } from './comicQueries.ts';

/** A subscription shows on the comic's own page. */
const subscriptionChange =
  (uid: Account['uid'], id: string, { on, count }: ToggleState): CacheUpdate =>
  (client, predicate) =>
    client.setQueriesData<ComicDetail>({ queryKey: comicKeys(uid).comic(id), predicate }, (comic) =>
      comic && (comic.subscribed !== on || comic.subscribeCount !== count)
        ? { ...comic, subscribed: on, subscribeCount: count }
        : comic,
    );

/** Subscribing to comics, as an optimistic toggle. */
export const subscribingOf = createService((core) => {
  const toggle = createOptimisticToggle(core);
  return {
    toggle: ({ id, subscribed, subscribeCount }: Pick<Comic, 'id' | 'subscribed' | 'subscribeCount'>) =>
      toggle({
        key: id,
        state: { on: subscribed, count: subscribeCount },
        async send(on) {
          const answer = await core.api.comics.subscribe(id, on);
          return { on: answer.subscribed, count: answer.subscribeCount };
        },
        changeOf: (uid, shown) => subscriptionChange(uid, id, shown),
        refetched: (uid) => [comicKeys(uid).comic(id)],
        onSettled: (uid) => invalidate(core.queryClient, [comicKeys(uid).subscriptions()]),
      }),
  };
});
