import type { Message } from '#domain/message.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';

const HOUR_MS = 3_600_000;

const messageOf = (
  id: string,
  hoursAgo: number,
  message: Pick<Message, 'kind' | 'title' | 'summary'> & Partial<Message>,
): Message => ({
  id,
  content: `<p>${message.summary}</p>`,
  createTime: STORY_NOW - hoursAgo * HOUR_MS,
  read: true,
  ...message,
});

export const giftMessage = messageOf('m3', 5, {
  kind: 'gift',
  title: '星海拾荒者新礼包',
  summary: '周年补给箱开放领取，数量有限。',
  read: false,
  link: '/detail/1002',
  content:
    '<p>《星海拾荒者》<strong>周年补给箱</strong>开放领取：</p><ul><li>燃料电池 ×50</li><li>限定涂装「晨雾」×1</li></ul><p>数量有限，先到先得。</p>',
});

export const followMessage = messageOf('m4', 26, { kind: 'follow', title: '北岸的猫 关注了您', summary: '' });

/** One of each kind, the first three unread. */
export const messages: readonly Message[] = [
  messageOf('m1', 0.2, {
    kind: 'comment',
    title: '慢半拍 评论了您的帖子',
    summary: '左边那盏灯罩缺了一角，第 9 话台风那晚打碎的。',
    read: false,
    link: '/post/p2?comment=c1',
    content:
      '<p><strong>慢半拍</strong> 评论了您的帖子。</p><blockquote>左边那盏灯罩缺了一角，第 9 话台风那晚打碎的。</blockquote>',
  }),
  messageOf('m2', 1.5, {
    kind: 'like',
    title: '云上列车员 赞了您的帖子',
    summary: '坐过站了，索性看了一场日落',
    read: false,
    link: '/post/p4',
  }),
  giftMessage,
  followMessage,
  messageOf('m5', 50, {
    kind: 'order',
    title: '充值成功',
    summary: '620 钻石已到账，感谢您的支持。',
    link: '/xdetail',
  }),
  messageOf('m6', 98, {
    kind: 'system',
    title: '《山海寻踪》上架啦',
    summary: '青绿山水之间，跟着一卷残图寻找会说话的异兽。',
    link: '/detail/1005',
    content:
      '<p>水墨解谜冒险<strong>《山海寻踪》</strong>已上架，会员免费下载。</p><p>卷轴已经展开，第一只异兽在青丘等您。</p>',
  }),
];

/** More than any screen holds. */
export const manyMessages: readonly Message[] = Array.from({ length: 5 }, (_, page) =>
  messages.map((message) => ({ ...message, id: `${message.id}-${page}`, read: true })),
).flat();

/** As long as a server may send it, and hostile besides. */
export const longMessage: Message = messageOf('m9', 2, {
  kind: 'system',
  title: '关于在漂满残骸的航道尽头重新点亮灯塔 Remastered 版本更新与补偿说明',
  summary: `SupercalifragilisticexpialidociousWithoutAnyBlank${'与一段怎么也写不完的说明'.repeat(6)}`,
  content: `<h3>更新说明</h3><p onclick="window.hit=1">${'这一段很长。'.repeat(60)}</p><script>window.hit=1</script><p>${'abcdefghij'.repeat(30)}</p>`,
  read: false,
  link: '/detail/1002',
});
