import { NO_REPLY, type UserBrief } from '#domain/square.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { islandStudent, me, pumpkinCaptain } from '../../shared/square.fixtures.ts';
import type { ShownComment, Thread } from '#domain/thread.ts';

/** What people say under the posts of the demo world. */

const person = (uid: string, name: string, avatar: string, badge: UserBrief['badge'] = null): UserBrief => ({
  uid,
  name,
  avatar: `/demo/avatars/${avatar}.webp`,
  badge,
  followed: false,
  isMe: false,
});

export const towerCat = person('2011', '守塔的猫', '17', 'year');
export const halfBeat = person('2012', '慢半拍', '24');
export const northIsland = person('2013', '北岛', '09');

export const commentOf = (
  id: string,
  user: UserBrief,
  content: string,
  rest: Partial<ShownComment> = {},
): ShownComment => ({
  id,
  postId: 'p2',
  user,
  content,
  replyCommentId: NO_REPLY,
  parentId: NO_REPLY,
  createTime: STORY_NOW - 42 * 60_000,
  likeCount: 0,
  liked: false,
  isMine: user.isMe,
  state: 0,
  ...rest,
});

const replyOf = (id: string, user: UserBrief, content: string, rest: Partial<ShownComment> = {}): ShownComment =>
  commentOf(id, user, content, { parentId: 'c1', replyCommentId: 'c1', createTime: STORY_NOW - 31 * 60_000, ...rest });

export const threadOf = (comment: ShownComment, rest: Partial<Thread> = {}): Thread => ({
  comment,
  replies: [],
  hidden: 0,
  open: false,
  tail: 'end',
  ...rest,
});

export const replies: readonly ShownComment[] = [
  replyOf('r1', islandStudent, '翻回去看了，真的缺了一角！', { likeCount: 6 }),
  replyOf('r2', northIsland, '所以指路的是旧灯', { replyToName: '阿屿同学', replyCommentId: 'r1' }),
];

export const lampThread = threadOf(
  commentOf('c1', towerCat, '不是同一盏。左边那盏灯罩缺了一角，第 9 话台风那晚打碎的，作者一直没忘。', {
    likeCount: 312,
    liked: true,
  }),
  { replies, hidden: 11, tail: 'more' },
);

export const ownThread = threadOf(
  commentOf('c4', me, '看完立刻去重刷了前三话。', { createTime: STORY_NOW - 4 * 3_600_000 }),
);

export const goneThread = threadOf(commentOf('c5', pumpkinCaptain, '', { state: 2 }), {
  replies: [replyOf('r5', halfBeat, '前排截图的那位还在吗，我也想要一份。')],
});

export const threads: readonly Thread[] = [
  lampThread,
  threadOf(
    commentOf('c2', halfBeat, '这一话我来回翻了四遍，最后一页海平线上其实有一艘很小很小的船，桅杆上也挂着灯。', {
      likeCount: 97,
    }),
  ),
  ownThread,
  goneThread,
];

/** A thread of hundreds of replies. */
export const longThread = threadOf(lampThread.comment, {
  replies: Array.from({ length: 300 }, (_, index) =>
    replyOf(`l${index}`, index % 3 === 0 ? halfBeat : northIsland, `第 ${index + 1} 句：我也看见那盏灯了。`),
  ),
  hidden: 40,
  open: true,
  tail: 'more',
});

export const longTextThread = threadOf(
  commentOf(
    'c9',
    person('2019', 'SupercalifragilisticexpialidociousNickname', '', 'month'),
    `${'SupercalifragilisticexpialidociousWithoutAnyBlank'.repeat(3)}\n\n${'写得很长很长的一句话，'.repeat(30)}`,
    { likeCount: 123_456_789 },
  ),
  {
    replies: [
      replyOf(
        'r9',
        person('2020', '一个长得不得了的名字一个长得不得了的名字', ''),
        'المرحبا بكم 与 ZWJ 👩‍👩‍👧‍👦 和一个很长的回答'.repeat(4),
        {
          replyToName: 'SupercalifragilisticexpialidociousNickname',
        },
      ),
    ],
  },
);
