import * as v from 'valibot';
import { pageSchema } from '#domain/page.ts';
import { imageSchema } from '#domain/primitives.ts';
import { commentSchema, followResultSchema, likeResultSchema, postSchema, sensitiveWordSchema, squareConfSchema, tagSchema } from '#domain/square.ts';
import * as comments from '../routes/comments.ts';
import * as people from '../routes/people.ts';
import * as square from '../routes/square.ts';
import type { Call } from './Call.ts';

const SQUARE = '/api/v1/square';

const SETTINGS: readonly Call[] = [
  { method: 'GET', path: `${SQUARE}/tag/list`, says: 'The tags of the square.', who: 'anyone', answers: v.array(tagSchema) },
  {
    method: 'GET', path: `${SQUARE}/config/list`, says: 'Settings of the square.',
    who: 'anyone', asks: square.pagingSchema, answers: pageSchema(squareConfSchema), example: { pageSize: '99' },
  },
  {
    method: 'GET', path: `${SQUARE}/sensitiveword/list`, says: 'Words the portal warns of before sending.',
    who: 'anyone', asks: square.pagingSchema, answers: pageSchema(sensitiveWordSchema), example: { pageSize: '99' },
  },
  {
    method: 'GET', path: `${SQUARE}/keyword/suggestion`, says: 'Words to search for.',
    who: 'anyone', asks: square.suggestSchema, answers: v.array(v.string()), example: { keyword: '猫' },
  },
];

const POSTS: readonly Call[] = [
  {
    method: 'GET', path: `${SQUARE}/post/list`, says: 'One page of posts, narrowed and sorted.',
    who: 'anyone', asks: square.listSchema, answers: pageSchema(postSchema), names: { tagId: 'public', gameId: 'public' },
    example: { tagId: 'photo', keyword: '晚', sort: '2' },
  },
  {
    method: 'GET', path: `${SQUARE}/post/me`, says: 'One page of one’s own posts.',
    who: 'person', asks: square.growingSchema, answers: pageSchema(postSchema),
  },
  {
    method: 'GET', path: `${SQUARE}/post/follow`, says: 'One page of the posts of people one follows.',
    who: 'person', asks: square.growingSchema, answers: pageSchema(postSchema),
  },
  {
    method: 'POST', path: `${SQUARE}/post`, says: 'Publishes a post.',
    who: 'person', asks: square.draftSchema, answers: postSchema, names: { tagId: 'public' }, example: { tagId: 'chat', content: '你好' },
  },
  { method: 'GET', path: `${SQUARE}/post/:id`, says: 'One post.', who: 'anyone', answers: postSchema, names: { id: 'public' }, example: { id: 'p1214' } },
  { method: 'DELETE', path: `${SQUARE}/post/:id`, says: 'Deletes one’s own post.', who: 'person', answers: v.null(), names: { id: 'own post' } },
  {
    method: 'POST', path: `${SQUARE}/post/:id/like`, says: 'Likes a post.',
    who: 'person', answers: likeResultSchema, names: { id: 'public' }, example: { id: 'p1214' },
  },
  {
    method: 'DELETE', path: `${SQUARE}/post/:id/like`, says: 'Takes the like of a post back.',
    who: 'person', answers: likeResultSchema, names: { id: 'public' }, example: { id: 'p1214' },
  },
  {
    method: 'POST', path: `${SQUARE}/upload`, says: 'Sends one picture, at most 5 MB; it is kept without its metadata.',
    who: 'person', picture: true, answers: imageSchema,
  },
];

const COMMENTS: readonly Call[] = [
  {
    method: 'POST', path: `${SQUARE}/post/:id/comment`, says: 'Writes a comment, or a reply to one.',
    who: 'person', asks: comments.draftSchema, answers: commentSchema, names: { id: 'public', replyCommentId: 'public' },
    example: { id: 'p1214', content: '你好', replyCommentId: 'c1214-1' },
  },
  {
    method: 'GET', path: `${SQUARE}/post/:id/comment/list`, says: 'One page of the comments of a post.',
    who: 'anyone', asks: comments.listSchema, answers: pageSchema(commentSchema), names: { id: 'public', commentId: 'public' },
    example: { id: 'p1214', sort: '1' },
  },
  {
    method: 'GET', path: `${SQUARE}/post/:id/comment/:commentId/list`, says: 'One page of the replies to a comment.',
    who: 'anyone', asks: comments.repliesSchema, answers: pageSchema(commentSchema), names: { id: 'public', commentId: 'public' },
    example: { id: 'p1214', commentId: 'c1214-1' },
  },
  {
    method: 'GET', path: `${SQUARE}/comment/me`, says: 'One page of one’s own comments.',
    who: 'person', asks: comments.ownSchema, answers: pageSchema(commentSchema),
  },
  {
    method: 'DELETE', path: `${SQUARE}/comment/:id`, says: 'Deletes one’s own comment.',
    who: 'person', answers: v.null(), names: { id: 'own comment' },
  },
  {
    method: 'POST', path: `${SQUARE}/comment/:id/like`, says: 'Likes a comment.',
    who: 'person', answers: likeResultSchema, names: { id: 'public' }, example: { id: 'c1214-1' },
  },
  {
    method: 'DELETE', path: `${SQUARE}/comment/:id/like`, says: 'Takes the like of a comment back.',
    who: 'person', answers: likeResultSchema, names: { id: 'public' }, example: { id: 'c1214-1' },
  },
];

const PEOPLE: readonly Call[] = [
  {
    method: 'POST', path: '/api/v1/user/follow/:id', says: 'Follows a person.',
    who: 'person', answers: followResultSchema, names: { id: 'public' }, example: { id: '10000105' },
  },
  {
    method: 'DELETE', path: '/api/v1/user/follow/:id', says: 'Follows a person no longer.',
    who: 'person', answers: followResultSchema, names: { id: 'public' }, example: { id: '10000105' },
  },
  {
    method: 'POST', path: '/api/v1/user/block/:id', says: 'Hides a person from oneself.',
    who: 'person', answers: v.null(), names: { id: 'public' }, example: { id: '10000106' },
  },
  {
    method: 'DELETE', path: '/api/v1/user/block/:id', says: 'Hides a person no longer.',
    who: 'person', answers: v.null(), names: { id: 'public' }, example: { id: '10000106' },
  },
  {
    method: 'POST', path: `${SQUARE}/report`, says: 'Reports a post, a comment or a person.',
    who: 'person', asks: people.reportSchema, answers: v.null(), names: { targetId: 'public' },
    example: { targetType: 'post', targetId: 'p1213', reason: 'other' },
  },
];

export const SQUARE_CALLS: readonly Call[] = [...SETTINGS, ...POSTS, ...COMMENTS, ...PEOPLE];
