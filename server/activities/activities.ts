import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { activityStateAt, ActivityState, type Activity } from '#domain/activity.ts';
import type { HomeBanner } from '#domain/homeBanner.ts';
import type { Page } from '#domain/page.ts';
import { paths } from '#domain/paths.ts';
import { rewardSchema, type Reward } from '#domain/reward.ts';
import { notFound } from '../answer.ts';
import type { ActivityRow } from '../db/incentiveSchema.ts';
import type { Database } from '../db/schema.ts';
import { pageOf, type Paging } from '../paging.ts';

/** Through whose eyes: the uid is empty for a visitor. */
export type Viewer = { uid: string; now: number };

type ListedActivity = ActivityRow & { joined_at: number | null };

/** Banners of the welfare centre. */
const BANNERS = 5;

export const noActivity = () => notFound('活动不存在或已下线');

/** What joining pays; undefined where it pays nothing. */
export const rewardOf = ({ reward }: Pick<ActivityRow, 'reward'>): Reward | undefined =>
  reward === null ? undefined : v.parse(rewardSchema, JSON.parse(reward));

export const stateOf = ({ start_at, end_at }: ActivityRow, now: number): ActivityState =>
  activityStateAt({ startTime: start_at, endTime: end_at }, now);

function activityOf(row: ListedActivity, now: number): Activity {
  const reward = rewardOf(row);
  return {
    id: row.id,
    title: row.title,
    brief: row.brief,
    cover: row.cover,
    startTime: row.start_at,
    endTime: row.end_at,
    state: stateOf(row, now),
    rule: row.rule,
    joined: row.joined_at !== null,
    cta: { text: row.cta_text, ...(row.cta_route !== null && { route: row.cta_route }) },
    ...(reward && { reward }),
  };
}

function selectActivities(db: Kysely<Database>, uid: string) {
  return db
    .selectFrom('activities')
    .leftJoin('activity_joins as mine', (join) =>
      join.onRef('mine.activity_id', '=', 'activities.id').on('mine.uid', '=', uid),
    )
    .selectAll('activities')
    .select('mine.created_at as joined_at');
}

/** The activities of a state by the server's clock, the most pressing first. */
function selectState(db: Kysely<Database>, { uid, now }: Viewer, state: ActivityState) {
  const all = selectActivities(db, uid);
  if (state === ActivityState.coming) return all.where('start_at', '>', now).orderBy('start_at').orderBy('id');
  if (state === ActivityState.ended) return all.where('end_at', '<=', now).orderBy('end_at', 'desc').orderBy('id');
  return all.where('start_at', '<=', now).where('end_at', '>', now).orderBy('end_at').orderBy('id');
}

/** One page of the activities of a state. */
export function listActivities(
  db: Kysely<Database>,
  viewer: Viewer,
  state: ActivityState,
  paging: Paging,
): Promise<Page<Activity>> {
  const rows = selectState(db, viewer, state);
  return pageOf(paging, {
    count: rows
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number>().as('total')),
    rows,
    view: (row) => activityOf(row, viewer.now),
  });
}

/** One activity, whatever its state, or 1201. */
export async function readActivity(db: Kysely<Database>, { uid, now }: Viewer, id: string): Promise<Activity> {
  const row = await selectActivities(db, uid).where('activities.id', '=', id).executeTakeFirst();
  if (!row) throw noActivity();
  return activityOf(row, now);
}

/** The running activities as pictures that lead to them. */
export async function readActivityBanners(db: Kysely<Database>, now: number): Promise<HomeBanner[]> {
  const rows = await selectState(db, { uid: '', now }, ActivityState.running).limit(BANNERS).execute();
  return rows.map(({ id, cover, title, brief }) => ({
    id,
    image: cover,
    title,
    brief,
    tag: '进行中',
    link: paths.activityDetail(id),
  }));
}
