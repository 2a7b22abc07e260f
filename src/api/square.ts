import * as v from 'valibot';
import { pageSchema, type Page } from '#domain/page.ts';
import { imageSchema, type Image } from '#domain/primitives.ts';
import {
  commentSchema,
  followResultSchema,
  likeResultSchema,
  NO_REPLY,
  postSchema,
  sensitiveWordSchema,
  squareConfSchema,
  tagSchema,
  type Comment,
  type FollowResult,
  type LikeResult,
  type Post,
  type ReportReason,
  type ReportTarget,
  type SensitiveWord,
  type SquareConf,
  type Tag,
} from '#domain/square.ts';
import type { Client } from './client.ts';
import type { PageQuery, ReadOptions } from './createExchange.ts';
import { pathSegment } from './pathSegment.ts';

/** 1 hottest, 2 newest. */
export type SquareSort = 1 | 2;

/** What a list of posts is narrowed to. */
export type PostFilter = { tagId?: string; sort?: SquareSort; keyword?: string; gameId?: string };

/** How the comments of a post are listed; the one with `commentId` comes first, with its thread. */
export type CommentFilter = { sort?: SquareSort; commentId?: string };

/** A new post: `images` are addresses from `upload`, `requestId` is the idempotency key, sent again on a retry. */
export type PostIntent = { tagId: string; content: string; images: readonly string[]; requestId: string };

/** A new comment; `replyCommentId` is the comment it replies to, absent for the post itself. */
export type CommentIntent = { content: string; replyCommentId?: string; requestId?: string };

/** What is reported and why; `detail` is the person's own words. */
export type ReportIntent = { targetType: ReportTarget; targetId: string; reason: ReportReason; detail?: string };

const postPageSchema = pageSchema(postSchema);
const commentPageSchema = pageSchema(commentSchema);

/** The list calls of settings read everything at once (spec §9). */
const ALL = { pageSize: 99 };

const OWN_SORT = { sort: 2 };

const post = (id: string) => `/api/v1/square/post/${pathSegment(id)}`;
const comment = (id: string) => `/api/v1/square/comment/${pathSegment(id)}`;

/** Settings and lists of the square; none of them changes anything. */
function createReads(client: Client) {
  return {
    tags: (options: ReadOptions = {}): Promise<Tag[]> =>
      client.get('/api/v1/square/tag/list', v.array(tagSchema), options),

    posts: (filter: PostFilter & PageQuery = {}, options: ReadOptions = {}): Promise<Page<Post>> =>
      client.get('/api/v1/square/post/list', postPageSchema, { ...options, query: filter }),

    /** Posts of the people one follows. */
    followedPosts: (page: PageQuery = {}, options: ReadOptions = {}): Promise<Page<Post>> =>
      client.get('/api/v1/square/post/follow', postPageSchema, { ...options, query: page }),

    /** Removed: code 1201. */
    post: async (id: string, options: ReadOptions = {}): Promise<Post> => client.get(post(id), postSchema, options),

    comments: async (
      postId: string,
      filter: CommentFilter & PageQuery = {},
      options: ReadOptions = {},
    ): Promise<Page<Comment>> =>
      client.get(`${post(postId)}/comment/list`, commentPageSchema, { ...options, query: filter }),

    /** The replies under a comment of the first level, ten a page. */
    replies: async (
      postId: string,
      commentId: string,
      page: Omit<PageQuery, 'pageSize'> = {},
      options: ReadOptions = {},
    ): Promise<Page<Comment>> =>
      client.get(`${post(postId)}/comment/${pathSegment(commentId)}/list`, commentPageSchema, {
        ...options,
        query: page,
      }),

    /** One's own posts, newest first (spec §9, self lists). */
    ownPosts: (page: PageQuery = {}, options: ReadOptions = {}): Promise<Page<Post>> =>
      client.get('/api/v1/square/post/me', postPageSchema, { ...options, query: { ...page, ...OWN_SORT } }),

    /** One's own comments, newest first, each with the post it stands under. */
    ownComments: (page: PageQuery = {}, options: ReadOptions = {}): Promise<Page<Comment>> =>
      client.get('/api/v1/square/comment/me', commentPageSchema, { ...options, query: { ...page, ...OWN_SORT } }),

    /** Search suggestions for the text so far; a new call cancels the pending one. */
    suggestions: (keyword: string, options: ReadOptions = {}): Promise<string[]> =>
      client.get('/api/v1/square/keyword/suggestion', v.array(v.string()), {
        ...options,
        query: { keyword },
        latest: true,
      }),

    config: async (options: ReadOptions = {}): Promise<SquareConf[]> => {
      const { records } = await client.get('/api/v1/square/config/list', pageSchema(squareConfSchema), {
        ...options,
        query: ALL,
      });
      return records;
    },

    sensitiveWords: async (options: ReadOptions = {}): Promise<SensitiveWord[]> => {
      const schema = v.object({ records: v.array(sensitiveWordSchema) });
      const { records } = await client.get('/api/v1/square/sensitiveword/list', schema, { ...options, query: ALL });
      return records;
    },
  };
}

/** POST sets, DELETE clears; repeating either answers the same. */
function toggle<S extends v.GenericSchema>(
  client: Client,
  path: string,
  schema: S,
  set: boolean,
): Promise<v.InferOutput<S>> {
  return set ? client.post(path, schema) : client.delete(path, schema);
}

function createWrites(client: Client) {
  return {
    /** Sensitive words: code 1202, see `sensitiveWordsOf`. */
    publishPost: (intent: PostIntent): Promise<Post> => client.post('/api/v1/square/post', postSchema, intent),

    deletePost: async (id: string): Promise<void> => {
      await client.delete(post(id), v.unknown());
    },

    likePost: async (id: string, liked: boolean): Promise<LikeResult> =>
      toggle(client, `${post(id)}/like`, likeResultSchema, liked),

    /** Sensitive words: code 1202. */
    publishComment: async (postId: string, { replyCommentId = NO_REPLY, ...intent }: CommentIntent): Promise<Comment> =>
      client.post(`${post(postId)}/comment`, commentSchema, { ...intent, replyCommentId }),

    deleteComment: async (id: string): Promise<void> => {
      await client.delete(comment(id), v.unknown());
    },

    likeComment: async (id: string, liked: boolean): Promise<LikeResult> =>
      toggle(client, `${comment(id)}/like`, likeResultSchema, liked),

    follow: async (uid: string, followed: boolean): Promise<FollowResult> =>
      toggle(client, `/api/v1/user/follow/${pathSegment(uid)}`, followResultSchema, followed),

    /** 不看TA: their posts and comments are left out of lists. Following ends. */
    block: async (uid: string, blocked: boolean): Promise<void> => {
      await toggle(client, `/api/v1/user/block/${pathSegment(uid)}`, v.unknown(), blocked);
    },

    report: async (intent: ReportIntent): Promise<void> => {
      await client.post('/api/v1/square/report', v.unknown(), intent);
    },

    /** Uploads one picture, at most 5 MB; resolves to the stored one. */
    upload: (file: Blob, options: { signal?: AbortSignal } = {}): Promise<Image> => {
      const form = new FormData();
      form.set('file', file);
      return client.post('/api/v1/square/upload', imageSchema, form, options);
    },
  };
}

export function createSquareApi(client: Client) {
  return { ...createReads(client), ...createWrites(client) };
}
