import type { Migration } from 'kysely/migration';
import { sql, type Kysely } from 'kysely';

async function createComics(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comics')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('brief', 'text', (column) => column.notNull())
    .addColumn('cover', 'text', (column) => column.notNull())
    .addColumn('banner', 'text')
    .addColumn('authors', 'text', (column) => column.notNull())
    .addColumn('intro', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addColumn('read_count', 'bigint', (column) => column.notNull())
    .addColumn('subscribe_count', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('comics_counts', sql`read_count >= 0 and subscribe_count >= 0`)
    .execute();
  await db.schema
    .createTable('comic_tags')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('comic_taggings')
    .addColumn('comic_id', 'text', (column) => column.notNull().references('comics.id'))
    .addColumn('tag_id', 'text', (column) => column.notNull().references('comic_tags.id'))
    .addPrimaryKeyConstraint('comic_taggings_key', ['comic_id', 'tag_id'])
    .execute();
}

async function createChapters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chapters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('comic_id', 'text', (column) => column.notNull().references('comics.id'))
    .addColumn('no', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('access', 'integer', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('limited_until', 'bigint')
    .addColumn('page_count', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('chapters_order', ['comic_id', 'no'])
    .addCheckConstraint('chapters_price', sql`price >= 0`)
    .execute();
  await db.schema.createIndex('chapters_newest').on('chapters').columns(['comic_id', 'published_at']).execute();
  await db.schema
    .createTable('chapter_pages')
    .addColumn('chapter_id', 'text', (column) => column.notNull().references('chapters.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('chapter_pages_key', ['chapter_id', 'position'])
    .execute();
}

/** One row per person and chapter: who has bought it can not be charged again (M8). */
async function createUnlocks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chapter_unlocks')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('chapter_id', 'text', (column) => column.notNull().references('chapters.id'))
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chapter_unlocks_key', ['uid', 'chapter_id'])
    .execute();
}

async function createReading(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comic_subscriptions')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('comic_id', 'text', (column) => column.notNull().references('comics.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('comic_subscriptions_key', ['uid', 'comic_id'])
    .execute();
  await db.schema
    .createTable('book_progress')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('comic_id', 'text', (column) => column.notNull().references('comics.id'))
    .addColumn('chapter_id', 'text', (column) => column.references('chapters.id'))
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('cleared_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('book_progress_key', ['uid', 'comic_id'])
    .execute();
  await db.schema.createIndex('book_progress_newest').on('book_progress').columns(['uid', 'updated_at']).execute();
  await db.schema
    .createTable('chapter_progress')
    .addColumn('uid', 'text', (column) => column.notNull().references('users.uid'))
    .addColumn('chapter_id', 'text', (column) => column.notNull().references('chapters.id'))
    .addColumn('comic_id', 'text', (column) => column.notNull().references('comics.id'))
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('page_offset', 'double precision', (column) => column.notNull())
    .addColumn('finished', 'integer', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chapter_progress_key', ['uid', 'chapter_id'])
    .execute();
  await db.schema.createIndex('chapter_progress_book').on('chapter_progress').columns(['uid', 'comic_id']).execute();
}

async function createReads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comic_reads')
    .addColumn('comic_id', 'text', (column) => column.notNull().references('comics.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('hits', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('comic_reads_key', ['comic_id', 'day'])
    .execute();
}

/** Comics: books, chapters and their pages, who bought, subscribed and read what. */
export const comics: Migration = {
  async up(db: Kysely<unknown>) {
    await createComics(db);
    await createChapters(db);
    await createUnlocks(db);
    await createReading(db);
    await createReads(db);
  },
};
