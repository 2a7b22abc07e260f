import type { Migration } from 'kysely/migration';
import { sql, type Kysely } from 'kysely';

async function createGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_types')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('games')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type_id', 'text', (column) => column.notNull().references('game_types.id'))
    .addColumn('online_type', 'integer', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('brief', 'text', (column) => column.notNull())
    .addColumn('intro', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('platforms', 'text', (column) => column.notNull())
    .addColumn('icon', 'text', (column) => column.notNull())
    .addColumn('cover', 'text', (column) => column.notNull())
    .addColumn('shots', 'text', (column) => column.notNull())
    .addColumn('changelog', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'bigint', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('downloads', 'bigint', (column) => column.notNull())
    .addColumn('is_new', 'integer', (column) => column.notNull())
    .addColumn('download_url', 'text')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('games_price', sql`price >= 0`)
    .execute();
  await db.schema.createIndex('games_hottest').on('games').columns(['downloads', 'id']).execute();
  await db.schema.createIndex('games_newest').on('games').columns(['updated_at', 'id']).execute();
  await db.schema.createIndex('games_type').on('games').column('type_id').execute();
}

async function createGifts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gifts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game_id', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('usage', 'text', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('remaining', 'bigint', (column) => column.notNull())
    .addColumn('member_only', 'integer', (column) => column.notNull())
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .addCheckConstraint('gifts_stock', sql`remaining >= 0 and remaining <= total`)
    .execute();
  await db.schema.createIndex('gifts_game').on('gifts').columns(['game_id', 'sort']).execute();
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('is_read', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('messages_inbox').on('messages').columns(['uid', 'created_at']).execute();
  await db.schema.createIndex('messages_unread').on('messages').columns(['uid', 'is_read']).execute();
}

async function createFrontPage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bulletins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('bulletins_newest')
    .on('bulletins')
    .columns(['position', 'active', 'created_at'])
    .execute();
  await db.schema
    .createTable('home_banners')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('brief', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Games, gifts, messages and the front page. */
export const content: Migration = {
  async up(db: Kysely<unknown>) {
    await createGames(db);
    await createGifts(db);
    await createMessages(db);
    await createFrontPage(db);
  },
};
