import type { Activity } from '#domain/activity.ts';
import { coinReward } from '#domain/reward.ts';

const day = (date: string): number => Date.parse(`${date}T00:00:00+08:00`);

const RULE =
  '<p>冬天的岛上，太阳每天都会准时升起。活动期间<strong>连续签到七天</strong>，第七天的奖励翻倍。</p>' +
  '<h3>怎么参加</h3><ol><li>点击「立即参加」</li><li>每天来签到一次</li><li>连签满七天，奖励自动到账</li></ol>' +
  '<h3>说明</h3><ul><li>以北京时间 0 点为界</li><li>漏签可用补签补上，每月 3 次</li></ul>';

/** One that runs for sixteen days yet. */
export const winter: Activity = {
  id: 'a1',
  title: '冬日签到季',
  brief: '连签七天，第七天的奖励翻倍',
  cover: '/demo/banners/mountain-sea.webp',
  startTime: day('2026-01-10'),
  endTime: day('2026-02-01') - 1,
  state: 1,
  rule: RULE,
  joined: false,
  cta: { text: '去签到', route: '/checkin' },
  reward: coinReward(10),
};

export const cafe: Activity = {
  ...winter,
  id: 'a2',
  title: '晒出你的小店',
  brief: '点赞最多的十位得限定头像框',
  cover: '/demo/banners/cat-cafe.webp',
  endTime: Date.parse('2026-01-15T22:00:00+08:00'),
  joined: true,
  cta: { text: '去发帖', route: '/postpage' },
  reward: undefined,
};

export const salvage: Activity = {
  ...winter,
  id: 'a3',
  title: '打捞周',
  brief: '找回三件旧物，换一份启航补给',
  cover: '/demo/banners/star-scavenger.webp',
  startTime: day('2026-01-18'),
  state: 0,
  cta: { text: '立即参加' },
};

export const harvest: Activity = {
  ...winter,
  id: 'a4',
  title: '秋收拍卖会',
  brief: '像素农场物语的第一届丰收节',
  cover: '/demo/banners/pixel-farm.webp',
  startTime: day('2025-10-01'),
  endTime: day('2025-11-01') - 1,
  state: 2,
  joined: true,
};

export const runningActivities: readonly Activity[] = [
  cafe,
  winter,
  {
    ...winter,
    id: 'a5',
    title: '云端慢车票',
    brief: '读完十话漫画，领一张去云上的票',
    cover: '/demo/banners/cloud-train.webp',
    endTime: day('2026-03-01'),
    cta: { text: '去看漫画', route: '/animate' },
  },
];

const LONG = '标题写得很长很长的一场活动 SupercalifragilisticexpialidociousWithoutAnyBlank';

export const longActivity: Activity = {
  ...winter,
  id: 'a9',
  title: LONG,
  brief: LONG,
  rule: RULE.repeat(6),
  cta: { text: '去做一件名字写得很长很长也要能读完的事情', route: '/checkin' },
};
