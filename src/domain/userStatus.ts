import * as v from 'valibot';
import { timeSchema, wholeSchema } from './primitives.ts';

/** Badge kinds: month = 月卡, year = 年卡, normal = any other active membership (season, trial). */
export const badgeSchema = v.picklist(['month', 'normal', 'year']);
export type Badge = v.InferOutput<typeof badgeSchema>;

/**
 * What the server knows of a user (spec §3). An unknown `levelType` is not a member; a balance that
 * does not parse fails the whole answer, so that nothing is ever decided on a guessed balance.
 */
export const userStatusSchema = v.object({
  coinNum: wholeSchema,
  levelType: v.fallback(wholeSchema, 0),
  expTime: v.fallback(v.nullable(timeSchema), null),
  badge: v.fallback(v.nullable(badgeSchema), null),
  unread: v.fallback(wholeSchema, 0),
  /** Rewards that wait, wherever they are claimed. */
  claimable: v.fallback(wholeSchema, 0),
  /** Those of them that are claimed in 任务中心; the others are in 福利中心. */
  taskClaimable: v.fallback(wholeSchema, 0),
  savedCoin: v.fallback(wholeSchema, 0),
  firstRecharge: v.fallback(v.boolean(), false),
});
export type UserStatus = v.InferOutput<typeof userStatusSchema>;

/** Member: levelType 1 or more (spec §6). Whether it has expired is judged by the server alone. */
export const isMember = (status: Pick<UserStatus, 'levelType'> | undefined): boolean =>
  status !== undefined && status.levelType >= 1;

/** What a screen knows of a person's membership. */
type Standing = {
  status?: Pick<UserStatus, 'levelType'> | undefined;
  /** The status of whoever is logged in has been asked for. */
  statusPending?: boolean | undefined;
};

/** Whether somebody is a member; undefined as long as that has been asked for and not answered: a price shown meanwhile might be none. */
export const memberIfKnown = ({ status, statusPending = false }: Standing): boolean | undefined =>
  statusPending && status === undefined ? undefined : isMember(status);

/** The face of the member card on 我的. `expiring`: 7 days or fewer left. */
export type MembershipView =
  | { kind: 'none' }
  | { kind: 'active'; expTime: number | null }
  | { kind: 'expiring'; expTime: number; daysLeft: number }
  | { kind: 'expired' };

const DAY_MS = 86_400_000;
const EXPIRING_DAYS = 7;

export function membershipView(status: UserStatus, now: number): MembershipView {
  if (!isMember(status)) return status.expTime === null ? { kind: 'none' } : { kind: 'expired' };
  if (status.expTime === null) return { kind: 'active', expTime: null };
  const daysLeft = Math.max(0, Math.ceil((status.expTime - now) / DAY_MS));
  return daysLeft <= EXPIRING_DAYS
    ? { kind: 'expiring', expTime: status.expTime, daysLeft }
    : { kind: 'active', expTime: status.expTime };
}
