import { paths } from '#domain/paths.ts';
import type { Task, TaskAction } from '#domain/task.ts';
import type { Metric } from './measure.ts';

/** A task: when `metric` has reached `target`, so many diamonds are due. */
export type TaskRule = Pick<Task, 'id' | 'group' | 'title' | 'desc' | 'icon' | 'target' | 'action'> & { metric: Metric; diamonds: number };

const open = (route: string): TaskAction => ({ kind: 'route', route });

const picture = (name: string): string => `/demo/rewards/${name}.svg`;

/** Every task, in the order of the task centre (product.md §3.7). Ids are stored with claims: never reuse one. */
export const TASKS: readonly TaskRule[] = [
  { id: 'newbie-nickname', group: 'newbie', title: '设置昵称', desc: '取一个好听的名字', icon: picture('envelope'), metric: 'nickname', target: 1, diamonds: 10, action: open(paths.changeName) },
  { id: 'newbie-phone', group: 'newbie', title: '绑定手机', desc: '账号更安全，丢了也找得回', icon: picture('chest'), metric: 'phone', target: 1, diamonds: 30, action: open(paths.bind) },
  { id: 'newbie-post', group: 'newbie', title: '首次发帖', desc: '到广场和大家打个招呼', icon: picture('post'), metric: 'posts', target: 1, diamonds: 20, action: open(paths.postPage) },
  { id: 'newbie-subscribe', group: 'newbie', title: '首次订阅漫画', desc: '更新了第一时间知道', icon: picture('horn'), metric: 'subscriptions', target: 1, diamonds: 10, action: open(paths.animate) },
  { id: 'daily-checkin', group: 'daily', title: '每日签到', desc: '每天来看一看', icon: picture('checkin'), metric: 'checkInsToday', target: 1, diamonds: 5, action: open(paths.checkIn) },
  { id: 'daily-read', group: 'daily', title: '阅读漫画 10 分钟', desc: '翻开一话，慢慢看', icon: picture('gift-blue'), metric: 'readMinutesToday', target: 10, diamonds: 10, action: open(paths.animate) },
  { id: 'daily-like', group: 'daily', title: '点赞 3 次', desc: '给喜欢的帖子或评论点个赞', icon: picture('gift-red'), metric: 'likesToday', target: 3, diamonds: 5, action: open(paths.square) },
  { id: 'daily-comment', group: 'daily', title: '评论 1 次', desc: '说说你的看法', icon: picture('post'), metric: 'commentsToday', target: 1, diamonds: 5, action: open(paths.square) },
  { id: 'daily-share', group: 'daily', title: '分享 1 次', desc: '把好玩的分享给朋友', icon: picture('share'), metric: 'sharesToday', target: 1, diamonds: 5, action: { kind: 'share' } },
  { id: 'weekly-checkin', group: 'weekly', title: '本周签到满 5 天', desc: '周一到周日，补签也算', icon: picture('streak'), metric: 'checkInsThisWeek', target: 5, diamonds: 30, action: open(paths.checkIn) },
  { id: 'weekly-chapters', group: 'weekly', title: '本周读完 10 话漫画', desc: '第一次读完的话数', icon: picture('gift-green'), metric: 'chaptersThisWeek', target: 10, diamonds: 30, action: open(paths.animate) },
  { id: 'achievement-invite', group: 'achievement', title: '邀请 3 位好友', desc: '好友用您的邀请码注册', icon: picture('invite'), metric: 'invited', target: 3, diamonds: 100, action: open(paths.welfare) },
  { id: 'achievement-streak', group: 'achievement', title: '连续签到 28 天', desc: '历史最长连签', icon: picture('trophy'), metric: 'longestStreak', target: 28, diamonds: 150, action: open(paths.checkIn) },
];
