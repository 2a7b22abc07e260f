/** What check-ins bring, in diamonds (product §3.7). */

/** Day 1 to day 7 of the cycle. */
export const CYCLE_REWARDS = [5, 5, 8, 8, 10, 12, 30] as const;

/** Gifts for a streak. */
export const MILESTONES = [
  { days: 3, amount: 10 },
  { days: 7, amount: 30 },
  { days: 14, amount: 60 },
  { days: 28, amount: 150 },
] as const;

export const MAKEUP_COST = 20;
export const MAKEUPS_PER_MONTH = 3;

/** The rules as people read them, one a line. */
export const RULE = [
  '签到日以北京时间为准，每天 0 点开始新的一天，每天可签到一次。',
  `连续签到 7 天为一个周期，第 1 至 7 天依次获得 ${CYCLE_REWARDS.join('、')} 钻石，第 8 天起进入下一个周期。`,
  '漏签一天，连续天数从头计算；跨月、跨年不影响连续天数。',
  `本月漏签的日期可以补签，每次 ${MAKEUP_COST} 钻石，每月最多 ${MAKEUPS_PER_MONTH} 次。补签恢复连续天数，不另发签到奖励；上个月的日期不能补签。`,
  `连续签到满 ${MILESTONES.map(({ days }) => days).join('、')} 天可领取连签礼，每段连续签到各限领一次，中断后未领取的连签礼失效。`,
].join('\n');
