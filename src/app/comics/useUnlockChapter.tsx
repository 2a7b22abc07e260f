import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { ApiError, isSilent } from '#api/ApiError.ts';
import { missingDiamondsOf } from '#api/errorDetail.ts';
import type { ChapterPages } from '#domain/comic.ts';
import { shortfallOf } from '#domain/download.ts';
import { Code } from '#domain/envelope.ts';
import { paths } from '#domain/paths.ts';
import { InsufficientDialog } from '#screens/dialogs/InsufficientDialog/InsufficientDialog.tsx';
import { usePortal, useSession } from '../portal.ts';
import { storageKey } from '../storage.ts';
import { useOpen } from '../useOpen.ts';
import { useQueries } from '../useQueries.ts';

const OPEN_BY_NOW: readonly number[] = [Code.alreadyDone, Code.priceChanged, Code.chapterLocked];

/**
 * Buys the chapter on a tap. A retry, even after a reload, repeats the same intent, so one chapter is never paid
 * twice; too few diamonds, by the server's word, lead to recharge and back here.
 */
export function useUnlockChapter(chapter: ChapterPages | undefined): { unlock: () => void; unlocking: boolean; dialog: ReactNode } {
  const { api, device, queryClient, storage, toasts, walletChanged } = usePortal();
  const uid = useSession((state) => state.account.uid);
  const { comics } = useQueries();
  const open = useOpen();
  const [missing, setMissing] = useState<number>();
  const [asking, setAsking] = useState(false);

  const key = storageKey.purchaseIntent(uid, `chapter-${chapter?.cid ?? ''}`);
  const intentId = (): string => {
    const kept = storage.read(key, v.pipe(v.string(), v.uuid()), '');
    const id = kept || device.newId();
    storage.write(key, id);
    return id;
  };
  const readAnew = async ({ bookId, cid }: ChapterPages) => {
    walletChanged();
    void queryClient.invalidateQueries({ queryKey: comics.chapters(bookId).queryKey });
    await queryClient.invalidateQueries({ queryKey: comics.chapter(bookId, cid).queryKey });
  };

  const mutation = useMutation({
    async mutationFn(bought: ChapterPages) {
      const price = bought.lock?.price;
      await api.comics.unlock(bought.bookId, bought.cid, { requestId: intentId(), ...(price != null && { shownPrice: price }) });
      storage.remove(key);
      // Busy until the rest is there, so that nobody taps a lock that is open.
      await readAnew(bought);
    },
    async onError(error, bought) {
      if (isSilent(error)) return;
      if (!(error instanceof ApiError) || error.kind !== 'business') return toasts.show({ type: 'error', text: '网络异常，请重试（不会重复扣费）' });
      storage.remove(key);
      if (error.code === Code.insufficientDiamonds) {
        const said = missingDiamondsOf(error);
        setMissing(shortfallOf(said?.need ?? bought.lock?.price ?? 0, said?.have ?? 0));
        return setAsking(true);
      }
      toasts.show({ type: 'error', text: error.message });
      if (error.code !== undefined && OPEN_BY_NOW.includes(error.code)) await readAnew(bought);
    },
  });

  return {
    unlock: () => chapter && !mutation.isPending && mutation.mutate(chapter),
    unlocking: mutation.isPending,
    dialog: missing !== undefined && chapter && (
      <InsufficientDialog
        open={asking}
        shortfall={missing}
        onCancel={() => setAsking(false)}
        onRecharge={() => open(paths.rechargeForChapter(chapter.bookId, chapter.cid))}
      />
    ),
  };
}
