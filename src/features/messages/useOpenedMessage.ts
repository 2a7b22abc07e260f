import { useQuery } from '@tanstack/react-query';
import { ready, type Findable } from '#domain/loadable.ts';
import type { Message } from '#domain/message.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { useCore, useSession } from '#platform/core.ts';
import { useFindable } from '#platform/query/useLoadable.ts';
import { messageKeys } from './messageQueries.ts';
import { openMessage } from './inboxReading.ts';

/** The message the address names: shown from the list at once, while it is fetched, which reads it on the server. */
export function useOpenedMessage(id: string | null, listed: readonly Message[]) {
  const core = useCore();
  const uid = useSession((state) => state.account.uid);
  const validId = id !== null && isSafeId(id);
  const inList = listed.find((message) => message.id === id);

  const query = useQuery({
    queryKey: messageKeys(uid).message(id),
    queryFn: () => openMessage(core, id ?? ''),
    enabled: validId,
    staleTime: Infinity,
    retry: false,
  });

  const message = useFindable(query, validId);
  const openedOf = (): Findable<Message> | undefined => {
    if (id === null) return undefined;
    const isPending = message.state === 'loading' || message.state === 'failed';
    return inList && isPending ? ready(inList) : message;
  };
  return { opened: openedOf(), retry: () => void query.refetch() };
}
