import { nicknameKey } from '#domain/nickname.ts';
import type { UserRow } from '../../db/schema.ts';
import { randomReadable } from '../../encoding.ts';
import type { Random } from '../../ports.ts';
import { daysBefore } from '../people.ts';
import { COMMUNITY_BADGES, COMMUNITY_NAMES } from './people.ts';

const FIRST_UID = 10_000_101;

/** The ids of the demo community, in the order of their names. */
export const COMMUNITY_UIDS: readonly string[] = COMMUNITY_NAMES.map((_, index) => String(FIRST_UID + index));

/** The one that speaks for the house. */
export const OFFICIAL_UID = COMMUNITY_UIDS.at(-1) ?? '';

/** The people of the demo community. They have neither password nor phone, so nobody can log in as them. */
export function communityRows(now: number, random: Random): UserRow[] {
  return COMMUNITY_NAMES.map((name, index) => {
    const badge = COMMUNITY_BADGES.get(index) ?? null;
    return {
      uid: COMMUNITY_UIDS[index] ?? '',
      login_name: null,
      login_key: null,
      password_hash: null,
      phone: null,
      name,
      name_key: nicknameKey(name),
      avatar: `/demo/avatars/${String(index + 1).padStart(2, '0')}.webp`,
      sex: 0,
      age: 0,
      balance: 0,
      ledger_seq: 0,
      level_type: badge ? 1 : 0,
      exp_at: badge ? daysBefore(now, -(60 + index)) : null,
      badge,
      saved_coin: 0,
      first_recharge_at: null,
      invite_code: randomReadable(random, 8),
      invited_by: null,
      channel_id: '0',
      created_at: daysBefore(now, 90 - index / 2),
      official: COMMUNITY_UIDS[index] === OFFICIAL_UID ? 1 : 0,
    };
  });
}
