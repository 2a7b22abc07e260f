import { createService } from '#platform/core.ts';
import type { Api } from '#api/createApi.ts';
import type { Comment, LikeResult, Post, Reply, UserBrief } from '#domain/square.ts';
import {
  createOptimisticToggle,
  type Toggle,
  type ToggleDeps,
  type ToggleState,
} from '#platform/query/optimisticToggle.ts';
import { squareKeys } from './squareQueries.ts';
import { squareChange, unfollowChange } from './squareCache.ts';

type Liked = Pick<Post, 'id' | 'liked' | 'likeCount'>;
type Followed = Pick<UserBrief, 'uid' | 'followed'>;
type Square = Api['square'];

export type ReactionsDeps = ToggleDeps & { api: Pick<Api, 'square'> };

const stateOf = ({ liked, likeCount }: LikeResult): ToggleState => ({ on: liked, count: likeCount });

export const reactionsOf = createService(createReactions);

/** Likes and follows, as optimistic toggles. */
export function createReactions({ api: { square }, ...deps }: ReactionsDeps) {
  const { queryClient, patches } = deps;
  const toggle = createOptimisticToggle(deps);
  return {
    likePost: (post: Liked) => toggle(postLike(square, post)),
    likeComment: (comment: Liked) => toggle(commentLike(square, comment)),
    follow: (user: Followed) =>
      toggle({
        ...following(square, user),
        onSettled(uid, { on }) {
          if (on)
            void queryClient.invalidateQueries({ queryKey: squareKeys(uid).posts('followed'), refetchType: 'none' });
          else patches.make(unfollowChange(uid, user.uid));
        },
      }),
  };
}

const postLike = (square: Square, { id, liked, likeCount }: Liked): Toggle => ({
  key: `post:${id}`,
  state: { on: liked, count: likeCount },
  send: async (on) => stateOf(await square.likePost(id, on)),
  changeOf: (uid, shown) => squareChange(uid, { post: (post) => (post.id === id ? withLike(post, shown) : post) }),
  refetched: (uid) => [squareKeys(uid).post(id)],
});

const commentLike = (square: Square, { id, liked, likeCount }: Liked): Toggle => ({
  key: `comment:${id}`,
  state: { on: liked, count: likeCount },
  send: async (on) => stateOf(await square.likeComment(id, on)),
  changeOf: (uid, shown) =>
    squareChange(uid, { comment: (comment) => (comment.id === id ? withLike(comment, shown) : comment) }),
  refetched: (uid) => [squareKeys(uid).comments(), squareKeys(uid).replies()],
});

const following = (square: Square, { uid: whom, followed }: Followed): Toggle => ({
  key: `user:${whom}`,
  state: { on: followed, count: 0 },
  send: async (on) => ({ on: (await square.follow(whom, on)).followed, count: 0 }),
  changeOf: (uid, { on }) =>
    squareChange(uid, {
      post: (post) => withFollow(post, whom, on),
      comment: (comment) => withFollow(comment, whom, on),
    }),
  refetched: (uid) => [squareKeys(uid).post()],
});

function withLike<T extends Post | Comment | Reply>(item: T, { on, count }: ToggleState): T {
  return item.liked === on && item.likeCount === count ? item : { ...item, liked: on, likeCount: count };
}

function withFollow<T extends Post | Comment | Reply>(item: T, whom: string, followed: boolean): T {
  if (item.user.uid !== whom || item.user.followed === followed) return item;
  const changed = { ...item, user: { ...item.user, followed } };
  return 'followed' in changed ? { ...changed, followed } : changed;
}
