import type { Image } from '#domain/primitives.ts';
import type { Post, Tag, UserBrief } from '#domain/square.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';
import { account } from './demo.fixtures.ts';

/** The square of the demo world: people, tags and posts. */

const person = (uid: string, name: string, avatar: string, rest: Partial<UserBrief> = {}): UserBrief => ({
  uid,
  name,
  avatar: `/demo/avatars/${avatar}.webp`,
  badge: null,
  followed: false,
  isMe: false,
  ...rest,
});

export const pumpkinCaptain = person('2001', '南瓜队长', '11', { badge: 'year' });
export const islandStudent = person('2002', '阿屿同学', '02', { followed: true });
/** Whoever `account` is, as others see them. */
export const me = person(account.uid, account.name, '01', { isMe: true });

export const tags: readonly Tag[] = [
  { id: 'guide', tag: '攻略' },
  { id: 'photo', tag: '晒图' },
  { id: 'help', tag: '求助' },
  { id: 'chat', tag: '闲聊' },
  { id: 'fan', tag: '同人' },
  { id: 'official', tag: '官方', official: true },
];

const picture = (path: string, width = 960, height = 540): Image => ({
  url: `/demo/${path}`,
  thumb: `/demo/${path}`,
  width,
  height,
});

/** Nine demo pictures; a post shows the first few. */
export const pictures: readonly Image[] = [
  picture('games/pixel-farm/cover.webp'),
  picture('games/paper-kingdom/cover.webp'),
  picture('games/cat-cafe/cover.webp'),
  picture('games/mountain-sea/cover.webp'),
  picture('games/cloud-train/cover.webp'),
  picture('games/star-scavenger/cover.webp'),
  picture('games/clockwork-maze/cover.webp'),
  picture('games/one-stroke/cover.webp'),
  picture('banners/mountain-sea.webp'),
];

const minutesAgo = (minutes: number): number => STORY_NOW - minutes * 60_000;

const postOf = (post: Pick<Post, 'id' | 'user' | 'content'> & Partial<Post>): Post => ({
  images: [],
  createTime: minutesAgo(12),
  likeCount: 0,
  commentCount: 0,
  liked: false,
  followed: post.user.followed,
  isMine: post.user.isMe,
  state: 0,
  shareUrl: `https://portal.example/post/${post.id}`,
  ...post,
});

export const greenhousePost = postOf({
  id: 'p1',
  user: pumpkinCaptain,
  tag: { id: 'photo', tag: '晒图' },
  images: pictures.slice(0, 5),
  liked: true,
  likeCount: 1204,
  commentCount: 86,
  hot: true,
  content:
    '第七年的秋天终于把温室搭好了！南瓜收了三百多个，厨房那条线的配方表我放在第二张图，缺的两格是要等下雪天才掉的。',
});
export const lighthousePost = postOf({
  id: 'p2',
  user: islandStudent,
  tag: { id: 'fan', tag: '同人' },
  images: [pictures[5], pictures[3], pictures[4]].filter((image) => image !== undefined),
  createTime: minutesAgo(60),
  likeCount: 318,
  commentCount: 42,
  content:
    '《夜航灯塔》第 23 话那一页海面的反光是不是同一盏灯？我把前后三话的分镜叠在一起看，发现守塔人的影子一直在往左走。',
});
export const helpPost = postOf({
  id: 'p3',
  user: person('2003', '林间小鹿', '07'),
  tag: { id: 'help', tag: '求助' },
  createTime: minutesAgo(190),
  likeCount: 5,
  commentCount: 17,
  content:
    '纸上王国最后一页怎么守？\n纸兵放满了还是漏一个，试过把桥头让出来、把剪刀塔全堆在折痕上，第九波的风筝照样从头顶飞过去。\n' +
    '金币只剩一千二，重来一次要四十分钟。有没有不换阵的打法？或者告诉我风筝到底吃不吃火。\n先谢过各位，赢了给大家折纸鹤。',
});
export const ownPost = postOf({
  id: 'p4',
  user: me,
  tag: { id: 'chat', tag: '闲聊' },
  images: pictures.slice(2, 3),
  createTime: minutesAgo(60 * 30),
  likeCount: 2,
  content: '下班路上开了一局一笔成画，坐过站了。',
});

export const posts: readonly Post[] = [greenhousePost, lighthousePost, helpPost, ownPost];

/** A post whose every text is as long and as awkward as people make them. */
export const longTextPost = postOf({
  id: 'p9',
  user: person('2009', 'SupercalifragilisticexpialidociousNickname', '', { badge: 'month' }),
  tag: { id: 'x', tag: '一个名字特别特别长的标签' },
  images: pictures.slice(),
  createTime: minutesAgo(60 * 24 * 40),
  likeCount: 123_456_789,
  commentCount: 98_765,
  state: 1,
  content: `${'SupercalifragilisticexpialidociousWithoutAnyBlank'.repeat(4)}\n\n\n${'写得很长很长的一段话，'.repeat(60)}`,
});
