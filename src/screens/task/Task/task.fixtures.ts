import { paths } from '#domain/paths.ts';
import { coinReward } from '#domain/reward.ts';
import { TaskStatus, type Task, type TaskList } from '#domain/task.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';

const { todo, claimable, done } = TaskStatus;

type Seed = [
  id: string,
  group: Task['group'],
  title: string,
  icon: string,
  progress: number,
  target: number,
  status: Task['status'],
  amount: number,
  route: string | null,
];

const SEEDS: Seed[] = [
  ['nickname', 'newbie', '设置昵称', 'envelope', 1, 1, done, 10, paths.changeName],
  ['bindPhone', 'newbie', '绑定手机', 'gift-blue', 0, 1, todo, 30, paths.bind],
  ['firstPost', 'newbie', '首次发帖', 'post', 1, 1, claimable, 20, paths.postPage],
  ['firstSubscribe', 'newbie', '首次订阅漫画', 'gift-green', 0, 1, todo, 10, paths.animate],
  ['dailyCheckIn', 'daily', '签到', 'checkin', 1, 1, claimable, 5, paths.checkIn],
  ['dailyRead', 'daily', '阅读 10 分钟', 'horn', 4, 10, todo, 10, paths.animate],
  ['dailyLike', 'daily', '点赞 3 次', 'gift-red', 2, 3, todo, 5, paths.square],
  ['dailyComment', 'daily', '评论 1 次', 'post', 1, 1, done, 5, paths.square],
  ['dailyShare', 'daily', '分享 1 次', 'share', 0, 1, todo, 5, null],
  ['weeklyCheckIn', 'weekly', '签到满 5 天', 'streak', 3, 5, todo, 30, paths.checkIn],
  ['weeklyRead', 'weekly', '读完 10 话', 'task', 6, 10, todo, 30, paths.animate],
  ['invite', 'achievement', '邀请 3 人', 'invite', 1, 3, todo, 100, paths.welfare],
  ['streak', 'achievement', '连签 28 天', 'trophy', 3, 28, todo, 150, paths.checkIn],
];

const taskOf = ([id, group, title, icon, progress, target, status, amount, route]: Seed): Task => ({
  id,
  group,
  title,
  desc: '',
  icon: `/demo/rewards/${icon}.svg`,
  progress,
  target,
  status,
  reward: coinReward(amount),
  action: route === null ? { kind: 'share' } : { kind: 'route', route },
  memberOnly: false,
});

/** Two rewards wait, two are taken, the rest is on its way. */
export const taskList: TaskList = {
  tasks: SEEDS.map(taskOf),
  todayEarned: 15,
  serverTime: STORY_NOW,
  resetAt: Date.parse('2026-01-16T00:00:00+08:00'),
};

export const withTasks = (change: (task: Task) => Partial<Task>): TaskList => ({
  ...taskList,
  tasks: taskList.tasks.map((task) => ({ ...task, ...change(task) })),
});
