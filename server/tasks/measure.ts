import type { Expression, ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import { mondayOf } from '#domain/day.ts';
import { longestRun } from '#domain/streak.ts';
import type { Database, UserRow } from '../db/schema.ts';
import { COUNTED } from '../keysetPage.ts';
import { serverDay, startOfDay } from '../serverDay.ts';

const MINUTE_MS = 60_000;

/** What someone did, as the rows of what they did say it; days and weeks are the server's. */
export type Measures = {
  nickname: number;
  phone: number;
  /** 1 for whoever has a post. */
  posts: number;
  subscriptions: number;
  checkInsToday: number;
  readMinutesToday: number;
  likesToday: number;
  commentsToday: number;
  sharesToday: number;
  checkInsThisWeek: number;
  chaptersThisWeek: number;
  invited: number;
  longestStreak: number;
};
export type Metric = keyof Measures;

/** Someone who has done nothing: a visitor. */
export const NOTHING: Measures = {
  nickname: 0,
  phone: 0,
  posts: 0,
  subscriptions: 0,
  checkInsToday: 0,
  readMinutesToday: 0,
  likesToday: 0,
  commentsToday: 0,
  sharesToday: 0,
  checkInsThisWeek: 0,
  chaptersThisWeek: 0,
  invited: 0,
  longestStreak: 0,
};

type Span = { today: string; dayStart: number; weekStart: number };

type Counts = ExpressionBuilder<Database, never>;

/** What stands, shown or held back. What was withdrawn counts no more: no reward for a comment deleted at once. */
const STANDING = [0, 1] as const;

/** Whether there is any, as 0 or 1: to count them all would take as long as the person has been here. */
const any = (eb: Counts, rows: Expression<unknown>) => eb.case().when(eb.exists(rows)).then(1).else(0).end();

/** How many there are, counted no further than a list is: of a day of thousands of likes every one would be read. */
const upTo = <TB extends keyof Database>(eb: Counts, rows: SelectQueryBuilder<Database, TB, { uid: string }>) =>
  eb.selectFrom(rows.limit(COUNTED).as('some')).select(eb.fn.countAll<number>().as('n'));

const square = (eb: Counts, uid: string, { dayStart }: Span) =>
  [
    any(eb, eb.selectFrom('posts').select('id').where('uid', '=', uid).where('state', 'in', STANDING)).as('posts'),
    upTo(
      eb,
      eb
        .selectFrom('comments')
        .select('uid')
        .where('uid', '=', uid)
        .where('state', 'in', STANDING)
        .where('created_at', '>=', dayStart),
    ).as('commentsToday'),
    upTo(eb, eb.selectFrom('post_likes').select('uid').where('uid', '=', uid).where('created_at', '>=', dayStart)).as(
      'postLikes',
    ),
    upTo(
      eb,
      eb.selectFrom('comment_likes').select('uid').where('uid', '=', uid).where('created_at', '>=', dayStart),
    ).as('commentLikes'),
  ] as const;

const comics = (eb: Counts, uid: string, { today, weekStart }: Span) =>
  [
    eb
      .selectFrom('comic_subscriptions')
      .select(eb.fn.countAll<number>().as('n'))
      .where('uid', '=', uid)
      .as('subscriptions'),
    eb
      .selectFrom('chapter_progress')
      .select(eb.fn.countAll<number>().as('n'))
      .where('uid', '=', uid)
      .where('finished_at', '>=', weekStart)
      .as('chaptersThisWeek'),
    eb.selectFrom('reading_time').select('read_ms').where('uid', '=', uid).where('day', '=', today).as('readMs'),
  ] as const;

const account = (eb: Counts, { uid }: UserRow, { today }: Span) =>
  [
    eb.selectFrom('nicknames').select(eb.fn.countAll<number>().as('n')).where('uid', '=', uid).as('nickname'),
    eb
      .selectFrom('shares')
      .select(eb.fn.countAll<number>().as('n'))
      .where('uid', '=', uid)
      .where('day', '=', today)
      .as('sharesToday'),
    // As an invitation pays: accounts without a number cost nothing to make.
    upTo(eb, eb.selectFrom('invite_rewards').select('invitee as uid').where('inviter', '=', uid)).as('invited'),
  ] as const;

/** Measures a person who checked in on these days, in one statement whatever the number of tasks. */
export async function measure(
  db: Kysely<Database>,
  user: UserRow,
  now: number,
  days: ReadonlySet<string>,
): Promise<Measures> {
  const { uid } = user;
  const today = serverDay(now);
  const monday = mondayOf(today);
  const span: Span = { today, dayStart: startOfDay(today), weekStart: startOfDay(monday) };
  const counts = await db
    .selectNoFrom((eb) => [...square(eb, uid, span), ...comics(eb, uid, span), ...account(eb, user, span)])
    .executeTakeFirstOrThrow();
  return {
    nickname: counts.nickname ?? 0,
    phone: user.phone === null ? 0 : 1,
    posts: counts.posts ?? 0,
    subscriptions: counts.subscriptions ?? 0,
    checkInsToday: days.has(today) ? 1 : 0,
    readMinutesToday: Math.floor((counts.readMs ?? 0) / MINUTE_MS),
    likesToday: (counts.postLikes ?? 0) + (counts.commentLikes ?? 0),
    commentsToday: counts.commentsToday ?? 0,
    sharesToday: counts.sharesToday ?? 0,
    checkInsThisWeek: [...days].filter((day) => day >= monday && day <= today).length,
    chaptersThisWeek: counts.chaptersThisWeek ?? 0,
    invited: counts.invited ?? 0,
    longestStreak: longestRun(days),
  };
}
