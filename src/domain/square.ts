import * as v from 'valibot';
import {
  idSchema,
  imageSchema,
  pictureTextSchema,
  timeSchema,
  urlTextSchema,
  wholeSchema,
  writtenTextSchema,
} from './primitives.ts';
import { isInvisible } from './readableText.ts';
import { badgeSchema } from './userStatus.ts';

/** `replyCommentId` of a comment on the post itself (spec §7). */
export const NO_REPLY = '0';

export const POST_MAX_LENGTH = 1000;
export const POST_MAX_IMAGES = 9;
export const COMMENT_MAX_LENGTH = 500;

/** A tag of the square (spec §3). */
export const tagSchema = v.object({
  id: idSchema,
  tag: v.string(),
  /** Only the operator posts under it. */
  official: v.optional(v.fallback(v.boolean(), false)),
});
export type Tag = v.InferOutput<typeof tagSchema>;

/** An author, as posts and comments show them. */
export const userBriefSchema = v.object({
  uid: idSchema,
  name: writtenTextSchema,
  avatar: v.fallback(pictureTextSchema, ''),
  badge: v.fallback(v.nullable(badgeSchema), null),
  followed: v.fallback(v.boolean(), false),
  isMe: v.fallback(v.boolean(), false),
});
export type UserBrief = v.InferOutput<typeof userBriefSchema>;

/** 0 visible, 1 under review, 2 removed. An unknown state is not shown as visible. */
export const contentStateSchema = v.fallback(v.picklist([0, 1, 2]), 1);
export type ContentState = v.InferOutput<typeof contentStateSchema>;

/** A post of the square; `shareUrl` is absolute. */
export const postSchema = v.object({
  id: idSchema,
  user: userBriefSchema,
  tag: v.optional(tagSchema),
  content: writtenTextSchema,
  images: v.fallback(v.array(imageSchema), []),
  createTime: timeSchema,
  likeCount: v.fallback(wholeSchema, 0),
  commentCount: v.fallback(wholeSchema, 0),
  liked: v.fallback(v.boolean(), false),
  followed: v.fallback(v.boolean(), false),
  isMine: v.fallback(v.boolean(), false),
  hot: v.optional(v.boolean()),
  state: contentStateSchema,
  shareUrl: v.fallback(urlTextSchema, ''),
});
export type Post = v.InferOutput<typeof postSchema>;

/** The post of a comment; `excerpt` is empty once it is removed. */
export const quotedPostSchema = v.object({ id: idSchema, excerpt: writtenTextSchema, state: contentStateSchema });
export type QuotedPost = v.InferOutput<typeof quotedPostSchema>;

const commentEntries = {
  id: idSchema,
  postId: idSchema,
  user: userBriefSchema,
  content: writtenTextSchema,
  /** `NO_REPLY` when it answers the post itself. */
  replyCommentId: idSchema,
  /** Set when it answers another reply: whose. */
  replyToName: v.optional(writtenTextSchema),
  /** The comment it stands under, `NO_REPLY` for one of the first level. */
  parentId: idSchema,
  createTime: timeSchema,
  likeCount: v.fallback(wholeSchema, 0),
  liked: v.fallback(v.boolean(), false),
  isMine: v.fallback(v.boolean(), false),
  state: contentStateSchema,
};

/** A comment of the second level. */
export const replySchema = v.object(commentEntries);
export type Reply = v.InferOutput<typeof replySchema>;

/** A comment; one of the first level carries its first replies and how many there are. */
export const commentSchema = v.object({
  ...commentEntries,
  replyCount: v.fallback(wholeSchema, 0),
  replies: v.fallback(v.array(replySchema), []),
  post: v.optional(quotedPostSchema),
});
export type Comment = v.InferOutput<typeof commentSchema>;

export const SQUARE_CONF_KEYS = ['postMaxLen', 'postMaxImages', 'commentMaxLen', 'banner', 'hotWord', 'rule'] as const;

/** A setting of the square, kept by the operators. */
export const squareConfSchema = v.object({
  id: idSchema,
  key: v.picklist(SQUARE_CONF_KEYS),
  value: v.string(),
  sort: v.fallback(wholeSchema, 0),
});
export type SquareConf = v.InferOutput<typeof squareConfSchema>;

export const sensitiveWordSchema = v.object({ id: idSchema, word: v.string() });
export type SensitiveWord = v.InferOutput<typeof sensitiveWordSchema>;

export const likeResultSchema = v.object({ liked: v.boolean(), likeCount: wholeSchema });
export type LikeResult = v.InferOutput<typeof likeResultSchema>;

export const followResultSchema = v.object({ followed: v.boolean() });
export type FollowResult = v.InferOutput<typeof followResultSchema>;

/** What may be reported, and why: the code sent and the words shown. */
export const REPORT_TARGETS = ['post', 'comment'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

export const REPORT_REASONS = {
  spam: '垃圾广告',
  abuse: '人身攻击',
  vulgar: '色情低俗',
  false: '虚假信息',
  rights: '侵犯权益',
  other: '其他',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

/** Longest free text that may go with a report's reason. */
export const REPORT_DETAIL_MAX_LENGTH = 200;

/** Characters as people count them in a limit: code points, so an emoji counts as one. */
export const lengthOf = (text: string): number => [...text].length;

/** Whether the text has no visible character. */
export const isBlank = isInvisible;

/** The problem of a post as a message, or undefined when it is valid (product §3.5). */
export function checkPost(post: { content: string; imageCount: number }): string | undefined {
  if (isBlank(post.content) && post.imageCount === 0) return '请输入内容';
  if (lengthOf(post.content) > POST_MAX_LENGTH) return `最多${POST_MAX_LENGTH}字`;
  return post.imageCount > POST_MAX_IMAGES ? `最多${POST_MAX_IMAGES}张图片` : undefined;
}

/** The problem of a comment as a message, or undefined when it is valid (product §3.5). */
export function checkComment(content: string): string | undefined {
  if (isBlank(content)) return '评论不能为空';
  return lengthOf(content) > COMMENT_MAX_LENGTH ? `最多${COMMENT_MAX_LENGTH}字` : undefined;
}
