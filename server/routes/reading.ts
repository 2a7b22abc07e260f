import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { pageOffsetSchema } from '#domain/comic.ts';
import { answer, badField } from '../answer.ts';
import { clearHistory, listHistory } from '../comics/history.ts';
import { mergeProgress, saveProgress } from '../comics/progress.ts';
import { requireReader } from '../comics/reader.ts';
import { listSubscriptions, subscribe } from '../comics/subscriptions.ts';
import { unlockChapter } from '../comics/unlock.ts';
import { id, listOf, pagingEntries, requestId, sortOrder, text, whole } from '../params.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { readPayload, readQuery } from '../request.ts';
import { chapterIdOf, comicIdOf } from './comics.ts';

/** Books one merge may bring, and one answer may carry. */
const MAX_MERGED = 200;

/** Room for that many books in one text. */
const MAX_MERGED_TEXT = 48 * 1024;

const MAX_PAGE = 10_000;

const device = v.pipe(text, v.maxLength(64));

export const unlockSchema = v.object({ requestId, shownPrice: v.optional(whole(0, Number.MAX_SAFE_INTEGER, 0)) });

export const pagingSchema = v.object(pagingEntries);
export const subscriptionsSchema = v.object({ sort: sortOrder(1), ...pagingEntries });
export const clearSchema = v.object({ ids: v.pipe(listOf(id), v.maxLength(MAX_MERGED)), all: text });

export const placeSchema = v.object({
  cid: id,
  page: whole(1, MAX_PAGE, 1),
  offset: v.pipe(text, v.transform(Number), pageOffsetSchema),
  finished: v.pipe(
    text,
    v.transform((value) => value === '1' || value === 'true'),
  ),
  updateTime: whole(0, Number.MAX_SAFE_INTEGER, 0),
  device,
});

/** A place inside the list of a merge is JSON, so its numbers are numbers. */
const keptPlaceSchema = v.object({
  cid: id,
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE)),
  offset: v.optional(pageOffsetSchema, 0),
  finished: v.optional(v.boolean(), false),
  updateTime: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  device,
});

export const mergeSchema = v.object({
  items: v.pipe(listOf(keptPlaceSchema, MAX_MERGED_TEXT), v.maxLength(MAX_MERGED)),
});

async function unlock(ports: Ports, c: Context): Promise<Response> {
  const target = { comicId: comicIdOf(c), cid: chapterIdOf(c) };
  const reader = await requireReader(ports, c);
  const payload = await readPayload(c, unlockSchema);
  await consumeLimit(ports.db, ports.limits, { call: 'unlockUser', key: reader.uid, now: reader.now });
  const coinNum = await unlockChapter(ports, reader, {
    ...target,
    requestId: payload.requestId,
    shownPrice: payload.shownPrice,
  });
  return answer(c, { coinNum });
}

async function setSubscription(ports: Ports, c: Context, set: boolean): Promise<Response> {
  const comicId = comicIdOf(c);
  const reader = await requireReader(ports, c);
  await consumeLimit(ports.db, ports.limits, { call: 'markUser', key: reader.uid, now: reader.now });
  return answer(c, await subscribe(ports.db, reader, comicId, set));
}

async function subscriptions(ports: Ports, c: Context): Promise<Response> {
  const reader = await requireReader(ports, c);
  const { sort, ...paging } = readQuery(c, subscriptionsSchema);
  return answer(c, await listSubscriptions(ports.db, reader, sort, paging));
}

async function history(ports: Ports, c: Context): Promise<Response> {
  const reader = await requireReader(ports, c);
  return answer(c, await listHistory(ports.db, reader, readQuery(c, pagingSchema)));
}

/** Everything goes only when asked for by name: a list that got lost on the way must not clear the history. */
async function clear(ports: Ports, c: Context): Promise<Response> {
  const reader = await requireReader(ports, c);
  const { ids, all } = readQuery(c, clearSchema);
  if (all !== '1' && ids.length === 0) throw badField('ids', '请选择要删除的作品');
  await clearHistory(ports.db, reader, all === '1' ? 'all' : ids);
  return answer(c, null);
}

async function save(ports: Ports, c: Context): Promise<Response> {
  const comicId = comicIdOf(c);
  const reader = await requireReader(ports, c);
  const place = await readPayload(c, placeSchema);
  await consumeLimit(ports.db, ports.limits, { call: 'progressUser', key: reader.uid, now: reader.now });
  return answer(c, await saveProgress(ports.db, reader, comicId, place));
}

async function merge(ports: Ports, c: Context): Promise<Response> {
  const reader = await requireReader(ports, c);
  const { items } = await readPayload(c, mergeSchema);
  await consumeLimit(ports.db, ports.limits, { call: 'progressUser', key: reader.uid, now: reader.now });
  return answer(c, await mergeProgress(ports.db, reader, items, MAX_MERGED));
}

/** What a person does with comics: buying chapters, subscribing, and being found where they stopped. */
export function readingRoutes(ports: Ports): Hono {
  return new Hono()
    .get('/api/v1/comic/subscribe/me', (c) => subscriptions(ports, c))
    .get('/api/v1/comic/history/me', (c) => history(ports, c))
    .delete('/api/v1/comic/history/me', (c) => clear(ports, c))
    .post('/api/v1/comic/progress/merge', (c) => merge(ports, c))
    .put('/api/v1/comic/:id/progress', (c) => save(ports, c))
    .post('/api/v1/comic/:id/subscribe', (c) => setSubscription(ports, c, true))
    .delete('/api/v1/comic/:id/subscribe', (c) => setSubscription(ports, c, false))
    .post('/api/v1/comic/:id/chapter/:cid/unlock', (c) => unlock(ports, c));
}
