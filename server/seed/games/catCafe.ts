import type { DemoGame } from '../demoGame.ts';

/** 猫咪咖啡馆 */
export const catCafe: DemoGame = {
  slug: 'cat-cafe',
  name: '猫咪咖啡馆',
  type: 'casual',
  price: 120,
  brief: '雨夜营业，三只猫和一杯热拿铁在等你',
  intro: `老城区的巷子尽头，有一家只在下雨天亮灯的咖啡馆。店长是你，店员是三只猫：橘猫阿福负责迎客，灰猫豆子看管奶泡，白猫汤圆什么也不负责，但客人大多是为它来的。

磨豆、压粉、打奶泡，每一步都可以做得很慢。客人会在等待时说起自己的事：加班到末班车都没了的设计师，替孙女来认猫的老先生，总点两杯却只喝一杯的女孩。记住他们的口味，下一个雨天他们会带着新的故事回来。

没有倒计时，也没有差评。窗外的雨声可以单独调大，许多人把它开着睡觉。`,
  tags: ['猫咪', '治愈', '经营', '白噪音'],
  platforms: [1, 2],
  shots: 'portrait',
  sizeMegabytes: 328,
  downloads: 112_050,
  changelog: [
    { version: '1.9.0', daysAgo: 9, text: '新增夏夜菜单：冷萃、青梅气泡、冰博克。\n汤圆学会了在收银台上睡觉。' },
    { version: '1.8.2', daysAgo: 36, text: '雨声新增“瓦檐”“梧桐”“车窗”三种。\n修复豆子偶尔卡在吧台后面的问题。' },
    { version: '1.8.0', daysAgo: 64, text: '老先生的故事线完结，感谢大家的来信。' },
  ],
  gifts: [
    {
      title: '雨夜暖杯礼',
      content: '手冲壶×1、小鱼干×30',
      usage: '游戏内 留言簿 → 暗号',
      total: 2000,
      remaining: 1308,
      daysLeft: 40,
    },
    {
      title: '汤圆的午睡垫',
      content: '限定猫垫“晴天”×1',
      usage: '游戏内 留言簿 → 暗号',
      total: 600,
      remaining: 154,
      daysLeft: 25,
    },
  ],
};
