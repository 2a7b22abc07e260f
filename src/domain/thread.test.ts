import { expect, test } from 'vitest';
import type { Reply } from './square.ts';
import { threadRows, type Thread } from './thread.ts';

const reply = (id: string): Reply => ({
  id,
  postId: 'p1',
  user: { uid: 'u1', name: '慢半拍', avatar: '', badge: null, followed: false, isMe: false },
  content: '一句话',
  replyCommentId: 'c1',
  parentId: 'c1',
  createTime: 0,
  likeCount: 0,
  liked: false,
  isMine: false,
  state: 0,
});

const thread = (given: Partial<Thread>): Thread => ({
  comment: reply('c1'),
  replies: [],
  hidden: 0,
  open: false,
  tail: 'end',
  ...given,
});

const rowKeysOf = (given: Partial<Thread>) =>
  threadRows([thread(given)]).map((row) =>
    row.kind === 'comment' ? row.key : [row.key, row.position.first, row.position.last],
  );

test('a comment without replies is one row', () => {
  expect(rowKeysOf({})).toEqual(['c1']);
});

test('the replies make one panel, and the fold ends it', () => {
  const replies = [reply('r1'), reply('r2')];
  expect(rowKeysOf({ replies })).toEqual(['c1', ['r1', true, false], ['r2', false, true]]);
  expect(rowKeysOf({ replies, hidden: 12, tail: 'more' })).toEqual([
    'c1',
    ['r1', true, false],
    ['r2', false, false],
    ['fold:c1', false, true],
  ]);
});

test('replies that cannot be seen leave the fold alone in its panel', () => {
  expect(rowKeysOf({ hidden: 3, tail: 'more' })).toEqual(['c1', ['fold:c1', true, true]]);
});

test('an open thread can be folded even when nothing is left to unfold', () => {
  expect(rowKeysOf({ open: true, replies: [reply('r1')] })).toEqual([
    'c1',
    ['r1', true, false],
    ['fold:c1', false, true],
  ]);
});
