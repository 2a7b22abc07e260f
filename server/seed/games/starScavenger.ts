import type { DemoGame } from '../demoGame.ts';

/** 星海拾荒者 */
export const starScavenger: DemoGame = {
  slug: 'star-scavenger',
  name: '星海拾荒者',
  type: 'action',
  price: 300,
  brief: '修好旧飞船，从废墟里拼出回家的路',
  intro: `“信天翁号”是一艘四十岁的货船，引擎咳嗽，导航总是指向错误的恒星。你是船上最后一名船员，手里有一把焊枪、半箱罐头，和一封来自地球、只收到前半段的信。

在七个星区之间打捞漂流的残骸，把战舰的散热板装上厨房，把卫星的天线改成捕虫网。每个零件都有重量和脾气：装多了飞不动，接错线会在跃迁时断电。遇到危险时，慢下来往往比开火管用——关灯、熄火，听巨鲸一样的巡逻舰从头顶滑过去。

信的后半段散落在不同的飞船里。拼到最后一页时，你会知道当初是谁把航线画向了这里。`,
  tags: ['太空', '打捞', '改装', '剧情'],
  platforms: [1, 2],
  shots: 'landscape',
  sizeMegabytes: 742,
  downloads: 86_310,
  changelog: [
    {
      version: '1.6.1',
      daysAgo: 3,
      text: '周年版本：新增“静默星区”，没有背景音乐，只有船体的声音。\n新增可涂装的驾驶舱。',
    },
    {
      version: '1.5.4',
      daysAgo: 31,
      text: '优化低端机型的残骸加载，进出港口不再卡顿。\n焊接小游戏增加“辅助对准”选项。',
    },
    { version: '1.5.0', daysAgo: 73, text: '船员日志支持朗读。\n新增三艘可以登船的科考船。' },
  ],
  gifts: [
    {
      title: '周年补给箱',
      content: '燃料电池×6、限定涂装“晨线”×1、老式罐头×10',
      usage: '游戏内 通讯台 → 输入补给码',
      total: 2000,
      remaining: 642,
      daysLeft: 30,
    },
    {
      title: '新船员工具包',
      content: '焊枪电极×20、应急氧气×3',
      usage: '游戏内 通讯台 → 输入补给码',
      total: 3000,
      remaining: 1890,
      daysLeft: 90,
    },
    {
      title: '会员专属·金色信标',
      content: '金色信标×1、星图碎片×2',
      usage: '游戏内 通讯台 → 输入补给码',
      total: 500,
      remaining: 211,
      memberOnly: true,
      daysLeft: 45,
    },
  ],
};
