import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { daysBefore } from './people.ts';

const BANNERS = [
  { slug: 'mountain-sea', gameId: '1005', title: '山海寻踪', brief: '一卷残图，走进会呼吸的青绿山水', tag: '新游' },
  {
    slug: 'star-scavenger',
    gameId: '1002',
    title: '星海拾荒者',
    brief: '修好旧飞船，从废墟里拼出回家的路',
    tag: '编辑推荐',
  },
  {
    slug: 'cat-cafe',
    gameId: '1004',
    title: '猫咪咖啡馆',
    brief: '雨夜营业，三只猫和一杯热拿铁在等你',
    tag: '本周热门',
  },
];

const BULLETIN = `
<h3>晴屿开放测试啦</h3>
<p>感谢您来到<strong>晴屿</strong>。八款游戏已经备好，其中三款<strong>完全免费</strong>，不登录也能下载。</p>
<ul>
<li>首次充值任意套餐，基础钻石<strong>翻倍一次</strong>；</li>
<li>付费游戏只需购买一次，换手机也能<em>免费重新下载</em>；</li>
<li>会员期内，全部游戏免费下载。</li>
</ul>
<blockquote>适度游戏益脑，沉迷游戏伤身。祝您在这里度过轻松的时光。</blockquote>
<p><a href="/games">去看看有什么好玩的</a></p>
`.trim();

/** Writes the carousel, the notice line and the bulletin. */
export async function seedFrontPage(trx: Transaction<Database>, now: number): Promise<void> {
  const banners = BANNERS.map(({ slug, gameId, title, brief, tag }, sort) => ({
    id: slug,
    image: `/demo/games/${slug}/cover.webp`,
    title,
    brief,
    tag,
    link: `/detail/${gameId}`,
    sort,
  }));
  await trx.insertInto('home_banners').values(banners).execute();
  const recently = daysBefore(now, 1);
  await trx
    .insertInto('notices')
    .values({
      id: 'n1',
      title: '首次充值翻倍进行中，付费游戏买一次永久拥有',
      link: '/recharge',
      active: 1,
      created_at: recently,
    })
    .execute();
  await trx
    .insertInto('bulletins')
    .values({ id: 'b1', position: 1, title: '开放测试公告', content: BULLETIN, active: 1, created_at: recently })
    .execute();
}
