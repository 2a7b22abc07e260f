import type { VipOffer, VipPlan } from '#domain/membership.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';

const DAY_MS = 86_400_000;

const planOf = (plan: Omit<VipPlan, 'expAfter' | 'recommended'> & Partial<VipPlan>): VipPlan => ({
  recommended: false,
  expAfter: STORY_NOW + plan.days * DAY_MS,
  ...plan,
});

/** The cards, to somebody who is no member. */
export const vipOffer: VipOffer = {
  plans: [
    planOf({
      id: 'vip-month',
      name: '月卡',
      badge: 'month',
      days: 30,
      priceFen: 3000,
      originFen: 3000,
      coinPrice: 360,
      perDayText: '折合每天 ¥1',
    }),
    planOf({
      id: 'vip-season',
      name: '季卡',
      badge: 'normal',
      days: 90,
      priceFen: 7800,
      originFen: 9000,
      coinPrice: 980,
      perDayText: '折合每天 ¥0.87',
    }),
    planOf({
      id: 'vip-year',
      name: '年卡',
      badge: 'year',
      days: 365,
      priceFen: 26_800,
      originFen: 36_000,
      coinPrice: 3880,
      perDayText: '折合每天 ¥0.74',
      recommended: true,
    }),
  ],
  rights: [
    { id: 'games', title: '全部游戏免费下载', text: '付费游戏会员期内不消耗钻石' },
    { id: 'comics', title: '会员漫画免费看', text: '会员专享章节直接阅读' },
    { id: 'diamonds', title: '每日领钻石', text: '每天在福利中心领取 10 钻石' },
    { id: 'badge', title: '专属标识', text: '昵称旁点亮会员徽章' },
  ],
  agreement: {
    title: '会员服务协议',
    content:
      '<p>开通会员前，请您阅读以下约定。</p><h3>一、有效期</h3><p>会员未到期时续费，新的天数从原到期日起累加。</p>',
  },
  payTypes: ['alipay', 'wechat'],
};

/** What the same cards are to somebody whose membership runs, or ran, until `expTime`. */
export const offerAfter = (expTime: number): VipOffer => ({
  ...vipOffer,
  plans: vipOffer.plans.map((plan) => ({ ...plan, expAfter: Math.max(expTime, STORY_NOW) + plan.days * DAY_MS })),
});
