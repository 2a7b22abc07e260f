import type { WelfareKind } from '#domain/welfare.ts';
import type { Flag } from './flag.ts';

/** A day someone checked in on, or made up. `reward` is what it paid in diamonds. */
export type CheckInRow = { uid: string; day: string; made_up: Flag; reward: number; created_at: number };

/** A streak gift taken: for how many days, and the first day of the run that had earned it. */
export type MilestoneClaimRow = { uid: string; days: number; run_start: string; created_at: number };

/** A task paid: `period` is the day or the Monday it was done for, empty for one that is done once. */
export type TaskClaimRow = { uid: string; task_id: string; period: string; reward: number; created_at: number };

export type ShareRow = { uid: string; day: string; ref_id: string; created_at: number };

/** Reading of a day, and until when it has been counted. */
export type ReadingTimeRow = { uid: string; day: string; read_ms: number; last_at: number };

/** `reward` is JSON. `remaining` is null for what never runs out. */
export type WelfareItemRow = {
  id: string;
  kind: WelfareKind;
  title: string;
  brief: string;
  image: string;
  reward: string;
  cost: number;
  remaining: number | null;
  per_person: number;
  need_level: number;
  sort: number;
};

/** The `no`-th time, from 1, someone took an item; `period` is the day of a daily one, else empty. */
export type WelfareClaimRow = {
  uid: string;
  item_id: string;
  period: string;
  no: number;
  cost: number;
  created_at: number;
};

/** `rule` is HTML of our own; `reward` is JSON, null where joining pays nothing. */
export type ActivityRow = {
  id: string;
  title: string;
  brief: string;
  cover: string;
  start_at: number;
  end_at: number;
  rule: string;
  cta_text: string;
  cta_route: string | null;
  reward: string | null;
};

export type ActivityJoinRow = { uid: string; activity_id: string; created_at: number };

/** What an invitation paid, to either side. */
export type InviteRewardRow = { invitee: string; inviter: string; amount: number; created_at: number };

/** Check-ins, tasks, welfare, activities and invitations. */
export type IncentiveTables = {
  check_ins: CheckInRow;
  milestone_claims: MilestoneClaimRow;
  task_claims: TaskClaimRow;
  shares: ShareRow;
  reading_time: ReadingTimeRow;
  welfare_items: WelfareItemRow;
  welfare_claims: WelfareClaimRow;
  activities: ActivityRow;
  activity_joins: ActivityJoinRow;
  invite_rewards: InviteRewardRow;
};
