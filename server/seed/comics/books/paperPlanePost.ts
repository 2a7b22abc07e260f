import type { DemoComic } from '../demoComic.ts';

/** 纸飞机邮局 */
export const paperPlanePost: DemoComic = {
  slug: 'paper-plane-post',
  title: '纸飞机邮局',
  brief: '每一封没有地址的信，都值得被送到',
  authors: ['半糖乌龙', '阿眠'],
  tags: ['healing', 'daily', 'fantasy'],
  intro: `山坡上有一家邮局，只收纸飞机寄来的信。局长是一只橘猫，邮差叫小满，全镇的悄悄话都从他们手里经过。

有的信没有地址，有的信迟到了四十年，有的信根本没有字，只画了一朵花。小满不认识收信人，就一家一家地问；局长不说话，就跟着纸上的味道走。

信总会到的。到的那天，人往往已经不是写信那天的人了，但还好，话还是那句话。`,
  finished: false,
  chapters: [
    '没有地址的信',
    '局长请假一天',
    '退回来的信',
    '寄给未来的自己',
    '锁在柜子里的邮包',
    '只有猫看得懂的信',
    '风停的那一天',
    '一千只纸飞机',
    '丁香街的老站长',
    '写错名字的情书',
    '雪天的加急件',
    '邮局要搬家吗',
    '邮戳特别篇：最远的一封',
  ],
  everyDays: 7,
  lastDaysAgo: -4,
  coin: [5, 7, 8, 10, 12, 13],
  member: [6, 9, 11],
  price: 20,
  // 小满 asks the whole town; and journey J6 needs a seventh page to stop at.
  interlude: { no: 3, after: 3, pages: 3 },
  reads: 486_200,
  subscribers: 38_400,
};
