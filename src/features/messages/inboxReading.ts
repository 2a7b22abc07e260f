import type { InfiniteData } from '@tanstack/react-query';
import { isNotFound, messageOf } from '#api/ApiError.ts';
import type { Api } from '#api/createApi.ts';
import type { Message, MessagePage } from '#domain/message.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { useCore, type Core } from '#platform/core.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { listChange } from '#platform/query/changePages.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { runMutation } from '#platform/query/queryClient.ts';
import { accountKeys } from '../account/accountQueries.ts';
import { messageKeys } from './messageQueries.ts';

type InboxDeps = Pick<Core, 'session' | 'queryClient' | 'patches'> & { api: Pick<Api, 'messages'> };

type Pages = InfiniteData<MessagePage>;

/** Which messages show as read, and what becomes of every count of the unread. */
type Shown = { isRead: (message: Message) => boolean; count: (unread: number) => number };

/** Where messages and the number of the unread are cached: the inbox, the header, and 我的 with its entry 消息. */
function inboxChange(uid: string, shown: Shown): CacheUpdate {
  return (client, predicate) => {
    listChange<Message>(messageKeys(uid).inbox(), (message) => {
      const read = shown.isRead(message);
      return message.read === read ? message : { ...message, read };
    })(client, predicate);
    client.setQueriesData<MessagePage>({ queryKey: messageKeys(uid).messages(), predicate }, (page) =>
      page?.unread === undefined ? page : { ...page, unread: shown.count(page.unread) },
    );
    client.setQueriesData<UserStatus>(
      { queryKey: accountKeys(uid).status(), predicate },
      (status) => status && { ...status, unread: shown.count(status.unread) },
    );
  };
}

type Reading<T> = { shown: Shown; former: Shown; send: () => Promise<T> };

/** The optimistic update around a call that reads messages, and its rollback. */
function optimisticReading<T>({ session, queryClient, patches }: InboxDeps, { shown, former, send }: Reading<T>) {
  const { uid } = session.getState().account;
  const patch = patches.open(inboxChange(uid, shown));
  return {
    mutationFn: send,
    onError: () => patch.rollback(inboxChange(uid, former)),
    onSettled() {
      patch.close();
      // Another device may have read too, or more may have come: the count computed here is a stand-in.
      invalidate(queryClient, [messageKeys(uid).messages(), accountKeys(uid).status()]);
    },
  };
}

function cachedInbox({ session, queryClient }: InboxDeps) {
  const { inbox, messages } = messageKeys(session.getState().account.uid);
  const listed = queryClient.getQueryData<Pages>(inbox())?.pages.flatMap(({ records }) => records) ?? [];
  const unreadIds = new Set(listed.filter(({ read }) => !read).map(({ id }) => id));
  return { listed, unreadIds, unread: queryClient.getQueryData<MessagePage>(messages())?.unread ?? unreadIds.size };
}

/** Fetches a message, which reads it on the server: it shows as read at once. */
export function openMessage(deps: InboxDeps, id: string): Promise<Message> {
  const { listed, unreadIds } = cachedInbox(deps);
  const step = unreadIds.has(id) ? 1 : 0;
  const reading = optimisticReading(deps, {
    shown: {
      isRead: (message) => message.read || message.id === id,
      count: (unread) => Math.max(0, unread - step),
    },
    former: {
      isRead: (message) => message.read && (step === 0 || message.id !== id),
      count: (unread) => unread + step,
    },
    send: () => deps.api.messages.open(id),
  });
  // The sheet shows a listed message all the same; otherwise it shows the error itself.
  const isListed = listed.some((message) => message.id === id);
  const errorText = (error: Error) => (isListed && !isNotFound(error) ? messageOf(error) : undefined);
  return runMutation(deps.queryClient, { ...reading, meta: { errorText } }, undefined);
}

export function readAllMessages(deps: InboxDeps): Promise<number> {
  const { unreadIds, unread } = cachedInbox(deps);
  const reading = optimisticReading(deps, {
    shown: { isRead: () => true, count: () => 0 },
    former: { isRead: (message) => message.read && !unreadIds.has(message.id), count: () => unread },
    send: () => deps.api.messages.readAll(),
  });
  return runMutation(deps.queryClient, reading, undefined);
}

export function useReadAllMessages(): () => void {
  const core = useCore();
  return () =>
    void readAllMessages(core).then(
      () => core.toasts.show({ type: 'success', text: '已全部标为已读' }),
      () => undefined,
    );
}
