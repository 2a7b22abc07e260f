import { isLoggedIn } from '#domain/account.ts';
import { usePortal, useSession } from '#app/portal.ts';
import { withoutBooks } from './comicChanges.ts';
import { useTask } from './useTask.ts';

/** The questions that tell where somebody stopped, besides the history itself. */
const WITH_PLACES = ['comic', 'comicHome', 'chapters', 'subscriptions'] as const;

/** Takes books, or all that are `shown` and the rest, out of the reading history: of this device, and of the server for somebody logged in. */
export function useDeleteHistory(shown: readonly string[]) {
  const { api, reading, patches, queryClient, toasts } = usePortal();
  const account = useSession((state) => state.account);
  const { pending, run } = useTask();

  const forget = (ids: readonly string[] | 'all') => {
    if (ids === 'all') reading.clear();
    else reading.remove(ids);
    patches.make(withoutBooks(account.uid, 'readHistory', new Set(ids === 'all' ? shown : ids)));
    void queryClient.invalidateQueries({ queryKey: [account.uid, 'readHistory'] });
    void queryClient.invalidateQueries({ queryKey: [account.uid, 'localHistory'] });
    for (const part of WITH_PLACES) void queryClient.invalidateQueries({ queryKey: [account.uid, part] });
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
