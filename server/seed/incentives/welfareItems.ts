import type { Transaction } from 'kysely';
import { coinReward, vipDaysReward, type Reward } from '#domain/reward.ts';
import type { WelfareItemRow } from '../../db/incentiveSchema.ts';
import type { Database } from '../../db/schema.ts';
import { PAPER_KINGDOM_PACK } from '../benefits.ts';

type DemoItem = Omit<WelfareItemRow, 'reward' | 'sort'> & { reward: Reward };

/** What the welfare centre gives (product §3.7). */
const ITEMS: readonly DemoItem[] = [
  {
    id: 'newbie',
    kind: 'newbie',
    title: '新人礼',
    brief: '每位朋友一份，见面就送',
    image: '/demo/rewards/gift-red.svg',
    reward: coinReward(50),
    cost: 0,
    remaining: null,
    per_person: 1,
    need_level: 0,
  },
  {
    id: 'member-daily',
    kind: 'memberDaily',
    title: '会员每日礼',
    brief: '会员期内每天可领，当天有效',
    image: '/demo/rewards/vip.svg',
    reward: coinReward(10),
    cost: 0,
    remaining: null,
    per_person: 1,
    need_level: 1,
  },
  {
    id: 'vip-trial',
    kind: 'exchange',
    title: '7天会员体验',
    brief: '全部游戏免费下载，会员期内自动顺延',
    image: '/demo/badges/normal.svg',
    reward: vipDaysReward(7),
    cost: 200,
    remaining: null,
    per_person: 1,
    need_level: 0,
  },
  {
    id: 'paper-kingdom',
    kind: 'exchange',
    title: '纸上王国礼包',
    brief: '兑换后到我的礼包查看礼包码',
    image: '/demo/games/paper-kingdom/icon.webp',
    reward: PAPER_KINGDOM_PACK,
    cost: 30,
    remaining: 50,
    per_person: 1,
    need_level: 0,
  },
];

/** Writes the gifts and the things for exchange. */
export async function seedWelfareItems(trx: Transaction<Database>): Promise<void> {
  const rows = ITEMS.map(({ reward, ...item }, sort) => ({ ...item, reward: JSON.stringify(reward), sort }));
  await trx.insertInto('welfare_items').values(rows).execute();
}
