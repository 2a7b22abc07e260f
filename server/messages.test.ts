import * as v from 'valibot';
import { expect, test } from 'vitest';
import { messageSchema, type Message, type MessagePage } from '#domain/message.ts';
import { onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';
import { createSquare } from './testing/square.ts';

async function inboxOf(portal: TestPortal, as: Person): Promise<MessagePage> {
  return (await portal.call('/api/user/center/message/all', { uid: as.uid }, { as })).data as MessagePage;
}

/** What the square told somebody; the welcome that every new person finds is left out. */
const told = async (portal: TestPortal, as: Person): Promise<Message[]> =>
  (await inboxOf(portal, as)).records.filter(({ kind }) => kind !== 'system');

const nameOf = async (portal: TestPortal, { uid }: Person): Promise<string> =>
  (await portal.db.selectFrom('users').select('name').where('uid', '=', uid).executeTakeFirstOrThrow()).name;

const open = (portal: TestPortal, fields: Record<string, string | number>, as?: Person) =>
  portal.call('/api/user/message', fields, as ? { as } : {});

onEachDatabase('messages', (start) => {
  test('opening one reads it, all=1 reads the rest, and the count follows', async () => {
    const portal = start();
    const member = await portal.logIn('vip01');
    const before = await inboxOf(portal, member);
    const [first] = before.records;
    expect(before).toMatchObject({ unread: 3 });
    const opened = await open(portal, { id: first?.id ?? '' }, member);
    expect(v.parse(messageSchema, opened.data)).toEqual({ ...first, read: true });
    const after = await inboxOf(portal, member);
    expect(after.unread).toBe(2);
    expect(after.records.map(({ read }) => read)).toEqual(
      before.records.map(({ id, read }) => read || id === first?.id),
    );
    expect(await open(portal, { id: first?.id ?? '' }, member)).toMatchObject({ code: 0 });
    expect(await open(portal, { all: 1 }, member)).toMatchObject({ code: 0, data: { unread: 0 } });
    expect(await inboxOf(portal, member)).toMatchObject({ unread: 0 });
    expect((await portal.call('/api/user/center/me', { uid: member.uid }, { as: member })).data).toMatchObject({
      unread: 0,
    });
  });

  test('only its owner opens a message: foreign and missing look alike, a visitor is sent to log in (T9)', async () => {
    const portal = start();
    const [owner, other] = [await portal.newPerson(), await portal.newPerson()];
    const [welcome] = (await inboxOf(portal, owner)).records;
    const refusals = [];
    for (const id of [welcome?.id ?? '', 'missing', '../me', '']) {
      const { code, msg, data } = await open(portal, { id }, other);
      refusals.push({ code, msg, data });
    }
    expect(refusals).toEqual(
      Array.from({ length: 4 }, () => ({ code: 1201, msg: '消息不存在或已被删除', data: null })),
    );
    expect(await open(portal, { all: 1 }, other)).toMatchObject({ data: { unread: 0 } });
    expect(await open(portal, { all: 1 })).toMatchObject({ code: 2 });
    expect(await inboxOf(portal, owner)).toMatchObject({ unread: 1 });
  });

  test('likes and follows are told once, however often they are taken back', async () => {
    const portal = start();
    const square = createSquare(portal);
    const [author, fan] = [await portal.newPerson(), await portal.newPerson()];
    const name = await nameOf(portal, fan);
    const post = await square.publish(author, '灯塔今天也亮着');
    const comment = await square.comment(author, post.id, '补一张夜景');
    for (const path of [
      `square/post/${post.id}/like`,
      `square/comment/${comment.id}/like`,
      `user/follow/${author.uid}`,
    ]) {
      portal.clock.now += 1000;
      for (const method of ['POST', 'DELETE', 'POST', 'POST'])
        await portal.call(`/api/v1/${path}`, undefined, { as: fan, method });
    }
    expect(await told(portal, author)).toMatchObject([
      { kind: 'follow', title: `${name} 关注了您`, read: false },
      {
        kind: 'like',
        title: `${name} 赞了您的评论`,
        summary: '补一张夜景',
        link: `/post/${post.id}?comment=${comment.id}`,
      },
      { kind: 'like', title: `${name} 赞了您的帖子`, summary: '灯塔今天也亮着', link: `/post/${post.id}` },
    ]);
    expect(portal.faults).toEqual([]);
  });

  test('a comment is told to the post’s owner, a reply to whom it answers too; removed, it leaves both inboxes', async () => {
    const portal = start();
    const square = createSquare(portal);
    const [owner, guest, third] = [await portal.newPerson(), await portal.newPerson(), await portal.newPerson()];
    const post = await square.publish(owner);
    const first = await square.comment(guest, post.id, '在哪儿拍的？');
    const reply = await square.comment(third, post.id, '<b onclick="alert(1)">北岸</b>\n& 灯塔', first.id);
    expect(await told(portal, owner)).toHaveLength(2);
    expect(await told(portal, guest)).toMatchObject([
      {
        kind: 'comment',
        title: `${await nameOf(portal, third)} 回复了您的评论`,
        link: `/post/${post.id}?comment=${reply.id}`,
        content: expect.stringContaining('&lt;b onclick=&quot;alert(1)&quot;&gt;北岸&lt;/b&gt;<br>&amp; 灯塔'),
      },
    ]);
    await portal.call(`/api/v1/square/comment/${reply.id}`, undefined, { as: third, method: 'DELETE' });
    expect(await told(portal, guest)).toEqual([]);
    expect(await told(portal, owner)).toMatchObject([{ summary: '在哪儿拍的？' }]);
  });

  test('nobody is told of their own doing, nor of whom they block', async () => {
    const portal = start();
    const square = createSquare(portal);
    const [owner, noisy] = [await portal.newPerson(), await portal.newPerson()];
    const post = await square.publish(owner);
    const own = await square.comment(owner, post.id);
    await square.comment(owner, post.id, '再补一句', own.id);
    await portal.call(`/api/v1/square/post/${post.id}/like`, {}, { as: owner });
    await portal.call(`/api/v1/user/block/${noisy.uid}`, {}, { as: owner });
    await square.comment(noisy, post.id, '听得见吗', own.id);
    await portal.call(`/api/v1/square/post/${post.id}/like`, {}, { as: noisy });
    await portal.call(`/api/v1/user/follow/${owner.uid}`, {}, { as: noisy });
    expect(await told(portal, owner)).toEqual([]);
  });
});
