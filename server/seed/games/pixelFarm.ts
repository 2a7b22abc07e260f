import type { DemoGame } from '../demoGame.ts';

/** 像素农场物语 */
export const pixelFarm: DemoGame = {
  slug: 'pixel-farm',
  name: '像素农场物语',
  type: 'sim',
  price: 0,
  brief: '接过爷爷的旧锄头，把荒地种成四季',
  intro: `城里的末班车开走以后，你拖着行李回到了小满村。爷爷留下的农场荒了三年：谷仓漏雨，风车不转，田里长满半人高的草。好在信箱里还有一把钥匙和一张纸条——“先把井边那块地翻了，剩下的不急。”

从第一垄土豆开始，春天撒种，夏天守水，秋天把南瓜滚进仓库，冬天围着炉子腌菜。村里三十多位邻居都有自己的脾气：木匠老周只认好木料，杂货铺的小满总把零钱算错，灯塔看守人要等到下雨才肯多说两句。

没有体力条，也不催你上线。累了就坐在田埂上，看云的影子从麦浪上走过去。`,
  tags: ['种田', '像素', '治愈', '单机'],
  platforms: [1, 2],
  shots: 'landscape',
  sizeMegabytes: 186,
  downloads: 128_640,
  changelog: [
    {
      version: '2.4.0',
      daysAgo: 6,
      text: '新增“梅雨季”：池塘会涨水，睡莲开花后可以引来翠鸟。\n雨天邻居会撑伞串门，新增 12 段对话。',
    },
    { version: '2.3.2', daysAgo: 33, text: '修复鸡舍升级后小鸡偶尔穿墙的问题。\n灌溉渠可以一次铺设整行。' },
    { version: '2.3.0', daysAgo: 55, text: '谷仓支持自由摆放，新增 24 件木作家具。\n存档可以导出到本机。' },
  ],
  gifts: [
    {
      title: '新手播种包',
      content: '土豆种子×20、胡萝卜种子×20、铜水壶×1',
      usage: '游戏内 信箱 → 兑换',
      total: 5000,
      remaining: 3217,
      daysLeft: 60,
    },
    {
      title: '梅雨季雨具礼包',
      content: '油纸伞×1、雨靴×1、睡莲种子×5',
      usage: '游戏内 信箱 → 兑换',
      total: 1000,
      remaining: 86,
      daysLeft: 20,
    },
    {
      title: '芒种限时礼包',
      content: '稻苗×30、竹编斗笠×1',
      usage: '游戏内 信箱 → 兑换',
      total: 800,
      remaining: 312,
      daysLeft: -2,
    },
  ],
};
