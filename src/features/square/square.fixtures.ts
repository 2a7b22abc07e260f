import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '#domain/page.ts';
import type { Comment, Post, UserBrief } from '#domain/square.ts';

/** Small square things for tests of what happens to them. */

export const userOf = (uid: string, rest: Partial<UserBrief> = {}): UserBrief => ({
  uid,
  name: uid,
  avatar: '',
  badge: null,
  followed: false,
  isMe: false,
  ...rest,
});

export const postOf = (id: string, rest: Partial<Post> = {}): Post => ({
  id,
  user: userOf('u1'),
  content: id,
  images: [],
  createTime: 0,
  likeCount: 5,
  commentCount: 0,
  liked: false,
  followed: false,
  isMine: false,
  state: 0,
  shareUrl: '',
  ...rest,
});

export const commentOf = (id: string, rest: Partial<Comment> = {}): Comment => ({
  id,
  postId: 'p1',
  user: userOf('u1'),
  content: id,
  replyCommentId: '0',
  parentId: '0',
  createTime: 0,
  likeCount: 0,
  liked: false,
  isMine: false,
  state: 0,
  replyCount: 0,
  replies: [],
  ...rest,
});

export const pageOf = <T>(records: T[], currentPage = 1): Page<T> => ({
  records,
  total: records.length,
  currentPage,
  pageSize: 20,
  hasMore: false,
});

export const pagesOf = <T>(...pages: T[][]): InfiniteData<Page<T>> => ({
  pages: pages.map((records, index) => pageOf(records, index + 1)),
  pageParams: pages.map((_, index) => index + 1),
});
