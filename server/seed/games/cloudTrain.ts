import type { DemoGame } from '../demoGame.ts';

/** 云端列车 */
export const cloudTrain: DemoGame = {
  slug: 'cloud-train',
  name: '云端列车',
  type: 'sim',
  price: 200,
  brief: '云海上的末班车，由你添煤、报站、送信',
  intro: `海水退到云下面以后，城市都搬到了山顶，能把它们连起来的只有一列蒸汽火车。你是新来的乘务长，铃铛有点旧，制服大了一号。

白天检票、添煤、给餐车的汤加盐；傍晚列车驶上高架桥，云海被落日染成橘色，乘客会把椅子搬到车尾。每一站都要取舍：多装一节邮车，就少带一车厢的橘子；绕路去接观星的孩子，就要在风暴前冲过裂谷。

线路由你来铺。桥墩打在哪里、弯道留多宽、哪座山顶先亮灯，都会慢慢改变这片云上世界的样子。等一百封信全部送到，列车会开往地图上没有的那一站。`,
  tags: ['蒸汽', '经营', '旅途', '建造'],
  platforms: [1],
  shots: 'landscape',
  sizeMegabytes: 516,
  downloads: 58_740,
  isNew: true,
  changelog: [
    { version: '1.3.0', daysAgo: 4, text: '新增“观星专列”线路和 6 座山顶车站。\n餐车菜单可以自己搭配。' },
    { version: '1.2.2', daysAgo: 28, text: '修复暴风雨中汽笛声音过大的问题。\n弯道限速会在铺轨时提前显示。' },
    { version: '1.2.0', daysAgo: 54, text: '邮车系统上线，第一批一百封信等待投递。' },
  ],
  gifts: [
    {
      title: '乘务长礼帽',
      content: '旧礼帽×1、铜哨×1、优质煤×50',
      usage: '游戏内 站长室 → 电报码',
      total: 1800,
      remaining: 920,
      daysLeft: 50,
    },
    {
      title: '橘子专车',
      content: '橘子×99、保温毯×3',
      usage: '游戏内 站长室 → 电报码',
      total: 1000,
      remaining: 431,
      daysLeft: 28,
    },
  ],
};
