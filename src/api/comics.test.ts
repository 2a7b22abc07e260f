import { describe, expect, test } from 'vitest';
import {
  answering,
  answeringData,
  CANARY,
  createTestClient,
  createTestSession,
  rejectionOf,
  startServer,
} from './api.fixtures.ts';
import { createComicsApi } from './comics.ts';
import { missingDiamondsOf } from './errorDetail.ts';

type Comics = ReturnType<typeof createComicsApi>;
type Row = [asked: string, call: (comics: Comics) => Promise<unknown>, fields?: Record<string, string>];

const page = { currentPage: 2, pageSize: 20 };
const position = { cid: '2001-3', page: 7, offset: 0.5, finished: false, updateTime: 1_780_000_000_000 };

const CALLS: Row[] = [
  ['GET /api/v1/comic/home', (comics) => comics.home()],
  [
    'GET /api/v1/comic/list?tag=warm&status=1&fee=coin&sort=2&keyword=%E7%8C%AB&currentPage=2&pageSize=20',
    (comics) => comics.list({ tag: 'warm', status: 1, fee: 'coin', sort: 2, keyword: '猫', ...page }),
  ],
  ['GET /api/v1/comic/tag/list', (comics) => comics.tags()],
  ['GET /api/v1/comic/rank/list?kind=hot&period=week', (comics) => comics.rank('hot', 'week')],
  ['GET /api/v1/comic/2001', (comics) => comics.detail('2001')],
  ['GET /api/v1/comic/2001/chapter/list', (comics) => comics.chapters('2001')],
  ['GET /api/v1/comic/2001/chapter/2001-3', (comics) => comics.chapter('2001', '2001-3')],
  [
    'POST /api/v1/comic/2001/chapter/2001-5/unlock',
    (comics) => comics.unlock('2001', '2001-5', { requestId: 'r-1', shownPrice: 30 }),
    { requestId: 'r-1', shownPrice: '30' },
  ],
  ['POST /api/v1/comic/2001/subscribe', (comics) => comics.subscribe('2001', true), {}],
  ['DELETE /api/v1/comic/2001/subscribe', (comics) => comics.subscribe('2001', false)],
  [
    'GET /api/v1/comic/subscribe/me?sort=2&currentPage=2&pageSize=20',
    (comics) => comics.subscriptions({ sort: 2, ...page }),
  ],
  ['GET /api/v1/comic/history/me?currentPage=2&pageSize=20', (comics) => comics.history(page)],
  [
    'DELETE /api/v1/comic/history/me?ids=%5B%222001%22%2C%222002%22%5D',
    (comics) => comics.clearHistory(['2001', '2002']),
  ],
  ['DELETE /api/v1/comic/history/me?all=1', (comics) => comics.clearHistory('all')],
  [
    'PUT /api/v1/comic/2001/progress',
    (comics) => comics.saveProgress('2001', { ...position, device: 'h5-1' }),
    { cid: '2001-3', page: '7', offset: '0.5', finished: '0', updateTime: '1780000000000', device: 'h5-1' },
  ],
  [
    'POST /api/v1/comic/progress/merge',
    (comics) => comics.mergeProgress([position]),
    { items: JSON.stringify([position]) },
  ],
];

describe('product §3.4, comics', () => {
  test.each(CALLS)('%s', async (asked, call, fields) => {
    const { origin, seen } = await startServer();
    const { client } = createTestClient(origin, { session: createTestSession(CANARY, '9') });
    await call(createComicsApi(client)).catch(() => undefined);
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([asked]);
    const sent = fields && { appID: '2008', channelID: '9', ...fields };
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual(sent ?? {});
  });

  test('ids cannot change the path that is called', async () => {
    const { origin, seen } = await startServer();
    const comics = createComicsApi(createTestClient(origin).client);
    for (const id of ['..', '../../user/logout', 'a?b', '']) {
      const calls = [
        comics.detail(id),
        comics.chapter('2001', id),
        comics.subscribe(id, true),
        comics.saveProgress(id, position),
      ];
      for (const call of calls) expect(await rejectionOf(call)).toMatchObject({ kind: 'malformed' });
    }
    expect(seen).toHaveLength(0);
  });

  test('what is missing for a chapter can be told from the error', async () => {
    const { origin } = await startServer(
      answering({ code: 1101, msg: '当前钻石余额不足', data: { need: 30, have: 10 } }),
    );
    const error = await rejectionOf(
      createComicsApi(createTestClient(origin).client).unlock('2001', '2001-5', { requestId: 'r-1' }),
    );
    expect(missingDiamondsOf(error)).toEqual({ need: 30, have: 10 });
  });

  test('a chapter without the size of a picture is not shown: the page would jump', async () => {
    const pages = [{ i: 1, url: '/demo/comics/x.webp', width: 1080 }];
    const { origin } = await startServer(
      answeringData({ bookId: '1', cid: 'c', no: 1, title: '', pages, pageCount: 1, previewOnly: false }),
    );
    const error = await rejectionOf(createComicsApi(createTestClient(origin).client).chapter('1', 'c'));
    expect(error).toMatchObject({ kind: 'malformed' });
  });
});
