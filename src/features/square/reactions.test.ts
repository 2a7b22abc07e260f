import { type QueryClient, type InfiniteData, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi, onTestFinished } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { guestAccount } from '#domain/account.ts';
import type { Page } from '#domain/page.ts';
import type { Comment, Post } from '#domain/square.ts';
import { createCacheOverlay } from '#platform/query/cacheOverlay.ts';
import { createQueryClient } from '#platform/query/queryClient.ts';
import { createSession } from '#platform/device/session.ts';
import { memoryStorage } from '#app/testing.fixtures.ts';
import { createReactions, type ReactionsDeps } from './reactions.ts';
import { commentOf, pagesOf, postOf, userOf } from './square.fixtures.ts';

type Square = ReactionsDeps['api']['square'];

const unexpected = () => Promise.reject(new Error('not asked for here'));

/** A server of one post, one comment and one person, whose answers a test holds in its hand. */
function createServer() {
  const state = { liked: false, likeCount: 5, followed: false };
  const asked: boolean[] = [];
  /** What an answer waits for, and whether the server's word gets through. */
  const fate = {
    wait: (): Promise<void> => Promise.resolve(),
    outcome: (): 'done' | 'refused' | 'lost' | 'unreached' => 'done',
  };

  const carryOut = async <T>(on: boolean, act: () => void, answer: () => T): Promise<T> => {
    asked.push(on);
    const outcome = fate.outcome();
    await fate.wait();
    if (outcome === 'refused') throw new ApiError('business', '操作太频繁', { code: 1002 });
    if (outcome === 'unreached') throw new ApiError('network', '网络异常');
    act();
    if (outcome === 'lost') throw new ApiError('timeout', '请求超时');
    return answer();
  };
  const like = (_: string, on: boolean) =>
    carryOut(
      on,
      () => {
        if (state.liked !== on) state.likeCount += on ? 1 : -1;
        state.liked = on;
      },
      () => ({ liked: state.liked, likeCount: state.likeCount }),
    );
  const follow = (_: string, on: boolean) =>
    carryOut(
      on,
      () => void (state.followed = on),
      () => ({ followed: state.followed }),
    );
  return { state, asked, fate, like, follow };
}

function begin(uid = '7') {
  const server = createServer();
  const session = createSession(memoryStorage(), 'https://portal.example/');
  if (uid !== guestAccount.uid) session.login({ ...guestAccount, uid, token: 't' });
  const toastError = vi.fn();
  const queryClient = createQueryClient(toastError);
  const patches = createCacheOverlay(queryClient);
  const redirectToLogin = vi.fn();
  const square: Square = { ...unusedSquare, likePost: server.like, likeComment: server.like, follow: server.follow };
  const reactions = createReactions({ api: { square }, session, queryClient, patches, promptLogin: redirectToLogin });
  return { server, session, queryClient, patches, toastError, redirectToLogin, reactions };
}

const unusedSquare: Square = {
  tags: unexpected,
  posts: unexpected,
  followedPosts: unexpected,
  post: unexpected,
  comments: unexpected,
  replies: unexpected,
  ownPosts: unexpected,
  ownComments: unexpected,
  suggestions: unexpected,
  config: unexpected,
  sensitiveWords: unexpected,
  publishPost: unexpected,
  deletePost: unexpected,
  likePost: unexpected,
  publishComment: unexpected,
  deleteComment: unexpected,
  likeComment: unexpected,
  follow: unexpected,
  block: unexpected,
  report: unexpected,
  upload: unexpected,
};

const LIST = ['7', 'posts', { sort: 1 }];
const listed = (client: QueryClient, key: readonly unknown[] = LIST) =>
  client.getQueryData<InfiniteData<Page<Post>>>(key)?.pages.flatMap(({ records }) => records) ?? [];

/** Opens the post's own page; gives what it shows. */
function openPage(client: QueryClient, state: { liked: boolean; likeCount: number }) {
  const queryKey = ['7', 'post', 'p1'];
  const queryFn = async () => postOf('p1', { liked: state.liked, likeCount: state.likeCount });
  client.setQueryData(queryKey, postOf('p1'));
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity });
  onTestFinished(observer.subscribe(() => undefined));
  return () => client.getQueryData<Post>(queryKey);
}

const slowly = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const settle = () => vi.advanceTimersByTimeAsync(60_000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a like', () => {
  it('shows at once in every cached copy, and ends as the server says', async () => {
    const { reactions, queryClient, server } = begin();
    const keys = [LIST, ['7', 'posts', { tagId: 't' }], ['7', 'ownPosts']];
    for (const key of keys) queryClient.setQueryData(key, pagesOf([postOf('p1'), postOf('p2')]));
    queryClient.setQueryData(['7', 'post', 'p1'], postOf('p1'));
    server.state.likeCount = 40;
    reactions.likePost(postOf('p1'));
    for (const key of keys)
      expect(listed(queryClient, key)).toMatchObject([
        { liked: true, likeCount: 6 },
        { liked: false, likeCount: 5 },
      ]);
    expect(queryClient.getQueryData(['7', 'post', 'p1'])).toMatchObject({ liked: true, likeCount: 6 });
    await settle();
    for (const key of keys) expect(listed(queryClient, key)[0]).toMatchObject({ liked: true, likeCount: 41 });
  });

  it('of a comment reaches the replies a thread carries', async () => {
    const { reactions, queryClient } = begin();
    queryClient.setQueryData(['7', 'comments', 'p1', {}], pagesOf([commentOf('c1', { replies: [commentOf('c2')] })]));
    reactions.likeComment(commentOf('c2'));
    const [thread] =
      queryClient.getQueryData<InfiniteData<Page<Comment>>>(['7', 'comments', 'p1', {}])?.pages[0]?.records ?? [];
    expect(thread?.replies[0]).toMatchObject({ liked: true, likeCount: 1 });
  });

  it('is sent once at a time; of many taps the last wins', async () => {
    const { reactions, queryClient, server } = begin();
    queryClient.setQueryData(LIST, pagesOf([postOf('p1')]));
    server.fate.wait = () => slowly(100);
    for (let tap = 0; tap < 5; tap += 1) reactions.likePost(postOf('p1'));
    await vi.advanceTimersByTimeAsync(50);
    expect(server.asked).toEqual([true]);
    reactions.likePost(postOf('p1'));
    expect(listed(queryClient)[0]).toMatchObject({ liked: false, likeCount: 5 });
    await settle();
    expect(server.asked).toEqual([true, false]);
    expect(server.state.liked).toBe(false);
  });

  it('that is refused goes back to what the server last said, with one toast', async () => {
    const { reactions, queryClient, server, toastError } = begin();
    queryClient.setQueryData(LIST, pagesOf([postOf('p1')]));
    server.fate.outcome = () => 'refused';
    reactions.likePost(postOf('p1'));
    await settle();
    expect(listed(queryClient)[0]).toMatchObject({ liked: false, likeCount: 5 });
    expect(toastError).toHaveBeenCalledExactlyOnceWith('操作太频繁');
    expect(server.asked).toEqual([true]);
  });

  it('whose answer is lost is taken back on the server too', async () => {
    const { reactions, queryClient, server, toastError } = begin();
    queryClient.setQueryData(LIST, pagesOf([postOf('p1')]));
    server.fate.outcome = vi.fn().mockReturnValueOnce('lost').mockReturnValue('done');
    reactions.likePost(postOf('p1'));
    await settle();
    expect(listed(queryClient)[0]).toMatchObject({ liked: server.state.liked, likeCount: server.state.likeCount });
    expect(server.asked).toEqual([true, false]);
    expect(toastError).toHaveBeenCalledOnce();
  });

  it('whose answer is lost, and that of its confirmation too, is refetched by the page that shows it', async () => {
    const { reactions, queryClient, server, toastError } = begin();
    const shown = openPage(queryClient, server.state);
    server.fate.outcome = vi.fn().mockReturnValueOnce('lost').mockReturnValue('unreached');
    reactions.likePost(postOf('p1'));
    await settle();
    expect(server.state).toMatchObject({ liked: true, likeCount: 6 });
    expect(shown()).toMatchObject({ liked: true, likeCount: 6 });
    expect(server.asked).toEqual([true, false]);
    expect(toastError).toHaveBeenCalledOnce();
  });

  it('of a visitor leads to login', () => {
    const { reactions, redirectToLogin, server } = begin(guestAccount.uid);
    reactions.likePost(postOf('p1'));
    expect(redirectToLogin).toHaveBeenCalledOnce();
    expect(server.asked).toEqual([]);
  });

  it('answered in another session changes nothing and is not sent again in its name', async () => {
    const { reactions, queryClient, server, session, toastError } = begin();
    server.fate.wait = () => slowly(100);
    server.fate.outcome = () => 'refused';
    reactions.likePost(postOf('p1'));
    reactions.likePost(postOf('p1'));
    await vi.advanceTimersByTimeAsync(50);
    session.login({ ...guestAccount, uid: '8', token: 'u' });
    queryClient.setQueryData(['8', 'posts', { sort: 1 }], pagesOf([postOf('p1')]));
    await settle();
    expect(server.asked).toEqual([true]);
    expect(listed(queryClient, ['8', 'posts', { sort: 1 }])[0]).toMatchObject({ liked: false });
    expect(toastError).not.toHaveBeenCalled();
  });
});

describe('a list fetched while a like is pending', () => {
  it.each([
    ['before', 50],
    ['after', 500],
  ])('and answered %s it does not flip the heart back', async (_, ms) => {
    const { reactions, queryClient, server } = begin();
    queryClient.setQueryData(LIST, pagesOf([postOf('p1')]));
    server.fate.wait = () => slowly(200);
    const read = queryClient.query({
      queryKey: LIST,
      queryFn: () => slowly(ms).then(() => pagesOf([postOf('p1')])),
    });
    reactions.likePost(postOf('p1'));
    await vi.advanceTimersByTimeAsync(ms);
    await read;
    expect(listed(queryClient)[0]).toMatchObject({ liked: true, likeCount: 6 });
    await settle();
    expect(listed(queryClient)[0]).toMatchObject({ liked: true, likeCount: 6 });
  });

  it('asked for after the answer is believed again', async () => {
    const { reactions, queryClient } = begin();
    queryClient.setQueryData(LIST, pagesOf([postOf('p1')]));
    reactions.likePost(postOf('p1'));
    await settle();
    await queryClient.query({ queryKey: LIST, queryFn: () => pagesOf([postOf('p1', { likeCount: 90 })]) });
    expect(listed(queryClient)[0]).toMatchObject({ liked: false, likeCount: 90 });
  });
});

describe('a follow', () => {
  it('shows on every post of that person; ended, their posts leave 关注', async () => {
    const { reactions, queryClient } = begin();
    const followed = userOf('u1', { followed: true });
    const posts = [postOf('p1', { user: followed, followed: true }), postOf('p2', { user: userOf('u2') })];
    queryClient.setQueryData(LIST, pagesOf(posts));
    queryClient.setQueryData(['7', 'posts', 'followed'], pagesOf(posts));
    reactions.follow(followed);
    expect(listed(queryClient)[0]).toMatchObject({ followed: false, user: { followed: false } });
    expect(listed(queryClient, ['7', 'posts', 'followed'])).toHaveLength(2);
    await settle();
    expect(listed(queryClient, ['7', 'posts', 'followed']).map(({ id }) => id)).toEqual(['p2']);
  });
});

/** The same "chance" in every run (mulberry32). */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value ^= value + Math.imul(value ^ (value >>> 7), 61 | value);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

it.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'thirty taps, answers at random times and some lost (%i): both sides agree',
  async (seed) => {
    const random = chance(seed);
    const { reactions, queryClient, server } = begin();
    const shown = openPage(queryClient, server.state);
    let failures = 8;
    server.fate.wait = () => new Promise((resolve) => setTimeout(resolve, random() * 400));
    server.fate.outcome = () => {
      const kinds = ['refused', 'lost', 'unreached'] as const;
      if (random() > 0.4 || failures === 0) return 'done';
      failures -= 1;
      return kinds[Math.floor(random() * 3)] ?? 'done';
    };
    for (let tap = 0; tap < 30; tap += 1) {
      const post = shown();
      if (post) reactions.likePost(post);
      await vi.advanceTimersByTimeAsync(random() * 120);
    }
    failures = Math.min(failures, 1);
    await settle();
    expect(shown()).toMatchObject({ liked: server.state.liked, likeCount: server.state.likeCount });
  },
);
