import { useMutation } from '@tanstack/react-query';
import { isLoggedIn } from '#domain/account.ts';
import type { HistoryEntry } from '#domain/comic.ts';
import { useCore, useService, useSession } from '#platform/core.ts';
import { listChange } from '#platform/query/changePages.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { comicKeys, progressDependents } from './comicQueries.ts';
import { readingOf } from './readingStore.ts';

/** Deletes comics, or all that are `shown` and the rest, from the reading history of this device and, logged in, of the server. */
export function useDeleteHistory(shown: readonly string[]) {
  const { api, patches, queryClient, toasts } = useCore();
  const reading = useService(readingOf);
  const account = useSession((state) => state.account);

  const { isPending, mutate } = useMutation({
    async mutationFn(ids: readonly string[] | 'all') {
      if (isLoggedIn(account)) await api.comics.clearHistory(ids);
    },
    onSuccess(_, ids) {
      if (ids === 'all') reading.clear();
      else reading.remove(ids);
      const keys = comicKeys(account.uid);
      const deleted = new Set(ids === 'all' ? shown : ids);
      patches.make(
        listChange<HistoryEntry>(keys.readHistory(), (entry) => (deleted.has(entry.id) ? undefined : entry)),
      );
      invalidate(queryClient, [...progressDependents(account.uid), keys.localHistory()]);
      toasts.show({ type: 'success', text: '已删除' });
    },
  });
  const drop = (ids: readonly string[] | 'all') => isPending || mutate(ids);

  return { pending: isPending, remove: (ids: readonly string[]) => drop(ids), clear: () => drop('all') };
}
