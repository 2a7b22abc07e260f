import { isNotFound, isHandled, messageOf } from '#api/ApiError.ts';
import { ready } from '#domain/loadable.ts';
import type { Message } from '#domain/message.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import type { OpenedMessage } from '#screens/messages/Messages/MessageSheet.tsx';
import { useCore, useSession } from '#platform/core.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { messageKeys } from '#features/messages/messageQueries.ts';
import { openMessage } from './inboxReading.ts';

/** The message the address names: shown from the list at once, while it is asked for, which is what reads it. */
export function useOpenedMessage(
  id: string | null,
  listed: readonly Message[],
): { opened: OpenedMessage | undefined; retry: () => void } {
  const portal = useCore();
  const uid = useSession((state) => state.account.uid);
  const known = id !== null && isSafeId(id);
  const inList = listed.find((message) => message.id === id);

  const ask = async () => {
    try {
      return await openMessage(portal, id ?? '');
    } catch (error) {
      // The sheet stands and says nothing of it: only the row is unread again.
      if (inList && !isHandled(error) && !isNotFound(error))
        portal.toasts.show({ type: 'error', text: messageOf(error) });
      throw error;
    }
  };
  const question = useQuery({
    queryKey: messageKeys(uid).message(id),
    queryFn: ask,
    enabled: known,
    staleTime: Infinity,
    retry: false,
  });

  const openedOf = (): OpenedMessage | undefined => {
    if (id === null) return undefined;
    if (!known || isNotFound(question.error)) return { state: 'gone' };
    return inList && question.data === undefined ? ready(inList) : toLoadable(question);
  };
  return { opened: openedOf(), retry: () => void question.refetch() };
}
