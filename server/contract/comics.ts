import * as v from 'valibot';
import {
  chapterPagesSchema,
  chapterSchema,
  comicDetailSchema,
  comicHomeSchema,
  comicSchema,
  historyEntrySchema,
  progressSchema,
  subscribeResultSchema,
  unlockResultSchema,
} from '#domain/comic.ts';
import { pageSchema } from '#domain/page.ts';
import { tagSchema } from '#domain/square.ts';
import * as comics from '../routes/comics.ts';
import * as reading from '../routes/reading.ts';
import type { Call } from './Call.ts';

const COMIC = '/api/v1/comic';

const SHELVES: readonly Call[] = [
  { method: 'GET', path: `${COMIC}/home`, says: 'The front page of comics.', who: 'anyone', answers: comicHomeSchema },
  {
    method: 'GET',
    path: `${COMIC}/list`,
    says: 'One page of comics, narrowed and sorted.',
    who: 'anyone',
    asks: comics.listSchema,
    answers: pageSchema(comicSchema),
    example: { pageSize: '4', sort: '2', status: '0', fee: 'coin' },
  },
  { method: 'GET', path: `${COMIC}/tag/list`, says: 'The tags of comics.', who: 'anyone', answers: v.array(tagSchema) },
  {
    method: 'GET',
    path: `${COMIC}/rank/list`,
    says: 'A ranking.',
    who: 'anyone',
    asks: comics.rankSchema,
    answers: v.array(comicSchema),
    example: { kind: 'hot', period: 'week' },
  },
  {
    method: 'GET',
    path: `${COMIC}/:id`,
    says: 'One comic.',
    who: 'anyone',
    answers: comicDetailSchema,
    names: { id: 'public' },
    example: { id: '2001' },
  },
  {
    method: 'GET',
    path: `${COMIC}/:id/chapter/list`,
    says: 'Every chapter of a comic.',
    who: 'anyone',
    asks: comics.chaptersSchema,
    answers: v.array(chapterSchema),
    names: { id: 'public' },
    example: { id: '2004' },
  },
  {
    method: 'GET',
    path: `${COMIC}/:id/chapter/:cid`,
    says: 'The pages of a chapter; of a locked one the preview alone.',
    who: 'anyone',
    answers: chapterPagesSchema,
    names: { id: 'public', cid: 'public' },
    example: { id: '2001', cid: '2001-1' },
  },
];

const READING: readonly Call[] = [
  {
    method: 'POST',
    path: `${COMIC}/:id/chapter/:cid/unlock`,
    says: 'Buys a chapter with diamonds.',
    who: 'person',
    asks: reading.unlockSchema,
    answers: unlockResultSchema,
    names: { id: 'public', cid: 'public' },
    example: { id: '2001', cid: '2001-5' },
  },
  {
    method: 'POST',
    path: `${COMIC}/:id/subscribe`,
    says: 'Subscribes to a comic.',
    who: 'person',
    answers: subscribeResultSchema,
    names: { id: 'public' },
    example: { id: '2004' },
  },
  {
    method: 'DELETE',
    path: `${COMIC}/:id/subscribe`,
    says: 'Subscribes to a comic no longer.',
    who: 'person',
    answers: subscribeResultSchema,
    names: { id: 'public' },
    example: { id: '2004' },
  },
  {
    method: 'GET',
    path: `${COMIC}/subscribe/me`,
    says: 'One page of the comics one subscribes to.',
    who: 'person',
    asks: reading.subscriptionsSchema,
    answers: pageSchema(comicSchema),
    example: { sort: '2' },
  },
  {
    method: 'GET',
    path: `${COMIC}/history/me`,
    says: 'One page of what one read, last read first.',
    who: 'person',
    asks: reading.pagingSchema,
    answers: pageSchema(historyEntrySchema),
  },
  {
    method: 'DELETE',
    path: `${COMIC}/history/me`,
    says: 'Forgets comics one read, or with `all=1` every one.',
    who: 'person',
    asks: reading.clearSchema,
    answers: v.null(),
    names: { ids: 'public' },
    example: { ids: '["2001"]' },
  },
  {
    method: 'PUT',
    path: `${COMIC}/:id/progress`,
    says: 'Keeps the place one has reached; the later one counts.',
    who: 'person',
    asks: reading.placeSchema,
    answers: v.nullable(progressSchema),
    names: { id: 'public', cid: 'public' },
    example: { id: '2001', cid: '2001-3', page: '7', offset: '0.5', updateTime: '1', device: 'h5' },
  },
  {
    method: 'POST',
    path: `${COMIC}/progress/merge`,
    says: 'Merges places kept on a device, and answers them all.',
    who: 'person',
    asks: reading.mergeSchema,
    answers: v.array(progressSchema),
    example: { items: '[{"cid":"2002-2","page":3,"updateTime":9}]' },
  },
];

export const COMIC_CALLS: readonly Call[] = [...SHELVES, ...READING];
