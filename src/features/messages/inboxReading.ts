import { invalidate } from '#platform/query/invalidate.ts';
import type { InfiniteData } from '@tanstack/react-query';
import type { Api } from '#api/createApi.ts';
import type { Account } from '#domain/account.ts';
import type { Message, MessagePage } from '#domain/message.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import type { CacheChange } from '#platform/query/cachePatches.ts';
import type { Core } from '#platform/core.ts';
import { messageKeys } from '#features/messages/messageQueries.ts';
import { accountKeys } from '#features/account/accountQueries.ts';

type World = Pick<Core, 'session' | 'queryClient' | 'patches'> & { api: Pick<Api, 'messages'> };

type Pages = InfiniteData<MessagePage>;

/** What an inbox looks like: which messages are read, and what becomes of every count of the unread. */
type Face = { isRead: (message: Message) => boolean; count: (unread: number) => number };

/** Where the unread are counted: the header, and 我的 with its entry 消息. */
const countKeys = (uid: Account['uid']) => [messageKeys(uid).messages(), accountKeys(uid).status()];

const keep = (unread: number): number => unread;

const showMessages = (page: MessagePage, { isRead }: Face): MessagePage => ({
  ...page,
  records: page.records.map((message) =>
    message.read === isRead(message) ? message : { ...message, read: isRead(message) },
  ),
});

/** Shows the face wherever messages are cached: see `createQueries`. */
function showAs(uid: Account['uid'], face: Face): CacheChange {
  return (client, predicate) => {
    client.setQueriesData<Pages>(
      { queryKey: messageKeys(uid).inbox(), predicate },
      (data) => data && { ...data, pages: data.pages.map((page) => showMessages(page, face)) },
    );
    client.setQueriesData<MessagePage>({ queryKey: messageKeys(uid).messages(), predicate }, (page) =>
      page?.unread === undefined ? page : { ...page, unread: face.count(page.unread) },
    );
    client.setQueriesData<UserStatus>(
      { queryKey: accountKeys(uid).status(), predicate },
      (status) => status && { ...status, unread: face.count(status.unread) },
    );
  };
}

/** Shows what is hoped for while it is being sent, and what was before when it is refused. */
async function hopeFor<T>(
  { session, queryClient, patches }: World,
  hoped: Face,
  former: Face,
  send: () => Promise<T>,
): Promise<T> {
  const {
    authVersion,
    account: { uid },
  } = session.getState();
  const isOver = () => session.getState().authVersion !== authVersion;
  let face = hoped;
  const patch = patches.open((client, concerns) => showAs(uid, face)(client, concerns));
  try {
    return await send();
  } catch (error) {
    face = former;
    if (!isOver()) patch.apply();
    // Counts that were asked for before stand as the server said them.
    face = { ...former, count: keep };
    throw error;
  } finally {
    patch.close();
    // Another device may have read or been told meanwhile: a count moved by hand is only a stand-in.
    if (!isOver()) invalidate(queryClient, countKeys(uid));
  }
}

function unreadOf({ session, queryClient }: World): { ids: ReadonlySet<string>; count: number } {
  const { uid } = session.getState().account;
  const listed =
    queryClient.getQueryData<Pages>(messageKeys(uid).inbox())?.pages.flatMap(({ records }) => records) ?? [];
  const ids = new Set(listed.filter(({ read }) => !read).map(({ id }) => id));
  return { ids, count: queryClient.getQueryData<MessagePage>(messageKeys(uid).messages())?.unread ?? ids.size };
}

/** Asks for a message, which reads it: it shows so at once, and no longer when the server refuses (product.md §2.3). */
export function openMessage(world: World, id: string): Promise<Message> {
  const step = unreadOf(world).ids.has(id) ? 1 : 0;
  const hoped = {
    isRead: (message: Message) => message.read || message.id === id,
    count: (unread: number) => Math.max(0, unread - step),
  };
  const former = {
    isRead: (message: Message) => message.read && (step === 0 || message.id !== id),
    count: (unread: number) => unread + step,
  };
  return hopeFor(world, hoped, former, () => world.api.messages.open(id));
}

/** Reads all messages at once, under the same rule. */
export function readAllMessages(world: World): Promise<number> {
  const { ids, count } = unreadOf(world);
  const hoped = { isRead: () => true, count: () => 0 };
  const former = { isRead: (message: Message) => message.read && !ids.has(message.id), count: () => count };
  return hopeFor(world, hoped, former, () => world.api.messages.readAll());
}
