import { useService, useCore, useSession } from '#platform/core.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { isLoggedIn } from '#domain/account.ts';
import { readingOf } from './readingStore.ts';
import { comicKeys, progressDependents } from './comicQueries.ts';
import { withoutBooks } from './comicChanges.ts';
import { useTask } from './useTask.ts';

/** Takes books, or all that are `shown` and the rest, out of the reading history: of this device, and of the server for somebody logged in. */
export function useDeleteHistory(shown: readonly string[]) {
  const { api, patches, queryClient, toasts } = useCore();
  const reading = useService(readingOf);
  const account = useSession((state) => state.account);
  const { pending, run } = useTask();

  const forget = (ids: readonly string[] | 'all') => {
    if (ids === 'all') reading.clear();
    else reading.remove(ids);
    patches.make(withoutBooks(account.uid, 'readHistory', new Set(ids === 'all' ? shown : ids)));
    invalidate(queryClient, [...progressDependents(account.uid), comicKeys(account.uid).localHistory()]);
    toasts.show({ type: 'success', text: '已删除' });
  };
  const ask = (ids: readonly string[] | 'all') =>
    isLoggedIn(account) ? api.comics.clearHistory(ids) : Promise.resolve();
  const drop = (ids: readonly string[] | 'all') =>
    run(
      () => ask(ids),
      () => forget(ids),
    );

  return {
    pending,
    remove: (ids: readonly string[]) => void drop(ids),
    clear: () => void drop('all'),
  };
}
