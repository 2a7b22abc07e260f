import { range, type DemoComic } from '../demoComic.ts';

/** 夜航灯塔 */
export const nightLighthouse: DemoComic = {
  slug: 'night-lighthouse',
  title: '夜航灯塔',
  brief: '一盏灯，一直亮着',
  authors: ['陆远舟'],
  tags: ['healing', 'adventure', 'family'],
  intro: `海角的灯，每晚八点准时亮起。守塔人和一只话很多的海鸥住在塔里，等最后一班渡船靠岸，才吃晚饭。

雾大的时候，灯照不过去，就吹喇叭；台风来的时候，灯灭了，全村人提着灯笼站成一座塔。后来漂来一只瓶子，里面的信写着：“你好，亮着的人。”

二十个夜晚，一百封信。没有大团圆，只有一盏灯，一直亮着。`,
  finished: true,
  chapters: [
    '雾里的三声喇叭',
    '灯塔坏掉的晚上',
    '漂流瓶',
    '夜里靠岸的人',
    '海鸥的远房亲戚',
    '退潮',
    '船长的最后一班',
    '第一百次日出',
    '看不懂的摩斯电码',
    '留灯',
    '不认路的风',
    '岛上的雪',
    '远船上的值夜人',
    '台风之后',
    '女孩离岛',
    '熄灯练习',
    '海图上没有的地方',
    '回航',
    '第一百封信',
    '一直亮着',
  ],
  everyDays: 7,
  lastDaysAgo: 20,
  coin: range(9, 20),
  price: 30,
  reads: 613_800,
  subscribers: 45_100,
};
