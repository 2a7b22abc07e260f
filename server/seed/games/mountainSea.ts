import type { DemoGame } from '../demoGame.ts';

/** 山海寻踪 */
export const mountainSea: DemoGame = {
  slug: 'mountain-sea',
  name: '山海寻踪',
  type: 'rpg',
  price: 680,
  brief: '一卷残图，走进会呼吸的青绿山水',
  intro: `修复师沈鹭在库房里发现了一卷虫蛀的《山海图》。她补上第一笔石青，画里的鸟飞了出来；补上第二笔，自己走了进去。

画中的世界由笔墨写成：远山是淡墨，踩上去会晕开；悬崖留着飞白，要等风把云填满才能通过。途中遇见的异兽来自古书，却各有各的心事——九尾的青丘狐怕黑，会唱歌的鹿蜀丢了声音，背着岛屿的巨鲸想再看一次日出。你不与它们搏斗，而是用颜料、故事和一点耐心，把它们残缺的部分补完整。

全程手绘，五个章节约二十小时。每补完一只异兽，图卷便长出一段，通关后可以从头到尾慢慢展开。`,
  tags: ['国风', '冒险', '手绘', '剧情'],
  platforms: [1, 2],
  shots: 'portrait',
  sizeMegabytes: 1280,
  downloads: 41_920,
  isNew: true,
  changelog: [
    { version: '1.0.2', daysAgo: 1, text: '优化“墨潭”场景的渲染，发热明显降低。\n补充了 36 条图鉴注释。' },
    { version: '1.0.1', daysAgo: 4, text: '修复在青丘反复进出山洞时音乐重叠的问题。\n字幕字号增加“大”“特大”。' },
    { version: '1.0.0', daysAgo: 8, text: '《山海寻踪》正式上架，第一只异兽在青丘等您。' },
  ],
  gifts: [
    {
      title: '首发颜料匣',
      content: '石青×5、藤黄×5、朱砂×3',
      usage: '游戏内 画案 → 题款',
      total: 3000,
      remaining: 2466,
      daysLeft: 60,
    },
    {
      title: '青丘来信',
      content: '狐尾挂饰×1、萤灯×3',
      usage: '游戏内 画案 → 题款',
      total: 1500,
      remaining: 977,
      daysLeft: 35,
    },
    {
      title: '会员专属·洒金宣',
      content: '洒金宣纸皮肤×1',
      usage: '游戏内 画案 → 题款',
      total: 400,
      remaining: 263,
      memberOnly: true,
      daysLeft: 60,
    },
  ],
};
