import { expect, test } from 'vitest';
import type { Page } from '#domain/page.ts';
import type { Comment, Post } from '#domain/square.ts';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { onEachDatabase, ORIGIN, type Person } from './testing/portal.ts';
import { createSquare } from './testing/square.ts';

/** Texts that break careless code: markup, SQL, formats, bidi, joined emoji, blanks at both ends. */
const NAUGHTY = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  "'); DROP TABLE posts;-- %s %00 ${7*7} {{7*7}}",
  ' \t两端有空格\r\n ',
  '\u202Eتجربة\u202C אבג ‏',
  '👩‍👩‍👧‍👦 🏳️‍🌈 é e\u0301 ﷽ Z̷̛͇a̵l̸g̴o',
  '__proto__ constructor toString null undefined NaN -0 1e309',
  '\u200B零宽\u200D\uFEFF',
];

const draft = (fields: Record<string, string> = {}) => ({
  tagId: 'chat',
  content: '你好',
  requestId: crypto.randomUUID(),
  ...fields,
});

onEachDatabase('the square', (open) => {
  test('text comes back exactly as it was sent, as post and as comment', async () => {
    const portal = open();
    const square = createSquare(portal);
    const as = await portal.newPerson();
    for (const text of NAUGHTY) {
      const post = await square.publish(as, text);
      expect((await square.read(post.id)).content).toBe(text);
      await square.comment(as, post.id, text);
      const comments = await square.must<Page<Comment>>(`/api/v1/square/post/${post.id}/comment/list`, undefined, {});
      expect(comments.records.map(({ content }) => content)).toEqual([text]);
    }
    expect(portal.faults).toEqual([]);
  });

  test('a post is refused with the sentence to show', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const cases: [Record<string, string>, string, string][] = [
      [{ content: ' \u200B\n' }, 'content', '请输入内容'],
      [{ content: '字'.repeat(1001) }, 'content', '最多1000字'],
      [{ tagId: '' }, 'tagId', '请选择标签'],
      [{ tagId: 'no-such-tag' }, 'tagId', '请选择标签'],
      [{ images: '["/uploads/not-mine-at-all-00.png"]' }, 'images', '图片已失效，请重新上传'],
      [{ images: '["https://elsewhere.example/x.png"]' }, 'images', '图片已失效，请重新上传'],
      [{ images: '{' }, 'images', '参数不正确'],
      [{ requestId: '' }, 'requestId', '缺少请求编号'],
    ];
    for (const [change, field, msg] of cases) {
      const answer = await portal.call('/api/v1/square/post', draft(change), { as });
      expect(answer, JSON.stringify(change).slice(0, 80)).toMatchObject({ code: 1001, msg, data: { field } });
    }
    const half = await portal.call('/api/v1/square/post', undefined, { as, json: draft({ content: 'a\uD800' }) });
    expect(half).toMatchObject({ code: 1001 });
    expect(portal.faults).toEqual([]);
  });

  test('the same requestId publishes once, also when sent three times at once (M1)', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const same = draft({ content: '只发一次' });
    const answers = await Promise.all([1, 2, 3].map(() => portal.call('/api/v1/square/post', same, { as })));
    expect(new Set(answers.map(({ data }) => (data as Post).id)).size).toBe(1);
    const mine = await portal.call('/api/v1/square/post/me', undefined, { as });
    expect(mine.data).toMatchObject({ total: 1 });
    expect(await portal.call('/api/v1/square/post', { ...same, content: '换了' }, { as })).toMatchObject({
      status: 409,
      code: 1001,
    });
  });

  test('sensitive words are refused in every disguise, and named (T11)', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const post = await createSquare(portal).publish(as);
    for (const content of ['有外挂吗', '外\u200B挂', '外\u202E挂', '加ｖｘ', '加ⓥⓧ']) {
      const word = content.startsWith('加') ? '加VX' : '外挂';
      const refusal = { code: 1202, msg: `内容含有敏感词：${word}`, data: { words: [word] } };
      expect(await portal.call('/api/v1/square/post', draft({ content }), { as })).toMatchObject(refusal);
      expect(await portal.call(`/api/v1/square/post/${post.id}/comment`, { content }, { as })).toMatchObject(refusal);
    }
  });

  test('thirty parallel requests settle: what the server says is what it counts (M11)', async () => {
    const portal = open();
    const square = createSquare(portal);
    const [author, fan] = [await portal.newPerson(), await portal.newPerson()];
    const post = await square.publish(author);
    const comment = await square.comment(author, post.id);
    const storm = (path: string) =>
      Promise.all(
        Array.from({ length: 30 }, (_, tap) =>
          portal.call(path, undefined, { as: fan, method: tap % 2 ? 'DELETE' : 'POST' }),
        ),
      );
    for (const path of [`/api/v1/square/post/${post.id}/like`, `/api/v1/square/comment/${comment.id}/like`]) {
      for (const { code, data } of await storm(path)) {
        expect(code).toBe(0);
        expect((data as { likeCount: number }).likeCount).toBeGreaterThanOrEqual(0);
      }
      const requests = [];
      for (const method of ['POST', 'POST', 'DELETE', 'DELETE', 'POST'])
        requests.push((await portal.call(path, undefined, { as: fan, method })).data);
      const on = { liked: true, likeCount: 1 };
      const off = { liked: false, likeCount: 0 };
      expect(requests).toEqual([on, on, off, off, on]);
    }
    expect(await square.read(post.id, fan)).toMatchObject({ liked: true, likeCount: 1 });
    await storm(`/api/v1/user/follow/${author.uid}`);
    const last = await portal.call(`/api/v1/user/follow/${author.uid}`, undefined, { as: fan, method: 'POST' });
    expect(last.data).toEqual({ followed: true });
    expect(await square.read(post.id, fan)).toMatchObject({ followed: true, user: { followed: true } });
    expect(portal.faults).toEqual([]);
  });

  test('many people at once: the count equals the rows', async () => {
    const portal = open();
    const square = createSquare(portal);
    const post = await square.publish(await portal.newPerson());
    const people = await Promise.all(Array.from({ length: 8 }, () => portal.newPerson()));
    await Promise.all(
      people.flatMap((as) => [
        portal.call(`/api/v1/square/post/${post.id}/like`, {}, { as }),
        square.comment(as, post.id).then((made) => square.comment(as, post.id, '补充一句', made.id)),
      ]),
    );
    expect(await square.read(post.id)).toMatchObject({ likeCount: 8, commentCount: 16 });
    expect(portal.faults).toEqual([]);
  });

  test('only the owner removes: foreign and missing comments look alike, a foreign post is not yours (T9)', async () => {
    const portal = open();
    const square = createSquare(portal);
    const [owner, other] = [await portal.newPerson(), await portal.newPerson()];
    const post = await square.publish(owner);
    const comment = await square.comment(owner, post.id);
    const remove = (path: string, as?: Person) =>
      portal.call(`/api/v1/square/${path}`, undefined, { method: 'DELETE', ...(as && { as }) });
    expect(await remove(`comment/${comment.id}`, other)).toEqual(
      expect.objectContaining(await comparable(remove('comment/none', other))),
    );
    expect(await remove(`post/${post.id}`, other)).toMatchObject({ code: 1203 });
    expect(await remove('post/none', other)).toMatchObject({ code: 1201 });
    for (const path of [`comment/${comment.id}`, `post/${post.id}`])
      expect(await remove(path)).toMatchObject({ code: 2 });
    expect(await square.read(post.id)).toMatchObject({ state: 0, commentCount: 1 });
    expect(await remove(`comment/${comment.id}`, owner)).toMatchObject({ code: 0 });
    expect(await remove(`comment/${comment.id}`, owner)).toMatchObject({ code: 0 });
    expect(await square.read(post.id)).toMatchObject({ commentCount: 0 });
    expect(await remove(`post/${post.id}`, owner)).toMatchObject({ code: 0 });
    expect(await remove(`post/${post.id}`, owner)).toMatchObject({ code: 0 });
    expect(await remove(`post/${post.id}`, other)).toMatchObject({ code: 1201 });
  });

  test('writes need a person', async () => {
    const portal = open();
    const square = createSquare(portal);
    const post = await square.publish(await portal.newPerson());
    const ghost = { uid: '1', token: 'x'.repeat(43) };
    const calls: [string, string][] = [
      ['POST', 'square/post'],
      ['POST', 'square/upload'],
      ['POST', 'square/report'],
      ['POST', `square/post/${post.id}/comment`],
      ['POST', `square/post/${post.id}/like`],
      ['DELETE', `square/post/${post.id}/like`],
      ['DELETE', `square/post/${post.id}`],
      ['POST', 'user/follow/10000001'],
      ['POST', 'user/block/10000001'],
      ['GET', 'square/post/me'],
      ['GET', 'square/comment/me'],
      ['GET', 'square/post/follow'],
    ];
    for (const [method, path] of calls) {
      for (const as of [undefined, ghost]) {
        expect(await portal.call(`/api/v1/${path}`, undefined, { method, ...(as && { as }) }), path).toMatchObject({
          status: 200,
          code: 2,
        });
      }
    }
  });

  test('a removed post is gone everywhere, but one’s own comment on it still tells so', async () => {
    const portal = open();
    const square = createSquare(portal);
    const [author, reader] = [await portal.newPerson(), await portal.newPerson()];
    const post = await square.publish(author, '要删掉的');
    const comment = await square.comment(reader, post.id);
    await portal.call(`/api/v1/square/post/${post.id}`, undefined, { as: author, method: 'DELETE' });
    const gone = { code: 1201, msg: '该帖子已被删除', data: null };
    for (const path of ['', '/comment/list', `/comment/${comment.id}/list`]) {
      expect(await portal.call(`/api/v1/square/post/${post.id}${path}`)).toMatchObject(gone);
    }
    expect(
      await portal.call(`/api/v1/square/post/${post.id}/comment`, { content: '晚了' }, { as: reader }),
    ).toMatchObject(gone);
    expect(await portal.call(`/api/v1/square/post/${post.id}/like`, {}, { as: reader })).toMatchObject(gone);
    expect((await portal.call('/api/v1/square/post/me', undefined, { as: author })).data).toMatchObject({ total: 0 });
    const mine = await portal.call('/api/v1/square/comment/me', undefined, { as: reader });
    expect(mine.data).toMatchObject({ records: [{ id: comment.id, post: { id: post.id, excerpt: '', state: 2 } }] });
  });

  test('who is blocked is left out of every list, and may come back', async () => {
    const portal = open();
    const square = createSquare(portal);
    const [noisy, reader] = [await portal.newPerson(), await portal.newPerson()];
    const post = await square.publish(noisy, '吵闹');
    const quiet = await square.publish(await portal.newPerson(), '安静');
    await square.comment(noisy, quiet.id, '吵闹的评论');
    const seen = async () => ({
      posts: (
        (await portal.call('/api/v1/square/post/list?sort=2&keyword=%E5%90%B5%E9%97%B9', undefined, { as: reader }))
          .data as Page<Post>
      ).records.some(({ id }) => id === post.id),
      comments: (
        (await portal.call(`/api/v1/square/post/${quiet.id}/comment/list`, undefined, { as: reader }))
          .data as Page<Comment>
      ).total,
      followed: ((await portal.call('/api/v1/square/post/follow', undefined, { as: reader })).data as Page<Post>).total,
    });
    await portal.call(`/api/v1/user/follow/${noisy.uid}`, {}, { as: reader });
    expect(await seen()).toEqual({ posts: true, comments: 1, followed: 1 });
    const block = (method: string) => portal.call(`/api/v1/user/block/${noisy.uid}`, undefined, { as: reader, method });
    for (const method of ['POST', 'POST']) expect(await block(method)).toMatchObject({ code: 0, data: null });
    expect(await seen()).toEqual({ posts: false, comments: 0, followed: 0 });
    await block('DELETE');
    expect(await seen()).toEqual({ posts: true, comments: 1, followed: 0 });
    expect(await portal.call(`/api/v1/user/block/${reader.uid}`, {}, { as: reader })).toMatchObject({ code: 1001 });
    expect(await portal.call('/api/v1/user/follow/nobody', {}, { as: reader })).toMatchObject({ code: 1201 });
  });

  test('reports: one of the reasons, about something there, once per person', async () => {
    const portal = open();
    const [author, reader] = [await portal.newPerson(), await portal.newPerson()];
    const post = await createSquare(portal).publish(author);
    const about = { targetType: 'post', targetId: post.id, reason: 'spam' };
    const report = (change: Record<string, string>) =>
      portal.call('/api/v1/square/report', { ...about, ...change }, { as: reader });
    const twice: Record<string, string>[] = [{}, { reason: 'abuse', detail: '补充' }];
    for (const change of twice) expect(await report(change)).toMatchObject({ code: 0, data: null });
    const kept = await portal.db.selectFrom('reports').selectAll().where('target_id', '=', post.id).execute();
    expect(kept).toMatchObject([{ uid: reader.uid, reason: 'spam' }]);
    expect(await report({ reason: 'constructor' })).toMatchObject({
      code: 1001,
      msg: '请选择举报原因',
      data: { field: 'reason' },
    });
    expect(await report({ detail: '字'.repeat(201) })).toMatchObject({
      code: 1001,
      msg: '最多200字',
      data: { field: 'detail' },
    });
    expect(await report({ targetId: 'none' })).toMatchObject({ code: 1201 });
    expect(await report({ targetType: 'comment' })).toMatchObject({ code: 1201 });
  });

  test('too much too fast is asked to wait (1002)', async () => {
    const portal = open({ limits: { ...DEFAULT_LIMITS, registerAddress: [] } });
    const as = await portal.newPerson();
    const codes = [];
    for (let made = 0; made < 11; made += 1)
      codes.push((await portal.call('/api/v1/square/post', draft({ content: `第${made}帖` }), { as })).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 0), 1002]);
  });

  test('search, suggestions and addresses to share', async () => {
    const portal = open();
    const square = createSquare(portal);
    const as = await portal.newPerson();
    const post = await square.publish(as, '百分号100%_\\反斜杠');
    const find = async (keyword: string) =>
      (
        (await portal.call(`/api/v1/square/post/list?keyword=${encodeURIComponent(keyword)}`)).data as Page<Post>
      ).records.map(({ id }) => id);
    for (const keyword of ['100%', '%_\\', '_\\反']) expect(await find(keyword)).toEqual([post.id]);
    expect(await find('反斜杠 100%')).toEqual([post.id]);
    expect(await find('反斜杠 别的')).toEqual([]);
    const odd = await square.publish(as, 'ＶＩＰ的Éclair');
    for (const keyword of ['ＶＩＰ', 'Éclair', 'éCLAIR'.slice(1)])
      expect(await find(keyword), keyword).toEqual([odd.id]);
    expect(post.shareUrl).toBe(`${ORIGIN}/post/${post.id}`);
    const suggest = async (keyword: string) =>
      (await portal.call(`/api/v1/square/keyword/suggestion?keyword=${encodeURIComponent(keyword)}`)).data as string[];
    expect(await suggest('猫')).toContain('猫咪咖啡馆');
    const suggested = await suggest('');
    expect(suggested.length).toBeLessThanOrEqual(10);
    for (const words of suggested) expect(await find(words), words).not.toEqual([]);
    expect(await suggest('%')).toEqual([]);
  });

  test('20,000 sensitive words are prepared once for a list, and a changed list counts at once (fault 1)', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const comment = (content: string) =>
      portal.call('/api/v1/square/post/p1214/comment', { content, requestId: crypto.randomUUID() }, { as });
    const words = Array.from({ length: 20_000 }, (_, index) => ({ id: `many-${index}`, word: `禁词${index}号` }));
    for (let start = 0; start < words.length; start += 500)
      await portal.db
        .insertInto('sensitive_words')
        .values(words.slice(start, start + 500))
        .execute();
    try {
      expect(await comment('他说禁词777号')).toMatchObject({ code: 1202, data: { words: ['禁词777号'] } });
      const asked = await portal.queries.during(async () => {
        for (let time = 0; time < 20; time += 1) expect((await comment(`好看 ${time}`)).code).toBe(0);
      });
      const whole = asked.filter(({ sql }) => sql.includes('sensitive_words') && !sql.includes('count('));
      expect(whole).toEqual([]);
      await portal.db.insertInto('sensitive_words').values({ id: 'many-new', word: '新禁词' }).execute();
      expect((await comment('新禁词')).code).toBe(1202);
      await portal.db.deleteFrom('sensitive_words').where('id', '=', 'many-new').execute();
      expect((await comment('新禁词')).code).toBe(0);
      // A change that leaves number, length and ends as they were is seen half a minute later.
      await portal.db
        .updateTable('sensitive_words')
        .set({ word: '禁词7七77号' })
        .where('id', '=', 'many-7777')
        .execute();
      portal.clock.now += 30_000;
      expect((await comment('禁词7七77号')).code).toBe(1202);
    } finally {
      await portal.db.deleteFrom('sensitive_words').where('id', 'like', 'many-%').execute();
    }
  });

  test('under 官方 the house alone writes', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const post = () =>
      portal.call(
        '/api/v1/square/post',
        { tagId: 'official', content: '官方公告', requestId: crypto.randomUUID() },
        { as },
      );
    expect(await post()).toMatchObject({
      code: 1001,
      data: { field: 'tagId' },
      msg: '该标签仅限官方发布，请选择其他标签',
    });
    const { data } = await portal.call('/api/v1/square/tag/list');
    expect((data as { id: string; official?: boolean }[]).filter(({ official }) => official)).toMatchObject([
      { id: 'official', tag: '官方' },
    ]);
    await portal.db.updateTable('users').set({ official: 1 }).where('uid', '=', as.uid).execute();
    expect((await post()).code).toBe(0);
  });
});

async function comparable(call: Promise<{ code: number; msg: string; data: unknown }>) {
  const { code, msg, data } = await call;
  return { code, msg, data };
}
