import type { DemoGame } from '../demoGame.ts';

/** 纸上王国 */
export const paperKingdom: DemoGame = {
  slug: 'paper-kingdom',
  name: '纸上王国',
  type: 'strategy',
  price: 0,
  brief: '剪一座城，折一支军队，小心别沾水',
  intro: `桌上有一叠彩纸、一把钝了的剪刀和一盏台灯。入夜以后，纸片会自己站起来：国王是糖纸做的，骑士用旧车票折成，城墙是撕下来的练习本，背面还留着没写完的算术题。

每一回合你只有七张纸。剪成墙可以挡风，折成鹤能飞过河，揉成团可以当炮弹——但揉过的纸再也铺不平。对手是潮气、风和一只总想趴在桌上的猫；学会在合适的时候示弱，把整座城叠起来藏进书里，往往比死守更聪明。

六十多个关卡，随时可以悔一步棋。打完之后，你的王国会收进一本立体书，翻开哪一页，哪一页就站起来。`,
  tags: ['回合制', '剪纸', '益智', '单机'],
  platforms: [1, 2],
  shots: 'landscape',
  sizeMegabytes: 214,
  downloads: 95_470,
  changelog: [
    { version: '3.1.0', daysAgo: 15, text: '新增“皮影”篇章，光从哪边来，墙的影子就挡在哪边。\n立体书可以截成长图。' },
    { version: '3.0.3', daysAgo: 43, text: '修复第 41 关纸船偶尔无法靠岸的问题。\n悔棋次数改为不限。' },
    { version: '3.0.0', daysAgo: 88, text: '关卡编辑器上线，可以把自己的城分享给朋友。' },
  ],
  gifts: [
    {
      title: '彩纸大礼包',
      content: '金箔纸×10、和纸×20、玻璃糖纸×5',
      usage: '游戏内 书桌抽屉 → 礼包码',
      total: 4000,
      remaining: 2755,
      daysLeft: 75,
    },
    {
      title: '皮影限定',
      content: '皮影骑士×1、走马灯×1',
      usage: '游戏内 书桌抽屉 → 礼包码',
      total: 800,
      remaining: 0,
      daysLeft: 12,
    },
    {
      title: '立体书珍藏礼包',
      content: '立体书封面“月光城”×1、金箔纸×30',
      usage: '游戏内 书桌抽屉 → 礼包码',
      total: 20_000,
      remaining: 18_400,
      rewardOnly: true,
      daysLeft: 365,
    },
  ],
};
