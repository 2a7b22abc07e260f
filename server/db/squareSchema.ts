import type { Generated, GeneratedAlways } from 'kysely';
import type { Flag } from './flag.ts';
import type { ContentState, ReportReason, ReportTarget, SquareConf } from '#domain/square.ts';

/** Under an `official` tag the house alone writes. */
export type TagRow = { id: string; name: string; sort: number; official: Generated<Flag> };

export type PostTableRow = {
  id: string;
  uid: string;
  tag_id: string;
  /** The game it is about, when it is about one. */
  game_id: string | null;
  content: string;
  like_count: number;
  /** Visible comments of both levels. */
  comment_count: number;
  state: ContentState;
  created_at: number;
  /** The order of 最热: the time of posting, moved forward by every like and comment. */
  hot_at: GeneratedAlways<number>;
};

export type PostImageRow = {
  post_id: string;
  position: number;
  url: string;
  thumb: string;
  width: number;
  height: number;
};

/** A piece of what a post says, of one or two characters: what a search finds it by. The empty piece every post searched has. */
export type PostGramRow = { gram: string; created_at: number; post_id: string };

export type CommentRow = {
  id: string;
  post_id: string;
  uid: string;
  /** The comment of the first level it stands under; null for one of the first level. */
  parent_id: string | null;
  /** The comment it answers; null when it answers the post. */
  reply_to_id: string | null;
  content: string;
  like_count: number;
  /** Visible comments standing under this one. */
  reply_count: number;
  state: ContentState;
  created_at: number;
};

export type PostLikeRow = { post_id: string; uid: string; created_at: number };
export type CommentLikeRow = { comment_id: string; uid: string; created_at: number };
export type FollowRow = { uid: string; target_uid: string; created_at: number };
export type BlockRow = { uid: string; target_uid: string; created_at: number };

export type ReportRow = {
  id: string;
  uid: string;
  target_type: ReportTarget;
  target_id: string;
  reason: ReportReason;
  detail: string;
  created_at: number;
};

export type SquareConfRow = { id: string; key: SquareConf['key']; value: string; sort: number };

export type SensitiveWordRow = { id: string; word: string };

/** A picture someone sent in: `name` is its file. */
export type UploadRow = { name: string; uid: string; bytes: number; width: number; height: number; created_at: number };

/** The tables of the square. */
export type SquareTables = {
  tags: TagRow;
  posts: PostTableRow;
  post_images: PostImageRow;
  post_grams: PostGramRow;
  comments: CommentRow;
  post_likes: PostLikeRow;
  comment_likes: CommentLikeRow;
  follows: FollowRow;
  blocks: BlockRow;
  reports: ReportRow;
  square_config: SquareConfRow;
  sensitive_words: SensitiveWordRow;
  uploads: UploadRow;
};
