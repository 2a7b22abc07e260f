import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { indexNewestPosts } from '../../square/postGrams.ts';

/**
 * Where a search looks words up: the pieces of the newest posts, each with the posts that hold it in the order
 * of writing. The key is all of a row, and nothing refers to the post: a check for each piece would cost more than the piece.
 */
export const postGrams: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('post_grams')
      .addColumn('gram', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('post_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_grams_key', ['gram', 'created_at', 'post_id'])
      .execute();
    await indexNewestPosts(db);
  },
};
