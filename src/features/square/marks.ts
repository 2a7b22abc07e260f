import type { QueryClient } from '@tanstack/react-query';
import { createService } from '#platform/core.ts';
import type { Api } from '#api/createApi.ts';
import type { Comment, LikeResult, Post, Reply, UserBrief } from '#domain/square.ts';
import type { Said } from '#platform/query/lastWish.ts';
import { createWishes, type Mark, type WishesDeps } from '#platform/query/wishes.ts';
import { squareKeys } from '#features/square/squareQueries.ts';
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

export type MarksDeps = WishesDeps & { api: Pick<Api, 'square'>; queryClient: QueryClient };

const saidOf = ({ liked, likeCount }: LikeResult): Said => ({ on: liked, count: likeCount });

/** Those of a portal. */
export const marksOf = createService(createMarks);

export function createMarks({ api: { square }, queryClient, ...world }: MarksDeps): Marks {
  const toggle = createWishes(world);
  return {
    likePost: (post) => toggle(postLike(square, post)),
    likeComment: (comment) => toggle(commentLike(square, comment)),
    follow: (user) =>
      toggle({
        ...following(square, user),
        onSettled(uid, { on }) {
          if (on)
            void queryClient.invalidateQueries({ queryKey: squareKeys(uid).posts('followed'), refetchType: 'none' });
          else world.patches.make(unfollowChange(uid, user.uid));
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
  changeOf: (uid, face) =>
    squareChange(uid, { comment: (comment) => (comment.id === id ? withLike(comment, face) : comment) }),
});

const following = (square: Square, { uid: whom, followed }: Followed): Mark => ({
  key: `user:${whom}`,
  said: { on: followed, count: 0 },
  send: async (on) => ({ on: (await square.follow(whom, on)).followed, count: 0 }),
  changeOf: (uid, { on }) =>
    squareChange(uid, {
      post: (post) => withFollow(post, whom, on),
      comment: (comment) => withFollow(comment, whom, on),
    }),
});

function withLike<T extends Post | Comment | Reply>(item: T, { on, count }: Said): T {
  return item.liked === on && item.likeCount === count ? item : { ...item, liked: on, likeCount: count };
}

function withFollow<T extends Post | Comment | Reply>(item: T, whom: string, followed: boolean): T {
  if (item.user.uid !== whom || item.user.followed === followed) return item;
  const changed = { ...item, user: { ...item.user, followed } };
  return 'followed' in changed ? { ...changed, followed } : changed;
}
