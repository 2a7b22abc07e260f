import type { Kysely } from 'kysely';
import type { LedgerType } from '#domain/order.ts';
import { rewardOf as joiningRewardOf } from '../activities/activities.ts';
import { MAKEUP_COST, MILESTONES } from '../checkin/offer.ts';
import type { Database } from '../db/schema.ts';
import { rewardOf } from '../welfare/items.ts';

type Amounts = number[];

/** What the tables say was paid, by the ledger's kind. */
type Due = { type: LedgerType; amounts: Amounts };

async function checkInsOf(db: Kysely<Database>, uid: string): Promise<Due[]> {
  const days = await db.selectFrom('check_ins').select(['reward', 'made_up']).where('uid', '=', uid).execute();
  const gifts = await db.selectFrom('milestone_claims').select('days').where('uid', '=', uid).execute();
  const paid = days.filter(({ made_up }) => made_up === 0).map(({ reward }) => reward);
  const given = gifts.map((gift) => MILESTONES.find(({ days }) => days === gift.days)?.amount ?? 0);
  return [
    { type: 'checkin', amounts: [...paid, ...given] },
    { type: 'makeup', amounts: days.filter(({ made_up }) => made_up === 1).map(() => -MAKEUP_COST) },
  ];
}

async function tasksOf(db: Kysely<Database>, uid: string): Promise<Due> {
  const claims = await db.selectFrom('task_claims').select('reward').where('uid', '=', uid).execute();
  return { type: 'task', amounts: claims.map(({ reward }) => reward) };
}

async function welfareOf(db: Kysely<Database>, uid: string): Promise<Due> {
  const claims = await db
    .selectFrom('welfare_claims')
    .innerJoin('welfare_items', 'welfare_items.id', 'welfare_claims.item_id')
    .select(['welfare_claims.cost', 'welfare_items.reward'])
    .where('uid', '=', uid)
    .execute();
  const amounts = claims.flatMap(({ cost, reward }) => {
    const { kind, amount } = rewardOf({ reward });
    return [...(cost > 0 ? [-cost] : []), ...(kind === 'coin' ? [amount] : [])];
  });
  return { type: 'welfare', amounts };
}

async function activitiesOf(db: Kysely<Database>, uid: string): Promise<Due> {
  const joins = await db
    .selectFrom('activity_joins')
    .innerJoin('activities', 'activities.id', 'activity_joins.activity_id')
    .select('activities.reward')
    .where('uid', '=', uid)
    .execute();
  const rewards = joins.map(joiningRewardOf);
  return { type: 'activity', amounts: rewards.flatMap((reward) => (reward?.kind === 'coin' ? [reward.amount] : [])) };
}

async function invitationsOf(db: Kysely<Database>, uid: string): Promise<Due> {
  const rewards = await db
    .selectFrom('invite_rewards')
    .select('amount')
    .where((eb) => eb.or([eb('invitee', '=', uid), eb('inviter', '=', uid)]))
    .execute();
  return { type: 'invite', amounts: rewards.map(({ amount }) => amount) };
}

async function redeemedOf(db: Kysely<Database>, uid: string): Promise<Due> {
  const uses = await db
    .selectFrom('redeem_uses')
    .innerJoin('redeem_campaigns', 'redeem_campaigns.id', 'redeem_uses.campaign_id')
    .select('redeem_campaigns.reward')
    .where('uid', '=', uid)
    .execute();
  const rewards = uses.map(rewardOf);
  return { type: 'redeem', amounts: rewards.filter(({ kind }) => kind === 'coin').map(({ amount }) => amount) };
}

/** A present of the house belongs to no activity, and leads to none. */
const isPresent = ({ type, link }: { type: LedgerType; link: string | null }): boolean =>
  type === 'activity' && link === null;

const listed = (amounts: Amounts): string => [...amounts].sort((a, b) => a - b).join(' ');

/** Every check-in, make-up, task, welfare claim, activity, redeemed code and invitation has its ledger row, and no row is without. */
export async function checkIncentives(db: Kysely<Database>, uid: string): Promise<string[]> {
  const rows = await db.selectFrom('ledger').select(['type', 'amount', 'link']).where('uid', '=', uid).execute();
  const ledger = rows.filter((row) => !isPresent(row));
  const others = [tasksOf, welfareOf, activitiesOf, redeemedOf, invitationsOf];
  const dues = await checkInsOf(db, uid);
  for (const dueOf of others) dues.push(await dueOf(db, uid));
  return dues.flatMap(({ type, amounts }) => {
    const written = ledger.filter((row) => row.type === type).map(({ amount }) => amount);
    return listed(written) === listed(amounts)
      ? []
      : [`${type}: the ledger says [${listed(written)}], due were [${listed(amounts)}]`];
  });
}
