import { useCore, useSession } from '#platform/core.ts';
import { comicKeys } from '#features/comics/comicQueries.ts';
import { withoutBooks } from './comicChanges.ts';
import { useTask } from './useTask.ts';

/** Gives up several subscriptions at once; those the server refused stay. */
export function useUnsubscribe() {
  const { api, patches, queryClient, toasts } = useCore();
  const uid = useSession((state) => state.account.uid);
  const { pending, run } = useTask();

  const ask = async (ids: readonly string[]) => {
    const answers = await Promise.allSettled(ids.map((id) => api.comics.subscribe(id, false)));
    const done = ids.filter((_, index) => answers[index]?.status === 'fulfilled');
    const failure = answers.find((answer) => answer.status === 'rejected');
    if (done.length === 0 && failure) throw failure.reason;
    return { done, failure };
  };
  const settle = ({ done, failure }: Awaited<ReturnType<typeof ask>>) => {
    patches.make(withoutBooks(uid, 'subscriptions', new Set(done)));
    void queryClient.invalidateQueries({ queryKey: comicKeys(uid).subscriptions() });
    for (const id of done) void queryClient.invalidateQueries({ queryKey: comicKeys(uid).comic(id) });
    toasts.show(
      failure ? { type: 'error', text: '部分漫画取消失败，请重试' } : { type: 'success', text: '已取消订阅' },
    );
  };
  return { pending, unsubscribe: (ids: readonly string[]) => void run(() => ask(ids), settle) };
}
