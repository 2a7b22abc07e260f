import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkComment, checkPost, commentSchema, postSchema } from './square.ts';

describe('a post (product §3.5)', () => {
  it.each([
    ['a word', '好', 0],
    ['a picture alone', '', 1],
    ['a picture and blanks', ' \n', 9],
    ['1000 emoji', '😀'.repeat(1000), 0],
  ])('may be %s', (_name, content, imageCount) => expect(checkPost({ content, imageCount })).toBeUndefined());

  it.each([
    ['nothing', '', 0, '请输入内容'],
    ['blanks', ' \n\t　', 0, '请输入内容'],
    ['invisible marks', '\u200B\uFEFF', 0, '请输入内容'],
    ['1001 characters', '字'.repeat(1001), 1, '最多1000字'],
    ['ten pictures', '好', 10, '最多9张图片'],
  ])('may not be %s', (_name, content, imageCount, message) =>
    expect(checkPost({ content, imageCount })).toBe(message),
  );
});

describe('a comment', () => {
  it.each(['好', '😀'.repeat(500)])('%s is good', (content) => expect(checkComment(content)).toBeUndefined());
  it('says something', () => expect(checkComment(' \u200B ')).toBe('评论不能为空'));
  it('is short', () => expect(checkComment('字'.repeat(501))).toBe('最多500字'));
});

describe('marks stacked on a letter', () => {
  const flood = `Z${'\u0334'.repeat(400)}`;
  it('are few in whatever people wrote, as it is drawn', () => {
    const post = { id: 'p1', user: { uid: '1', name: flood }, content: flood, createTime: 1, state: 0 };
    const read = v.parse(postSchema, post);
    expect([read.content, read.user.name].map((text) => text.length)).toEqual([5, 5]);
    const comment = { ...post, postId: 'p1', replyCommentId: '0', parentId: '0', replyToName: flood };
    const { content, replyToName } = v.parse(commentSchema, comment);
    expect([content, replyToName].map((text) => text?.length)).toEqual([5, 5]);
  });
});
