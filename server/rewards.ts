import type { Transaction } from 'kysely';
import type { Reward } from '#domain/reward.ts';
import type { Database } from './db/schema.ts';
import { giveGift, type GiftPorts } from './gifts.ts';
import { extendMembership } from './membership.ts';
import { credit, type Movement } from './wallet.ts';

/**
 * Gives a reward in the caller's transaction: diamonds with their ledger row, days of membership, or
 * a gift pack, whose code the answer carries. Whether it is due, and only once, is the caller's word.
 * @param movement what the ledger says of diamonds; its `now` counts for all kinds
 */
export async function grantReward(
  ports: GiftPorts,
  trx: Transaction<Database>,
  uid: string,
  reward: Reward,
  movement: Movement,
): Promise<Reward> {
  if (reward.kind === 'coin') {
    await credit(trx, uid, reward.amount, movement);
    return reward;
  }
  if (reward.kind === 'vipDays') {
    await extendMembership(trx, uid, { days: reward.amount, badge: 'normal', now: movement.now });
    return reward;
  }
  return { ...reward, code: await giveGift(ports, trx, uid, reward.giftId ?? '', movement.now) };
}
