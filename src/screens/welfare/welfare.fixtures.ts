import type { CheckInInfo } from '#domain/checkIn.ts';
import type { Invitation } from '#domain/invite.ts';
import { coinReward, giftReward, vipDaysReward } from '#domain/reward.ts';
import type { WelfareHome, WelfareItem } from '#domain/welfare.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';

/** The demo's welfare centre. */

const itemOf = (item: Pick<WelfareItem, 'id' | 'kind' | 'title' | 'reward'> & Partial<WelfareItem>): WelfareItem => ({
  brief: '',
  image: '',
  cost: 0,
  left: null,
  limit: 1,
  usedByMe: 0,
  state: 1,
  needLevel: 0,
  ...item,
});

export const newcomerGift = itemOf({
  id: 'w1',
  kind: 'newbie',
  title: '新人礼',
  brief: '注册即可领取，每人一次',
  image: '/demo/rewards/gift-red.svg',
  reward: coinReward(50),
});

export const memberGift = itemOf({
  id: 'w2',
  kind: 'memberDaily',
  title: '会员每日礼',
  brief: '会员每天一份',
  image: '/demo/rewards/vip.svg',
  reward: coinReward(10),
  needLevel: 1,
});

export const trialDays = itemOf({
  id: 'w3',
  kind: 'exchange',
  title: '7 天会员体验',
  brief: '全部游戏免费下载，会员漫画免费看',
  image: '/demo/rewards/vip.svg',
  reward: vipDaysReward(7),
  cost: 200,
});

export const paperPack = itemOf({
  id: 'w4',
  kind: 'exchange',
  title: '纸上王国礼包',
  brief: '彩纸 ×300 · 金边书签 ×1',
  image: '/demo/games/paper-kingdom/icon.webp',
  reward: giftReward('g31', '《纸上王国》彩纸大礼包'),
  cost: 30,
  left: 18,
  limit: 2,
  usedByMe: 1,
});

const checkin: CheckInInfo = {
  today: '2026-01-15',
  serverTime: STORY_NOW,
  resetAt: Date.parse('2026-01-16T00:00:00+08:00'),
  checkedToday: false,
  continuousDays: 3,
  totalDays: 86,
  cycle: [5, 5, 8, 8, 10, 12, 30].map((amount, index) => ({
    day: index + 1,
    reward: coinReward(amount),
    state: index < 3 ? 2 : index === 3 ? 1 : 0,
  })),
  month: '2026-01',
  calendar: [],
  makeup: { left: 3, cost: 20 },
  milestones: [],
  rule: '',
};

export const welfareHome: WelfareHome = {
  checkin,
  items: [newcomerGift, memberGift, trialDays, paperPack],
  taskClaimable: 2,
  banners: [
    {
      id: 'a1',
      image: '/demo/banners/mountain-sea.webp',
      title: '冬日签到季',
      brief: '连签七天得 30 钻石',
      tag: '进行中',
      link: '/activity?id=a1',
    },
    {
      id: 'a2',
      image: '/demo/banners/cat-cafe.webp',
      title: '晒出你的小店',
      brief: '点赞最多的十位得限定头像框',
      tag: '进行中',
      link: '/activity?id=a2',
    },
    {
      id: 'a3',
      image: '/demo/banners/star-scavenger.webp',
      title: '打捞周',
      brief: '找回三件旧物',
      tag: '进行中',
      link: '/activity?id=a3',
    },
  ],
};

/** Everything taken, sold out or not for this person. */
export const emptyHanded: WelfareHome = {
  ...welfareHome,
  checkin: {
    ...checkin,
    checkedToday: true,
    continuousDays: 4,
    cycle: checkin.cycle.map((day) => (day.state === 1 ? { ...day, state: 2 } : day)),
  },
  items: [
    { ...newcomerGift, state: 2, usedByMe: 1 },
    { ...memberGift, state: 2, usedByMe: 1 },
    { ...trialDays, state: 2, usedByMe: 1 },
    { ...paperPack, left: 0 },
    {
      ...paperPack,
      id: 'w5',
      title: '星海拾荒者补给包',
      image: '/demo/games/star-scavenger/icon.webp',
      cost: null,
      left: 5,
    },
  ],
  taskClaimable: 0,
};

export const invitation: Invitation = {
  inviteCode: 'QY8K3M2P',
  link: 'https://portal.example/register?inviteCode=QY8K3M2P',
  invited: 3,
  rewarded: 60,
  rewardEach: 20,
  list: [
    { uid: '1', name: '一盏小灯', avatar: '/demo/avatars/30.webp', createTime: STORY_NOW },
    { uid: '2', name: '云朵收集者', avatar: '/demo/avatars/15.webp', createTime: STORY_NOW },
    { uid: '3', name: '晚风', avatar: '/demo/avatars/07.webp', createTime: STORY_NOW },
  ],
};
