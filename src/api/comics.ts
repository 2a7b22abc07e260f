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
  type Chapter,
  type ChapterPages,
  type Comic,
  type ComicDetail,
  type ComicHome,
  type ComicStatus,
  type FeeMark,
  type HistoryEntry,
  type Progress,
  type RankKind,
  type RankPeriod,
  type SubscribeResult,
  type UnlockResult,
} from '#domain/comic.ts';
import { pageSchema, type Page } from '#domain/page.ts';
import { tagSchema, type Tag } from '#domain/square.ts';
import type { Client } from './client.ts';
import type { PageQuery, ReadOptions } from './createExchange.ts';
import { pathSegment } from './pathSegment.ts';

/** What a list of comics is narrowed to; `sort`: 1 hottest, 2 newest chapter. */
export type ComicFilter = { tag?: string; status?: ComicStatus; fee?: FeeMark; sort?: 1 | 2; keyword?: string };

/** 1 newest chapter first, 2 read last first. */
export type SubscriptionSort = 1 | 2;

/** One intent to buy a chapter: `requestId` is kept for a retry, `shownPrice` is what the person agreed to. */
export type UnlockIntent = { requestId: string; shownPrice?: number };

/** Where someone is: `page` from 1, `offset` within it from 0 to 1, `updateTime` in epoch ms. */
export type ReadingPosition = Pick<Progress, 'cid' | 'page' | 'offset' | 'finished' | 'updateTime'> & {
  device?: string;
};

const comicPageSchema = pageSchema(comicSchema);

const comic = (id: string) => `/api/v1/comic/${pathSegment(id)}`;
const chapter = (id: string, cid: string) => `${comic(id)}/chapter/${pathSegment(cid)}`;

/** What anyone may read; for someone logged in it carries their own marks. */
function createReads(client: Client) {
  return {
    home: (options: ReadOptions = {}): Promise<ComicHome> => client.get('/api/v1/comic/home', comicHomeSchema, options),

    list: (filter: ComicFilter & PageQuery = {}, options: ReadOptions = {}): Promise<Page<Comic>> =>
      client.get('/api/v1/comic/list', comicPageSchema, { ...options, query: filter }),

    tags: (options: ReadOptions = {}): Promise<Tag[]> =>
      client.get('/api/v1/comic/tag/list', v.array(tagSchema), options),

    /** The period counts for `hot` alone. */
    rank: (kind: RankKind, period: RankPeriod, options: ReadOptions = {}): Promise<Comic[]> =>
      client.get('/api/v1/comic/rank/list', v.array(comicSchema), { ...options, query: { kind, period } }),

    /** Removed: code 1201. */
    detail: async (id: string, options: ReadOptions = {}): Promise<ComicDetail> =>
      client.get(comic(id), comicDetailSchema, options),

    /** Every chapter in reading order. */
    chapters: async (id: string, options: ReadOptions = {}): Promise<Chapter[]> =>
      client.get(`${comic(id)}/chapter/list`, v.array(chapterSchema), options),

    /** A locked chapter comes with its preview alone; unknown: code 1201. */
    chapter: async (id: string, cid: string, options: ReadOptions = {}): Promise<ChapterPages> =>
      client.get(chapter(id, cid), chapterPagesSchema, options),
  };
}

/** What belongs to a person; a visitor's call ends in code 2. */
function createPersonal(client: Client) {
  return {
    /** Too few diamonds: code 1101; open already: 1401; for members: 1301; another price by now: 1102. */
    unlock: async (id: string, cid: string, intent: UnlockIntent): Promise<UnlockResult> =>
      client.post(`${chapter(id, cid)}/unlock`, unlockResultSchema, intent),

    /** Asking again answers the same. */
    subscribe: async (id: string, subscribed: boolean): Promise<SubscribeResult> => {
      const path = `${comic(id)}/subscribe`;
      return subscribed ? client.post(path, subscribeResultSchema) : client.delete(path, subscribeResultSchema);
    },

    subscriptions: (
      query: { sort?: SubscriptionSort } & PageQuery = {},
      options: ReadOptions = {},
    ): Promise<Page<Comic>> => client.get('/api/v1/comic/subscribe/me', comicPageSchema, { ...options, query }),

    /** The books someone read, the last one first. */
    history: (page: PageQuery = {}, options: ReadOptions = {}): Promise<Page<HistoryEntry>> =>
      client.get('/api/v1/comic/history/me', pageSchema(historyEntrySchema), { ...options, query: page }),

    /** Takes books out of the history, or all of them. */
    clearHistory: async (ids: readonly string[] | 'all'): Promise<void> => {
      const query = ids === 'all' ? { all: 1 } : { ids: JSON.stringify(ids) };
      await client.delete('/api/v1/comic/history/me', v.unknown(), { query });
    },

    /** Saves a place, behind all other calls, and gives the one that stands; null when the history was cleared after it. */
    saveProgress: async (id: string, place: ReadingPosition): Promise<Progress | null> =>
      client.put(`${comic(id)}/progress`, v.nullable(progressSchema), place, { background: true }),

    /** Brings what this browser kept without a login; gives the newest place of each book. */
    mergeProgress: (items: readonly ReadingPosition[]): Promise<Progress[]> =>
      client.post('/api/v1/comic/progress/merge', v.array(progressSchema), { items }),
  };
}

export function createComicsApi(client: Client) {
  return { ...createReads(client), ...createPersonal(client) };
}
