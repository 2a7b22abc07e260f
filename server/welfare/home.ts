import type { Kysely } from 'kysely';
import { countClaimable } from '#domain/task.ts';
import type { WelfareHome } from '#domain/welfare.ts';
import { readActivityBanners } from '../activities/activities.ts';
import { readBoard } from '../checkin/board.ts';
import type { Database, UserRow } from '../db/schema.ts';
import { readTasks } from '../tasks/list.ts';
import { readWelfareItems } from './items.ts';

/** The welfare centre of someone, visitors too (product §2.4). */
export async function readWelfareHome(
  db: Kysely<Database>,
  user: UserRow | undefined,
  now: number,
): Promise<WelfareHome> {
  const [checkin, items, tasks, banners] = await Promise.all([
    readBoard(db, { user, now }),
    readWelfareItems(db, user, now),
    readTasks(db, user, now),
    readActivityBanners(db, now),
  ]);
  return { checkin, items, taskClaimable: countClaimable(tasks), banners };
}
