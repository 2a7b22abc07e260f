import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isSilent } from '#api/ApiError.ts';
import type { Api } from '#api/createApi.ts';
import { ERROR_TEXT } from '#api/errorText.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Comment, LikeResult, Post, Reply, UserBrief } from '#domain/square.ts';
import type { CacheChange, CachePatches } from '../cachePatches.ts';
import type { SessionStore } from '../session.ts';
import { createWish, type Said, type Wish } from './lastWish.ts';
import { squareChange, unfollowChange } from './squareCache.ts';

type Liked = Pick<Post, 'id' | 'liked' | 'likeCount'>;
type Followed = Pick<UserBrief, 'uid' | 'followed'>;
type Square = Api['square'];

/** Likes and follows: shown at once, last wish wins, rolled back when refused. A visitor goes to login instead. */
export type Marks = {
  likePost(post: Liked): void;
  likeComment(comment: Liked): void;
  follow(user: Followed): void;
};

export type MarksWorld = {
  api: Pick<Api, 'square'>;
  session: SessionStore;
  queryClient: QueryClient;
  patches: CachePatches;
  toastError: (text: string) => void;
  goToLogin: () => void;
};

type Mark = {
  /** What is marked, and how: one question at a time is under way for it. */
  key: string;
  said: Said;
  send: (on: boolean) => Promise<Said>;
  /** Writes the mark into every cached copy. */
  changeOf: (uid: string, face: Said) => CacheChange;
  onSettled?: (uid: string, said: Said) => void;
};

const saidOf = ({ liked, likeCount }: LikeResult): Said => ({ on: liked, count: likeCount });

/** A refusal is an answer; after anything else nobody knows whether the server did it. */
const isUnclear = (error: unknown): boolean => !(error instanceof ApiError && (error.kind === 'business' || error.kind === 'cancelled'));

export function createMarks({ api: { square }, session, queryClient, patches, toastError, goToLogin }: MarksWorld): Marks {
  const wishes = new Map<string, Wish>();

  // What was wished for in one session is nobody's wish in the next.
  session.subscribe((state, former) => {
    if (state.epoch !== former.epoch) wishes.clear();
  });

  const begin = ({ key, said, send, changeOf, onSettled }: Mark): Wish => {
    const { epoch, generation, account: { uid } } = session.getState();
    const isOver = () => session.getState().epoch !== epoch;
    let face = said;
    const patch = patches.open((client, concerns) => changeOf(uid, face)(client, concerns));
    return createWish({
      said,
      // Never in the name of whoever is here next.
      send: async (on) => {
        if (isOver()) throw new ApiError('cancelled', ERROR_TEXT.cancelled);
        return send(on);
      },
      isUnclear: (error) => !isOver() && isUnclear(error),
      show(next) {
        face = next;
        // Else everything cached was dropped, and what is there now knows better.
        if (session.getState().generation === generation) patch.apply();
      },
      onFailure(error) {
        if (!isOver() && !isSilent(error)) toastError(error instanceof Error ? error.message : String(error));
      },
      onSettled(last) {
        patch.close();
        if (isOver()) return;
        wishes.delete(key);
        onSettled?.(uid, last);
      },
    });
  };

  const toggle = (mark: Mark) => {
    if (!isLoggedIn(session.getState().account)) return goToLogin();
    const wish = wishes.get(mark.key) ?? begin(mark);
    wishes.set(mark.key, wish);
    wish.toggle();
  };

  return {
    likePost: (post) => toggle(postLike(square, post)),
    likeComment: (comment) => toggle(commentLike(square, comment)),
    follow: (user) =>
      toggle({
        ...following(square, user),
        onSettled(uid, { on }) {
          if (on) void queryClient.invalidateQueries({ queryKey: [uid, 'posts', 'followed'], refetchType: 'none' });
          else patches.make(unfollowChange(uid, user.uid));
        },
      }),
  };
}

const postLike = (square: Square, { id, liked, likeCount }: Liked): Mark => ({
  key: `post:${id}`,
  said: { on: liked, count: likeCount },
  send: async (on) => saidOf(await square.likePost(id, on)),
  changeOf: (uid, face) => squareChange(uid, { post: (post) => (post.id === id ? withLike(post, face) : post) }),
});

const commentLike = (square: Square, { id, liked, likeCount }: Liked): Mark => ({
  key: `comment:${id}`,
  said: { on: liked, count: likeCount },
  send: async (on) => saidOf(await square.likeComment(id, on)),
  changeOf: (uid, face) => squareChange(uid, { comment: (comment) => (comment.id === id ? withLike(comment, face) : comment) }),
});

const following = (square: Square, { uid: whom, followed }: Followed): Mark => ({
  key: `user:${whom}`,
  said: { on: followed, count: 0 },
  send: async (on) => ({ on: (await square.follow(whom, on)).followed, count: 0 }),
  changeOf: (uid, { on }) =>
    squareChange(uid, { post: (post) => withFollow(post, whom, on), comment: (comment) => withFollow(comment, whom, on) }),
});

function withLike<T extends Post | Comment | Reply>(item: T, { on, count }: Said): T {
  return item.liked === on && item.likeCount === count ? item : { ...item, liked: on, likeCount: count };
}

function withFollow<T extends Post | Comment | Reply>(item: T, whom: string, followed: boolean): T {
  if (item.user.uid !== whom || item.user.followed === followed) return item;
  const changed = { ...item, user: { ...item.user, followed } };
  return 'followed' in changed ? { ...changed, followed } : changed;
}
