import { describe, expect, test } from 'vitest';
import {
  answeringData,
  answering,
  CANARY,
  createTestClient,
  createTestSession,
  rejectionOf,
  startServer,
} from './api.fixtures.ts';
import { createSquareApi } from './square.ts';
import { sensitiveWordsOf } from './errorDetail.ts';

type Square = ReturnType<typeof createSquareApi>;
type Row = [asked: string, call: (square: Square) => Promise<unknown>, fields?: Record<string, string>];

const page = { currentPage: 2, pageSize: 20 };

const CALLS: Row[] = [
  ['GET /api/v1/square/tag/list', (square) => square.tags()],
  ['GET /api/v1/square/post/p1', (square) => square.post('p1')],
  [
    'GET /api/v1/square/post/list?tagId=t1&sort=1&keyword=%E7%8C%AB&currentPage=2&pageSize=20',
    (square) => square.posts({ tagId: 't1', sort: 1, keyword: '猫', ...page }),
  ],
  ['GET /api/v1/square/post/follow?currentPage=2&pageSize=20', (square) => square.followedPosts(page)],
  ['GET /api/v1/square/post/me?currentPage=2&pageSize=20&sort=2', (square) => square.ownPosts(page)],
  ['GET /api/v1/square/comment/me?currentPage=2&pageSize=20&sort=2', (square) => square.ownComments(page)],
  [
    'GET /api/v1/square/post/p1/comment/list?sort=2&currentPage=2&pageSize=20',
    (square) => square.comments('p1', { sort: 2, ...page }),
  ],
  ['GET /api/v1/square/post/p1/comment/list?commentId=c1', (square) => square.comments('p1', { commentId: 'c1' })],
  [
    'GET /api/v1/square/post/p1/comment/c1/list?currentPage=3',
    (square) => square.replies('p1', 'c1', { currentPage: 3 }),
  ],
  ['GET /api/v1/square/keyword/suggestion?keyword=a%26b', (square) => square.suggestions('a&b')],
  ['GET /api/v1/square/config/list?pageSize=99', (square) => square.config()],
  ['GET /api/v1/square/sensitiveword/list?pageSize=99', (square) => square.sensitiveWords()],
  ['POST /api/v1/square/post/p1/like', (square) => square.likePost('p1', true), {}],
  ['DELETE /api/v1/square/post/p1/like', (square) => square.likePost('p1', false)],
  ['POST /api/v1/square/comment/c1/like', (square) => square.likeComment('c1', true), {}],
  ['DELETE /api/v1/square/comment/c1/like', (square) => square.likeComment('c1', false)],
  ['POST /api/v1/user/follow/7', (square) => square.follow('7', true), {}],
  ['DELETE /api/v1/user/follow/7', (square) => square.follow('7', false)],
  ['POST /api/v1/user/block/7', (square) => square.block('7', true), {}],
  ['DELETE /api/v1/user/block/7', (square) => square.block('7', false)],
  ['DELETE /api/v1/square/post/p1', (square) => square.deletePost('p1')],
  ['DELETE /api/v1/square/comment/c1', (square) => square.deleteComment('c1')],
  [
    'POST /api/v1/square/post/p1/comment',
    (square) => square.publishComment('p1', { content: '好 & 妙' }),
    { content: '好 & 妙', replyCommentId: '0' },
  ],
  [
    'POST /api/v1/square/post/p1/comment',
    (square) => square.publishComment('p1', { content: '对', replyCommentId: 'c1', requestId: 'r-1' }),
    { content: '对', replyCommentId: 'c1', requestId: 'r-1' },
  ],
  [
    'POST /api/v1/square/post',
    (square) => square.publishPost({ tagId: 't1', content: '一\n二', images: ['/uploads/a.png'], requestId: 'r-2' }),
    { tagId: 't1', content: '一\n二', images: '["/uploads/a.png"]', requestId: 'r-2' },
  ],
  [
    'POST /api/v1/square/report',
    (square) => square.report({ targetType: 'post', targetId: 'p1', reason: 'spam', detail: '广告' }),
    { targetType: 'post', targetId: 'p1', reason: 'spam', detail: '广告' },
  ],
];

describe('spec §7, Square', () => {
  test.each(CALLS)('%s', async (asked, call, fields) => {
    const { origin, seen } = await startServer();
    const { client } = createTestClient(origin, { session: createTestSession(CANARY, '9') });
    await call(createSquareApi(client)).catch(() => undefined);
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([asked]);
    const sent = fields && { appID: '2008', channelID: '9', ...fields };
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual(sent ?? {});
  });

  test('a picture travels as multipart, under the name of a file', async () => {
    const image = { url: '/uploads/a.png', thumb: '/uploads/a.png', width: 1, height: 2 };
    const { origin, seen } = await startServer(answeringData(image));
    const square = createSquareApi(createTestClient(origin).client);
    expect(await square.upload(new Blob(['picture'], { type: 'image/png' }))).toEqual(image);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v1/square/upload' });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toMatch(/name="file"; filename="[^"]+"\r\nContent-Type: image\/png\r\n\r\npicture/);
  });

  test('ids cannot change the path that is called', async () => {
    const { origin, seen } = await startServer();
    const square = createSquareApi(createTestClient(origin).client);
    for (const id of ['..', '../../user/logout', 'a?b', '']) {
      const calls = [
        square.post(id),
        square.likePost(id, true),
        square.replies('p1', id),
        square.follow(id, false),
        square.deleteComment(id),
      ];
      for (const call of calls) expect(await rejectionOf(call)).toMatchObject({ kind: 'malformed' });
    }
    expect(seen).toHaveLength(0);
  });

  test('refused words can be told from the error', async () => {
    const refusal = { code: 1202, msg: '内容含有敏感词：外挂', data: { words: ['外挂'] } };
    const { origin } = await startServer(answering(refusal));
    const square = createSquareApi(createTestClient(origin).client);
    const error = await rejectionOf(square.publishComment('p1', { content: '外挂' }));
    expect(sensitiveWordsOf(error)).toEqual(['外挂']);
    expect(sensitiveWordsOf(new Error('other'))).toBeUndefined();
  });
});
