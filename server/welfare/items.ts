import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { rewardSchema, type Reward } from '#domain/reward.ts';
import { WelfareState, type WelfareItem } from '#domain/welfare.ts';
import type { WelfareItemRow } from '../db/incentiveSchema.ts';
import type { Database, UserRow } from '../db/schema.ts';
import { levelAt } from '../membership.ts';
import { serverDay } from '../serverDay.ts';

/** What a claim is for: the day of a daily gift, and nothing for what is counted for good. */
export const periodOf = ({ kind }: Pick<WelfareItemRow, 'kind'>, today: string): string =>
  kind === 'memberDaily' ? today : '';

export const rewardOf = (row: Pick<WelfareItemRow, 'reward'>): Reward => v.parse(rewardSchema, JSON.parse(row.reward));

/** Whether a person of this level, who has had it so often, may take it. */
export function stateOf(
  row: Pick<WelfareItemRow, 'per_person' | 'need_level'>,
  used: number,
  level: number,
): WelfareItem['state'] {
  if (used >= row.per_person) return WelfareState.done;
  return level < row.need_level ? WelfareState.locked : WelfareState.available;
}

function itemOf(row: WelfareItemRow, used: number, level: number): WelfareItem {
  const { id, kind, title, brief, image, cost } = row;
  return {
    id,
    kind,
    title,
    brief,
    image,
    reward: rewardOf(row),
    cost,
    left: row.remaining,
    limit: row.per_person,
    usedByMe: used,
    state: stateOf(row, used, level),
    needLevel: row.need_level,
  };
}

/** How often someone took each item within the period that counts now. */
async function readUses(db: Kysely<Database>, uid: string, today: string): Promise<Map<string, number>> {
  const claims = await db
    .selectFrom('welfare_claims')
    .select('item_id')
    .where('uid', '=', uid)
    .where('period', 'in', ['', today])
    .execute();
  const uses = new Map<string, number>();
  for (const { item_id } of claims) uses.set(item_id, (uses.get(item_id) ?? 0) + 1);
  return uses;
}

/** Everything the welfare centre gives, as it stands for someone; a visitor is offered what anyone may take. */
export async function readWelfareItems(
  db: Kysely<Database>,
  user: UserRow | undefined,
  now: number,
): Promise<WelfareItem[]> {
  const [rows, uses] = await Promise.all([
    db.selectFrom('welfare_items').selectAll().orderBy('sort').execute(),
    user ? readUses(db, user.uid, serverDay(now)) : new Map<string, number>(),
  ]);
  const level = user ? levelAt(user, now) : 0;
  return rows.map((row) => itemOf(row, uses.get(row.id) ?? 0, level));
}
