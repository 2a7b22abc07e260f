import { useMutation } from '@tanstack/react-query';
import type { Comic } from '#domain/comic.ts';
import { useCore, useSession } from '#platform/core.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { listChange } from '#platform/query/changePages.ts';
import { comicKeys } from './comicQueries.ts';

/** Ends several subscriptions at once; those the server refused stay. */
export function useUnsubscribe() {
  const { api, patches, queryClient, session, toasts } = useCore();
  const uid = useSession((state) => state.account.uid);

  const { isPending, mutate } = useMutation({
    async mutationFn(ids: readonly string[]) {
      const { authVersion } = session.getState();
      const answers = await Promise.allSettled(ids.map((id) => api.comics.subscribe(id, false)));
      const done = ids.filter((_, index) => answers[index]?.status === 'fulfilled');
      const failure = answers.find((answer) => answer.status === 'rejected');
      if (failure && (done.length === 0 || session.getState().authVersion !== authVersion)) throw failure.reason;
      return { done, isPartial: failure !== undefined };
    },
    onSuccess({ done, isPartial }) {
      const keys = comicKeys(uid);
      patches.make(listChange<Comic>(keys.subscriptions(), (comic) => (done.includes(comic.id) ? undefined : comic)));
      invalidate(queryClient, [keys.subscriptions(), ...done.map((id) => keys.comic(id))]);
      toasts.show(
        isPartial ? { type: 'error', text: '部分漫画取消失败，请重试' } : { type: 'success', text: '已取消订阅' },
      );
    },
  });
  return { pending: isPending, unsubscribe: (ids: readonly string[]) => isPending || mutate(ids) };
}
