import type { Migration } from 'kysely/migration';
import { sql, type Kysely } from 'kysely';

/** How far one like, and one comment, carries a post forward in 最热. */
const LIKE_MS = 20 * 60_000;
const COMMENT_MS = 40 * 60_000;

async function createPosts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tags')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('tag_id', 'text', (column) => column.notNull().references('tags.id'))
    .addColumn('game_id', 'text', (column) => column.references('games.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('like_count', 'bigint', (column) => column.notNull())
    .addColumn('comment_count', 'bigint', (column) => column.notNull())
    .addColumn('state', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('hot_at', 'bigint', (column) =>
      column
        .generatedAlwaysAs(sql`created_at + like_count * ${sql.lit(LIKE_MS)} + comment_count * ${sql.lit(COMMENT_MS)}`)
        .stored()
        .notNull(),
    )
    .addCheckConstraint('posts_counts', sql`like_count >= 0 and comment_count >= 0`)
    .execute();
  await db.schema.createIndex('posts_newest').on('posts').columns(['state', 'created_at', 'id']).execute();
  await db.schema.createIndex('posts_hottest').on('posts').columns(['state', 'hot_at', 'id']).execute();
  await db.schema
    .createIndex('posts_tag_newest')
    .on('posts')
    .columns(['tag_id', 'state', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('posts_tag_hottest').on('posts').columns(['tag_id', 'state', 'hot_at', 'id']).execute();
  await db.schema.createIndex('posts_game').on('posts').columns(['game_id', 'state', 'created_at']).execute();
  await db.schema.createIndex('posts_author').on('posts').columns(['uid', 'state', 'created_at', 'id']).execute();
}

async function createImages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_images')
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('thumb', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_images_key', ['post_id', 'position'])
    .execute();
  await db.schema
    .createTable('uploads')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createComments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id'))
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('parent_id', 'text', (column) => column.references('comments.id'))
    .addColumn('reply_to_id', 'text', (column) => column.references('comments.id'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('like_count', 'bigint', (column) => column.notNull())
    .addColumn('reply_count', 'bigint', (column) => column.notNull())
    .addColumn('state', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('comments_counts', sql`like_count >= 0 and reply_count >= 0`)
    .execute();
  await db.schema
    .createIndex('comments_newest')
    .on('comments')
    .columns(['post_id', 'parent_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('comments_hottest')
    .on('comments')
    .columns(['post_id', 'parent_id', 'like_count', 'id'])
    .execute();
  await db.schema
    .createIndex('comments_replies')
    .on('comments')
    .columns(['parent_id', 'state', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('comments_author').on('comments').columns(['uid', 'state', 'created_at', 'id']).execute();
}

/** Who marked what: one row per pair, so that a repeat changes nothing (M11). */
async function createMarks(db: Kysely<unknown>): Promise<void> {
  const marks = [
    { table: 'post_likes', target: 'post_id', of: 'posts.id' },
    { table: 'comment_likes', target: 'comment_id', of: 'comments.id' },
    { table: 'follows', target: 'target_uid', of: 'users.uid' },
    { table: 'blocks', target: 'target_uid', of: 'users.uid' },
  ];
  for (const { table, target, of } of marks) {
    await db.schema
      .createTable(table)
      .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
      .addColumn(target, 'text', (column) => column.notNull().references(of))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['uid', target])
      .execute();
  }
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('target_type', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('reports_once', ['uid', 'target_type', 'target_id'])
    .execute();
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('square_config')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sensitive_words')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('word', 'text', (column) => column.notNull().unique())
    .execute();
}

/** The square: posts, comments, who likes and follows what, and its settings. */
export const square: Migration = {
  async up(db: Kysely<unknown>) {
    await createPosts(db);
    await createImages(db);
    await createComments(db);
    await createMarks(db);
    await createReports(db);
    await createSettings(db);
  },
};
