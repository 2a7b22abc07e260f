import type { Kysely } from 'kysely';
import type { UserStatus } from '#domain/userStatus.ts';
import type { Database, UserRow } from './db/schema.ts';
import { countUnread } from './messages.ts';

/** The membership level that counts now: an expired one is none (spec §3: under 1 is not a member). */
export function levelAt(user: Pick<UserRow, 'level_type' | 'exp_at'>, now: number): number {
  return user.exp_at !== null && user.exp_at > now ? user.level_type : 0;
}

/** What the server knows of a person (spec §3). */
export async function statusOf(db: Kysely<Database>, user: UserRow, now: number): Promise<UserStatus> {
  const level = levelAt(user, now);
  return {
    coinNum: user.balance,
    levelType: level,
    expTime: user.exp_at,
    badge: level >= 1 ? user.badge : null,
    unread: await countUnread(db, user.uid),
    claimable: 0,
    savedCoin: user.saved_coin,
    firstRecharge: user.first_recharge_at === null,
  };
}
