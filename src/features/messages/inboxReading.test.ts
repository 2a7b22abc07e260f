import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { guestAccount } from '#domain/account.ts';
import type { Message, MessagePage } from '#domain/message.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { createCacheOverlay } from '#platform/query/cacheOverlay.ts';
import { createSession } from '#platform/device/session.ts';
import { memoryStorage } from '#app/testing.fixtures.ts';
import { openMessage, readAllMessages } from './inboxReading.ts';
import { messageKeys } from './messageQueries.ts';

type Pages = InfiniteData<MessagePage>;

const messageOf = (id: string, read: boolean): Message => ({
  id,
  kind: 'system',
  title: id,
  summary: '',
  content: '',
  createTime: 0,
  read,
});

const pageOf = (...records: Message[]): MessagePage => ({
  records,
  total: records.length,
  currentPage: 1,
  pageSize: 20,
  hasMore: false,
  unread: records.filter(({ read }) => !read).length,
});

const statusOf = (unread: number): UserStatus => ({
  coinNum: 0,
  levelType: 0,
  expTime: null,
  badge: null,
  unread,
  claimable: 0,
  taskClaimable: 0,
  savedCoin: 0,
  firstRecharge: false,
});

const refused = new ApiError('business', '操作太频繁', { code: 1002 });

/** Two unread messages of three, wherever the app shows them, and a server whose answer a test gives. */
function begin() {
  const session = createSession(memoryStorage(), 'https://portal.example/');
  session.login({ ...guestAccount, uid: '7', token: 't' });
  const queryClient = new QueryClient();
  const patches = createCacheOverlay(queryClient);
  const answer = Promise.withResolvers<void>();
  const messages = {
    list: () => Promise.reject(new Error('not asked for here')),
    open: async (id: string) => (await answer.promise, messageOf(id, true)),
    readAll: async () => (await answer.promise, 0),
  };
  const page = pageOf(messageOf('a', false), messageOf('b', false), messageOf('c', true));
  queryClient.setQueryData<Pages>(['7', 'inbox'], { pages: [page], pageParams: [1] });
  queryClient.setQueryData<MessagePage>(['7', 'messages'], page);
  queryClient.setQueryData<UserStatus>(['7', 'status'], statusOf(2));
  const shown = () => ({
    unread: queryClient
      .getQueryData<Pages>(['7', 'inbox'])
      ?.pages.flatMap(({ records }) => records)
      .filter(({ read }) => !read)
      .map(({ id }) => id),
    header: queryClient.getQueryData<MessagePage>(['7', 'messages'])?.unread,
    mine: queryClient.getQueryData<UserStatus>(['7', 'status'])?.unread,
  });
  return { world: { api: { messages }, session, queryClient, patches }, answer, shown, page };
}

const before = { unread: ['a', 'b'], header: 2, mine: 2 };

describe('opening a message', () => {
  it('reads it in the row and in every count at once, and it stays so', async () => {
    const { world, answer, shown } = begin();
    const opened = openMessage(world, 'a');
    expect(shown()).toEqual({ unread: ['b'], header: 1, mine: 1 });
    answer.resolve();
    await opened;
    expect(shown()).toEqual({ unread: ['b'], header: 1, mine: 1 });
    expect(world.queryClient.getQueryState(['7', 'status'])?.isInvalidated).toBe(true);
  });

  it('leaves all as it was when the server refuses', async () => {
    const { world, answer, shown } = begin();
    const opened = openMessage(world, 'a');
    answer.reject(refused);
    await expect(opened).rejects.toBe(refused);
    expect(shown()).toEqual(before);
  });

  it('counts nothing for one that is read, or not in the list', async () => {
    const { world, answer, shown } = begin();
    answer.resolve();
    for (const id of ['c', 'elsewhere']) await openMessage(world, id);
    expect(shown()).toEqual(before);
  });

  it('holds against a list that was asked for before', async () => {
    const { world, answer, shown, page } = begin();
    const list = Promise.withResolvers<MessagePage>();
    const read = world.queryClient.infiniteQuery({
      queryKey: messageKeys('7').inbox(),
      queryFn: () => list.promise,
      initialPageParam: 1,
    });
    const opened = openMessage(world, 'a');
    answer.resolve();
    await opened;
    list.resolve(page);
    await read;
    expect(shown().unread).toEqual(['b']);
  });
});

describe('reading all', () => {
  it('shows at once, and is taken back when the server refuses', async () => {
    const { world, answer, shown } = begin();
    const all = readAllMessages(world);
    expect(shown()).toEqual({ unread: [], header: 0, mine: 0 });
    answer.reject(refused);
    await expect(all).rejects.toBe(refused);
    expect(shown()).toEqual(before);
  });

  it('touches nothing of who comes next', async () => {
    const { world, answer, shown } = begin();
    const all = readAllMessages(world);
    world.session.logout();
    // As the core does when somebody leaves.
    world.patches.clear();
    answer.reject(refused);
    await expect(all).rejects.toBe(refused);
    expect(shown()).toEqual({ unread: [], header: 0, mine: 0 });
  });
});
