import type { Transaction } from 'kysely';
import { paths } from '#domain/paths.ts';
import { coinReward, vipDaysReward, type Reward } from '#domain/reward.ts';
import type { Database } from '../../db/schema.ts';
import { daysBefore } from '../people.ts';

type DemoActivity = {
  id: string;
  title: string;
  brief: string;
  cover: string;
  /** Days from the first start; negative is past. */
  from: number;
  to: number;
  rule: string;
  cta: { text: string; route?: string };
  reward?: Reward;
};

const ONCE = '<li>每个账号只能参加一次，奖励在参加后立即到账。</li><li>活动时间以北京时间为准。</li>';

const ACTIVITIES: readonly DemoActivity[] = [
  {
    id: '3001',
    title: '夏日连签季',
    brief: '先领 10 钻石，再把每天的签到连成一片海',
    cover: '/demo/games/pixel-farm/cover.webp',
    from: -9,
    to: 12,
    rule: `<h3>怎么参加</h3><p>活动期间点击<strong>立即参加</strong>，即得 <strong>10 钻石</strong>。</p><h3>接着做什么</h3><ul><li>每天签到可得 5 至 30 钻石，7 天一个周期。</li><li>连续签到满 3、7、14、28 天，另有连签礼。</li><li>漏签一天也不怕，本月内可以补签。</li></ul><h3>说明</h3><ol>${ONCE}</ol>`,
    cta: { text: '去签到', route: paths.checkIn },
    reward: coinReward(10),
  },
  {
    id: '3002',
    title: '剪一座纸上的城',
    brief: '晒出你在纸上王国里搭的城',
    cover: '/demo/games/paper-kingdom/cover.webp',
    from: -4,
    to: 6,
    rule: `<h3>怎么参加</h3><p>活动期间点击<strong>立即参加</strong>，即得 <strong>15 钻石</strong>，然后到广场发一张你的城。</p><h3>小提示</h3><ul><li>标签请选<em>晒图</em>，大家更容易看到你。</li><li>还没玩过？《纸上王国》<a href="/detail/1003">免费下载</a>，不登录也可以。</li></ul><h3>说明</h3><ol>${ONCE}</ol>`,
    cta: { text: '去发帖', route: paths.postPage },
    reward: coinReward(15),
  },
  {
    id: '3003',
    title: '夜航共读夜',
    brief: '会员体验一天，灯塔亮起来的时候一起翻页',
    cover: '/demo/comics/night-lighthouse/banner.webp',
    from: -1,
    to: 20,
    rule: `<h3>怎么参加</h3><p>活动期间点击<strong>立即参加</strong>，即得 <strong>1 天会员</strong>。会员可以免费阅读会员章节，免费下载全部游戏。</p><h3>读什么</h3><p>推荐从<a href="/bookinfo/2005">《夜航灯塔》</a>读起，每天读满 10 分钟，还能完成每日任务。</p><h3>说明</h3><ol><li>已是会员的，天数加在现有到期日之后。</li>${ONCE}</ol>`,
    cta: { text: '去看漫画', route: paths.bookInfo('2005') },
    reward: vipDaysReward(1),
  },
  {
    id: '3004',
    title: '星海远征周',
    brief: '修好飞船，下周一起出发',
    cover: '/demo/games/star-scavenger/cover.webp',
    from: 3,
    to: 17,
    rule: `<h3>什么时候</h3><p>活动开始后，这里会出现<strong>立即参加</strong>的按钮，参加即得 <strong>20 钻石</strong>。</p><h3>可以先做什么</h3><ul><li>到<a href="/detail/1002">《星海拾荒者》</a>的详情页领取游戏礼包。</li></ul><h3>说明</h3><ol>${ONCE}</ol>`,
    cta: { text: '去看看', route: paths.gameDetail('1002') },
    reward: coinReward(20),
  },
  {
    id: '3005',
    title: '雨巷修表匠的读者日',
    brief: '带一把伞，来听表匠讲没画完的故事',
    cover: '/demo/comics/rain-alley-watchmaker/banner.webp',
    from: 9,
    to: 16,
    rule: `<h3>什么时候</h3><p>读者日当天开放参加，参加即得 <strong>10 钻石</strong>。</p><p>在那之前，可以先把<a href="/bookinfo/2002">《雨巷修表匠》</a>看完。</p><h3>说明</h3><ol>${ONCE}</ol>`,
    cta: { text: '去看漫画', route: paths.bookInfo('2002') },
    reward: coinReward(10),
  },
  {
    id: '3006',
    title: '咖啡馆开张啦',
    brief: '第一百位客人是一只橘猫',
    cover: '/demo/games/cat-cafe/cover.webp',
    from: -40,
    to: -26,
    rule: `<p>《猫咪咖啡馆》上线纪念活动已经结束，感谢每一位来坐过的客人。</p><h3>说明</h3><ol>${ONCE}</ol>`,
    cta: { text: '去看看', route: paths.gameDetail('1004') },
    reward: coinReward(10),
  },
  {
    id: '3007',
    title: '云端列车摄影展',
    brief: '车窗外的云，大家拍了一整个月',
    cover: '/demo/games/cloud-train/cover.webp',
    from: -55,
    to: -11,
    rule: `<p>摄影展已经闭幕，精选作品留在广场的<em>晒图</em>标签下。</p><h3>说明</h3><ol>${ONCE}</ol>`,
    cta: { text: '去广场', route: paths.square },
  },
];

/** Writes activities of every state, as seen from the first start. */
export async function seedActivities(trx: Transaction<Database>, now: number): Promise<void> {
  const rows = ACTIVITIES.map(({ from, to, cta, reward, ...activity }) => ({
    ...activity,
    start_at: daysBefore(now, -from),
    end_at: daysBefore(now, -to),
    cta_text: cta.text,
    cta_route: cta.route ?? null,
    reward: reward ? JSON.stringify(reward) : null,
  }));
  await trx.insertInto('activities').values(rows).execute();
}
