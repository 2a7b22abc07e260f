import type { Kysely } from 'kysely';
import type { UserStatus } from '#domain/userStatus.ts';
import { countClaimable } from './claimable.ts';
import type { Database, UserRow } from './db/schema.ts';
import { levelAt } from './membership.ts';
import { countUnread } from './messages.ts';

/** What the server knows of a person (spec §3). */
export async function statusOf(db: Kysely<Database>, user: UserRow, now: number): Promise<UserStatus> {
  const level = levelAt(user, now);
  const [unread, waiting] = await Promise.all([countUnread(db, user.uid), countClaimable(db, user, now)]);
  return {
    coinNum: user.balance,
    levelType: level,
    expTime: user.exp_at,
    badge: level >= 1 ? user.badge : null,
    unread,
    ...waiting,
    savedCoin: user.saved_coin,
    firstRecharge: user.first_recharge_at === null,
  };
}
