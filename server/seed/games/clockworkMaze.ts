import type { DemoGame } from '../demoGame.ts';

/** 机关迷城 */
export const clockworkMaze: DemoGame = {
  slug: 'clockwork-maze',
  name: '机关迷城',
  type: 'puzzle',
  price: 60,
  brief: '转动塔城的齿轮，让楼梯通向天空',
  intro: `钟表匠消失的那天，整座塔城停了下来：吊桥悬在半空，喷泉凝成一束铜丝，正午的影子再也没有移动。你是他的学徒，个子很小，刚好能钻进齿轮之间。

每座塔都是一台可以拨动的机器。转一圈底座，墙会变成台阶；拉一下吊钟，远处的门慢半拍才打开。从一个角度看过去断开的路，换个角度就连上了——这里的透视和学校里教的不太一样。

四十二座塔没有敌人，也没有失败，只有越来越精巧的咬合声。塔顶各有一枚零件，凑齐之后可以修好一只怀表，表盖里刻着师父留下的最后一道题。`,
  tags: ['机关', '等距视角', '解谜', '氛围'],
  platforms: [1, 2],
  shots: 'portrait',
  sizeMegabytes: 402,
  downloads: 37_160,
  // Not a web address on purpose: the portal must abandon such a download (spec §5).
  downloadUrl: 'httpx://bad.example/pkg',
  changelog: [
    { version: '1.1.5', daysAgo: 33, text: '第 17 座塔增加一处视角提示。\n修复怀表在深色模式下看不清刻字的问题。' },
    { version: '1.1.0', daysAgo: 61, text: '新增“逆时针”难度，所有机关方向相反。' },
    { version: '1.0.6', daysAgo: 90, text: '优化旋转手感，小屏设备不再误触。' },
  ],
  gifts: [
    {
      title: '学徒工具盒',
      content: '放大镜×1、润滑油×20',
      usage: '游戏内 工作台 → 暗格',
      total: 1500,
      remaining: 1102,
      daysLeft: 55,
    },
    {
      title: '黄铜怀表皮肤',
      content: '怀表皮肤“正午”×1',
      usage: '游戏内 工作台 → 暗格',
      total: 500,
      remaining: 97,
      daysLeft: 18,
    },
  ],
};
