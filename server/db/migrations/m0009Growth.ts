import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Index = { table: string; name: string; columns: readonly string[] };

/** In place of an index of the same name whose order left rows that share a time to be sorted. */
const EXTENDED: readonly Index[] = [
  { table: 'messages', name: 'messages_inbox', columns: ['uid', 'created_at', 'id'] },
  { table: 'orders', name: 'orders_owner', columns: ['uid', 'created_at', 'order_id'] },
  { table: 'ledger', name: 'ledger_time', columns: ['uid', 'created_at', 'seq'] },
  { table: 'book_progress', name: 'book_progress_newest', columns: ['uid', 'updated_at', 'comic_id'] },
  { table: 'users', name: 'users_invited_by', columns: ['invited_by', 'created_at', 'uid'] },
  { table: 'invite_rewards', name: 'invite_rewards_inviter', columns: ['inviter', 'amount'] },
];

/** For questions that read all a person ever did, to find what they did today or this week. */
const RECENT: readonly Index[] = [
  { table: 'post_likes', name: 'post_likes_recent', columns: ['uid', 'created_at'] },
  { table: 'comment_likes', name: 'comment_likes_recent', columns: ['uid', 'created_at'] },
  { table: 'chapter_progress', name: 'chapter_progress_finished', columns: ['uid', 'finished_at'] },
  { table: 'task_claims', name: 'task_claims_recent', columns: ['uid', 'created_at'] },
  { table: 'task_claims', name: 'task_claims_period', columns: ['uid', 'period'] },
  { table: 'welfare_claims', name: 'welfare_claims_period', columns: ['uid', 'period', 'item_id'] },
];

/** For the sweep, which looks for days gone by whoever's they are. */
const SWEPT: readonly Index[] = [
  { table: 'shares', name: 'shares_day', columns: ['day'] },
  { table: 'reading_time', name: 'reading_time_day', columns: ['day'] },
];

async function create(db: Kysely<unknown>, indexes: readonly Index[]): Promise<void> {
  for (const { table, name, columns } of indexes)
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
}

async function drop(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  for (const name of names) await db.schema.dropIndex(name).execute();
}

/** A list of a post holds the comments of the first level that are listed, and no others (`listedUnder`). */
async function indexComments(db: Kysely<unknown>): Promise<void> {
  const listed = sql<boolean>`parent_id is null and (state = 0 or reply_count > 0)`;
  const orders = { newest: ['created_at', 'id'], hottest: ['like_count', 'created_at', 'id'] };
  await drop(db, ['comments_newest', 'comments_hottest']);
  for (const [order, columns] of Object.entries(orders)) {
    await db.schema
      .createIndex(`comments_listed_${order}`)
      .on('comments')
      .columns(['post_id', ...columns])
      .where(listed)
      .execute();
  }
}

/** Most posts are about no game, and have no place in these. */
async function indexPostsOfGames(db: Kysely<unknown>): Promise<void> {
  await drop(db, ['posts_game']);
  for (const [order, column] of Object.entries({ newest: 'created_at', hottest: 'hot_at' })) {
    const columns = ['game_id', 'state', column, 'id'];
    await db.schema
      .createIndex(`posts_game_${order}`)
      .on('posts')
      .columns(columns)
      .where(sql<boolean>`game_id is not null`)
      .execute();
  }
}

async function indexDirections(db: Kysely<unknown>): Promise<void> {
  for (const [name, condition] of Object.entries({
    income: sql<boolean>`amount > 0`,
    spending: sql<boolean>`amount < 0`,
  })) {
    await db.schema
      .createIndex(`ledger_${name}`)
      .on('ledger')
      .columns(['uid', 'created_at', 'seq'])
      .where(condition)
      .execute();
  }
}

/** Indexes that keep the price of a call the same however long its tables have grown. */
export const growth: Migration = {
  async up(db: Kysely<unknown>) {
    await drop(
      db,
      EXTENDED.map(({ name }) => name),
    );
    await create(db, [...EXTENDED, ...RECENT, ...SWEPT]);
    await indexComments(db);
    await indexPostsOfGames(db);
    await indexDirections(db);
  },
};
