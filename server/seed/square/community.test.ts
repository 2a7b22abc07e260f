import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSensitiveFinder } from '#domain/sensitiveWords.ts';
import { checkComment, checkPost } from '#domain/square.ts';
import { NOON, onEachDatabase } from '../../testing/portal.ts';

const DAY_MS = 86_400_000;
const PUBLIC = join(import.meta.dirname, '../../../public');

onEachDatabase('the demo community', (open) => {
  test('is large, and every count equals its rows', async () => {
    const { db } = open();
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from posts) as posts,
      (select count(*) from comments) as comments,
      (select count(*) from comments where parent_id is not null) as replies,
      (select count(*) from posts where like_count <> (select count(*) from post_likes where post_id = posts.id)) as wrong_likes,
      (select count(*) from posts where comment_count <> (select count(*) from comments where post_id = posts.id)) as wrong_comments,
      (select count(*) from comments where like_count <> (select count(*) from comment_likes where comment_id = comments.id)) as wrong_comment_likes,
      (select count(*) from comments where reply_count <> (select count(*) from comments as r where r.parent_id = comments.id)) as wrong_replies`.execute(
      db,
    );
    const [counts] = rows;
    expect(counts?.['posts']).toBeGreaterThanOrEqual(200);
    expect(counts?.['comments']).toBeGreaterThanOrEqual(1000);
    expect(counts?.['replies']).toBeGreaterThanOrEqual(300);
    expect(counts).toMatchObject({ wrong_likes: 0, wrong_comments: 0, wrong_comment_likes: 0, wrong_replies: 0 });
  });

  test('says nothing twice, breaks no rule of its own, and shows pictures that exist', async () => {
    const { db } = open();
    const posts = await db.selectFrom('posts').select(['content', 'created_at']).execute();
    const comments = await db.selectFrom('comments').select(['content', 'created_at']).execute();
    const images = await db.selectFrom('post_images').select('url').execute();
    const words = await db.selectFrom('sensitive_words').select('word').execute();
    const find = createSensitiveFinder(words.map(({ word }) => word));
    for (const list of [posts, comments]) {
      expect(new Set(list.map(({ content }) => content)).size).toBe(list.length);
      expect(list.flatMap(({ content }) => find(content))).toEqual([]);
      for (const { created_at } of list) {
        expect(created_at).toBeLessThanOrEqual(NOON);
        expect(created_at).toBeGreaterThan(NOON - 61 * DAY_MS);
      }
    }
    for (const { content } of posts) expect(checkPost({ content, imageCount: 0 })).toBeUndefined();
    for (const { content } of comments) expect(checkComment(content)).toBeUndefined();
    expect(images.length).toBeGreaterThan(50);
    for (const { url } of images) expect(existsSync(join(PUBLIC, url)), url).toBe(true);
  });

  test('opens with pictures: what is hottest can be looked at', async () => {
    const { data } = await open().call('/api/v1/square/post/list?sort=1&pageSize=6');
    const pictured = (data as { records: { images: unknown[] }[] }).records.map(({ images }) => images.length > 0);
    expect(pictured[0]).toBe(true);
    expect(pictured.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });

  test('its pages meet without a gap or a repeat', async () => {
    const portal = open();
    for (const sort of [1, 2]) {
      const ids: string[] = [];
      for (let currentPage = 1; currentPage <= 3; currentPage += 1) {
        const { data } = await portal.call(
          `/api/v1/square/post/list?sort=${sort}&pageSize=99&currentPage=${currentPage}`,
        );
        ids.push(...(data as { records: { id: string }[] }).records.map(({ id }) => id));
      }
      const { total } = await portal.db
        .selectFrom('posts')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      expect(ids).toHaveLength(total);
      expect(new Set(ids).size).toBe(total);
    }
  });
});
