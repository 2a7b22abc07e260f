import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Index = { table: 'posts' | 'comments'; columns: readonly string[]; where?: string };

/** Whoever reads a list does not see whom they have blocked: its index tells the author, so that no row is read to leave it out. */
const AUTHOR = 'uid';

/** What a list of comments looks for besides, or each row would be read for it (`listedUnder`). */
const LISTED = {
  columns: ['parent_id', 'state', 'reply_count'],
  where: 'parent_id is null and (state = 0 or reply_count > 0)',
};

const ABOUT_A_GAME = 'game_id is not null';

/** In place of those of the same names, which lacked these columns. */
const INDEXES: Readonly<Record<string, Index>> = {
  posts_newest: { table: 'posts', columns: ['state', 'created_at', 'id', AUTHOR] },
  posts_hottest: { table: 'posts', columns: ['state', 'hot_at', 'id', AUTHOR] },
  posts_tag_newest: { table: 'posts', columns: ['tag_id', 'state', 'created_at', 'id', AUTHOR] },
  posts_tag_hottest: { table: 'posts', columns: ['tag_id', 'state', 'hot_at', 'id', AUTHOR] },
  posts_game_newest: { table: 'posts', columns: ['game_id', 'state', 'created_at', 'id', AUTHOR], where: ABOUT_A_GAME },
  posts_game_hottest: { table: 'posts', columns: ['game_id', 'state', 'hot_at', 'id', AUTHOR], where: ABOUT_A_GAME },
  comments_listed_newest: {
    table: 'comments',
    columns: ['post_id', 'created_at', 'id', AUTHOR, ...LISTED.columns],
    where: LISTED.where,
  },
  comments_listed_hottest: {
    table: 'comments',
    columns: ['post_id', 'like_count', 'created_at', 'id', AUTHOR, ...LISTED.columns],
    where: LISTED.where,
  },
  comments_replies: { table: 'comments', columns: ['parent_id', 'state', 'created_at', 'id', AUTHOR] },
};

/** To find and count the rows of a page costs its index alone, however far apart they lie in a table that has grown. */
export const listedAuthors: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, { table, columns, where }] of Object.entries(INDEXES)) {
      await db.schema.dropIndex(name).execute();
      const index = db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns]);
      await (where === undefined ? index : index.where(sql.raw<boolean>(where))).execute();
    }
  },
};
