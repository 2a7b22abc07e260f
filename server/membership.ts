import { sql, type Transaction } from 'kysely';
import { higherBadge } from '#domain/membership.ts';
import type { Badge } from '#domain/userStatus.ts';
import type { Database, UserRow } from './db/schema.ts';

/** The membership level that counts now: an expired one is none (spec §3: under 1 is not a member). */
export function levelAt(user: Pick<UserRow, 'level_type' | 'exp_at'>, now: number): number {
  return user.exp_at !== null && user.exp_at > now ? user.level_type : 0;
}

/** The level of whoever is a member; there are no higher ones (spec §3). */
const MEMBER_LEVEL = 1;

const DAY_MS = 86_400_000;

/**
 * Makes someone a member for so many days, added to what still runs, and gives the new end. The end
 * moves in one statement, so that two payments at once both count; the row is locked from then on.
 */
export async function extendMembership(
  trx: Transaction<Database>,
  uid: string,
  { days, badge, now }: { days: number; badge: Badge; now: number },
): Promise<number> {
  const added = days * DAY_MS;
  const user = await trx
    .updateTable('users')
    .set({
      level_type: MEMBER_LEVEL,
      exp_at: sql<number>`case when exp_at > ${now} then exp_at else ${now} end + ${added}`,
    })
    .where('uid', '=', uid)
    .returning(['exp_at', 'badge'])
    .executeTakeFirstOrThrow();
  const expiry = user.exp_at ?? now + added;
  const wasRunning = expiry - added > now;
  await trx
    .updateTable('users')
    .set({ badge: higherBadge(wasRunning ? user.badge : null, badge) })
    .where('uid', '=', uid)
    .execute();
  return expiry;
}
