import type { DemoGame } from '../demoGame.ts';

/** 一笔成画 */
export const oneStroke: DemoGame = {
  slug: 'one-stroke',
  name: '一笔成画',
  type: 'puzzle',
  price: 0,
  brief: '笔尖不离纸，把房子、猫和山连成一条线',
  intro: `规则只有一句话：从起点落笔，不抬手、不重复，把所有的点连起来。

第一关是一把椅子，三秒就能画完；到了第五十关，线条会变成一条街、一只打盹的猫，和窗台上的盆栽；再往后，纸会对折，颜色会互相躲开，有些线只能在雨天画。每完成一幅，静止的图就会动一小会儿：炊烟升起来，猫翻个身，风筝挣脱了线又飘回来。

三百二十幅画由十二位插画师完成，可以按心情挑着画。想不出来时，长按纸面会浮出一段淡淡的铅笔印——它只告诉你下一步，不会替你画完。离线也能玩，一局正好是一站地铁。`,
  tags: ['一笔画', '极简', '离线', '解压'],
  platforms: [1, 2],
  shots: 'portrait',
  sizeMegabytes: 64,
  downloads: 203_880,
  changelog: [
    { version: '5.2.0', daysAgo: 21, text: '新增画册《夜市》，共 24 幅，灯会一盏一盏亮起来。\n支持左手模式。' },
    { version: '5.1.1', daysAgo: 48, text: '修复横屏时提示线偏移的问题。' },
    { version: '5.1.0', daysAgo: 74, text: '完成的画可以存成动图，边框有五种纸纹可选。' },
  ],
  gifts: [
    {
      title: '灵感铅笔',
      content: '提示×30、纸纹“旧报纸”×1',
      usage: '游戏内 设置 → 兑换',
      total: 6000,
      remaining: 4120,
      daysLeft: 80,
    },
    {
      title: '夜市画册先行',
      content: '画册《夜市》番外 3 幅',
      usage: '游戏内 设置 → 兑换',
      total: 1200,
      remaining: 388,
      daysLeft: 15,
    },
    {
      title: '每日一题纸袋',
      content: '提示×5、当日题签×1',
      usage: '游戏内 设置 → 兑换',
      total: 9000,
      remaining: 6650,
      dailyLimit: 100,
      daysLeft: 70,
    },
  ],
};
