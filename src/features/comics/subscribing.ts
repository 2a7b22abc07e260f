import type { Comic, ComicDetail } from '#domain/comic.ts';
import { createService } from '#platform/core.ts';
import { createOptimisticToggle } from '#platform/query/optimisticToggle.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { comicKeys } from './comicQueries.ts';

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
        changeOf: (uid, shown) => (client, predicate) =>
          client.setQueriesData<ComicDetail>(
            { queryKey: comicKeys(uid).comic(id), predicate },
            (comic) => comic && { ...comic, subscribed: shown.on, subscribeCount: shown.count },
          ),
        refetched: (uid) => [comicKeys(uid).comic(id)],
        onSettled: (uid) => invalidate(core.queryClient, [comicKeys(uid).subscriptions()]),
      }),
  };
});
