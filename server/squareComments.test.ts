import { expect, test } from 'vitest';
import type { Page } from '#domain/page.ts';
import type { Comment } from '#domain/square.ts';
import { onEachDatabase, type Person } from './testing/portal.ts';
import { createSquare } from './testing/square.ts';

onEachDatabase('comments of the square', (open) => {
  test('a removed comment keeps its replies and nothing of its text', async () => {
    const portal = open();
    const square = createSquare(portal);
    const [author, reader] = [await portal.newPerson(), await portal.newPerson()];
    const post = await square.publish(author);
    const list = async () =>
      (await portal.call(`/api/v1/square/post/${post.id}/comment/list?sort=2`)).data as Page<Comment>;
    const top = await square.comment(author, post.id, '原话');
    const reply = await square.comment(reader, post.id, '回应', top.id);
    portal.clock.now += 1000;
    const answer = await square.comment(author, post.id, '再回应', reply.id);
    expect(reply).not.toHaveProperty('replyToName');
    expect(answer).toMatchObject({ parentId: top.id, replyCommentId: reply.id, replyToName: reply.user.name });
    const remove = (id: string, as: Person) =>
      portal.call(`/api/v1/square/comment/${id}`, undefined, { as, method: 'DELETE' });
    await remove(top.id, author);
    expect(await list()).toMatchObject({
      total: 1,
      records: [{ state: 2, content: '', replyCount: 2, replies: [{ content: '回应' }, { content: '再回应' }] }],
    });
    expect(
      await portal.call(
        `/api/v1/square/post/${post.id}/comment`,
        { content: '?', replyCommentId: top.id },
        { as: reader },
      ),
    ).toMatchObject({ code: 1201 });
    await remove(reply.id, reader);
    await remove(answer.id, author);
    expect(await list()).toMatchObject({ total: 0, records: [] });
    expect(await square.read(post.id)).toMatchObject({ commentCount: 0 });
  });

  test('pages follow each other without a gap or a repeat, in both orders', async () => {
    const portal = open();
    const square = createSquare(portal);
    const as = await portal.newPerson();
    // All within the same millisecond: only the id tells them apart.
    const post = await square.publish(as, '同一时刻的评论');
    for (let made = 0; made < 23; made += 1) await square.comment(as, post.id, `第${made}条`);
    for (const sort of [1, 2]) {
      const ids: string[] = [];
      for (let currentPage = 1, more = true; more; currentPage += 1) {
        const path = `/api/v1/square/post/${post.id}/comment/list?sort=${sort}&pageSize=5&currentPage=${currentPage}`;
        const { records, hasMore } = (await portal.call(path)).data as Page<Comment>;
        ids.push(...records.map(({ id }) => id));
        more = hasMore;
      }
      expect(new Set(ids).size).toBe(23);
      expect(ids).toHaveLength(23);
    }
  });

  test('a linked comment comes first, with its thread and itself among the first replies', async () => {
    const portal = open();
    const square = createSquare(portal);
    const as = await portal.newPerson();
    const post = await square.publish(as);
    const top = await square.comment(as, post.id, '被链接的楼');
    for (let made = 0; made < 12; made += 1) {
      await square.comment(as, post.id, `别的${made}`);
      portal.clock.now += 1000;
      await square.comment(as, post.id, `楼内${made}`, top.id);
    }
    const linked = await square.comment(as, post.id, '就是这条', top.id);
    const { data } = await portal.call(
      `/api/v1/square/post/${post.id}/comment/list?sort=2&pageSize=5&commentId=${linked.id}`,
    );
    const [first] = (data as Page<Comment>).records;
    expect(first).toMatchObject({ id: top.id, replyCount: 13, replies: [{ id: linked.id }, { content: '楼内0' }] });
    const second = await portal.call(`/api/v1/square/post/${post.id}/comment/${top.id}/list?currentPage=2`);
    expect(second.data).toMatchObject({ total: 13, pageSize: 10, hasMore: false, records: [{}, {}, {}] });
  });

  test('answering and removing at the same time leaves counts that equal the rows', async () => {
    const portal = open();
    const square = createSquare(portal);
    const people = await Promise.all(Array.from({ length: 5 }, () => portal.newPerson()));
    const [author] = people;
    if (!author) throw new Error('Someone has to write first.');
    const post = await square.publish(author);
    const top = await square.comment(author, post.id);
    const replies = await Promise.all(people.map((as) => square.comment(as, post.id, '回应', top.id)));
    const remove = (id: string, as: Person) =>
      portal.call(`/api/v1/square/comment/${id}`, undefined, { as, method: 'DELETE' });
    const outcomes = await Promise.all(
      people.flatMap((as, index) => [
        remove(replies[index]?.id ?? '', as),
        portal.call(`/api/v1/square/post/${post.id}/comment`, { content: '再来', replyCommentId: top.id }, { as }),
        remove(replies[index]?.id ?? '', as),
        remove(top.id, author),
      ]),
    );
    const kept = await portal.db
      .selectFrom('comments')
      .select('parent_id')
      .where('post_id', '=', post.id)
      .where('state', '=', 0)
      .execute();
    const { reply_count } = await portal.db
      .selectFrom('comments')
      .select('reply_count')
      .where('id', '=', top.id)
      .executeTakeFirstOrThrow();
    // An answer that came after the comment was removed is refused; nothing else may be.
    expect(outcomes.every(({ code }, index) => code === 0 || (index % 4 === 1 && code === 1201))).toBe(true);
    expect(reply_count).toBe(kept.length);
    expect(await square.read(post.id)).toMatchObject({ commentCount: kept.length });
    expect(portal.faults).toEqual([]);
  });
});
