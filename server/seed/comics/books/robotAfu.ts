import type { DemoComic } from '../demoComic.ts';

/** 机器人阿福 */
export const robotAfu: DemoComic = {
  slug: 'robot-afu',
  title: '机器人阿福',
  brief: '心口有一盏小灯的机器人',
  authors: ['豆豉'],
  tags: ['scifi', 'healing', 'daily'],
  intro: `阿福是一台旧型号的家务机器人，编号 0417，心口有一盏小灯。没有人教过它什么是难过，它只知道，雨大的时候，小的东西会冷。

它给花撑了一夜的伞，收到过一整座城的灯做生日蜡烛，学会的第一个词是“不客气”。

竖着往下读的长条漫画：雨从上面落下来，天从下面亮起来。慢慢滑，别着急。`,
  finished: false,
  chapters: [
    '雨夜里的小东西',
    '会发光的生日',
    '不客气',
    '借给你一格电',
    '坏掉的表情',
    '雪人不用充电',
    '朵朵搬家',
    '再见的说法',
  ],
  everyDays: 10,
  lastDaysAgo: 3,
  reads: 198_600,
  subscribers: 18_200,
};
