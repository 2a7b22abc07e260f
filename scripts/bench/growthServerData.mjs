/** Fills an embedded database by SQL with as many posts, comments, ledger rows and messages as are asked for. */
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileIn } from '../../server/db/openSqlite.ts';

/** The time everything was written by, and between two rows. */
export const NOW = Date.UTC(2026, 5, 30, 4);
const STEP_MS = 1000;

/** The post half of all comments stand under, and the comment half of those that answer one stand under. */
export const POST = 'gpost';
export const THREAD = 'gthread';

/** A person for so many rows; a few are there in any case. */
const ROWS_PER_PERSON = 50;
const FEWEST_PEOPLE = 60;

const FOLLOWED = 50;
const BLOCKED = 3;

/** Ids as the server makes them come in no order, so that each row lands anywhere in its index. */
const id = (kind) => `printf('${kind}%08x%07d', (i * 2654435761) % 4294967296, i)`;
const time = (rows) => `${NOW} - (${rows} - i) * ${STEP_MS}`;
const series = (rows) => `with recursive series(i) as (select 1 union all select i + 1 from series where i < ${rows})`;

const peopleFor = (rows) => Math.max(FEWEST_PEOPLE, Math.floor(rows / ROWS_PER_PERSON));

const fillPeople = (people) => `
  insert into users (uid, name, avatar, invite_code, channel_id, created_at)
  ${series(people)} select 'g' || i, '玩家' || i, '/demo/avatars/01.webp', 'GROW' || i, '0', ${NOW} from series;`;

const fillRelations = (person) => `
  insert into follows (uid, target_uid, created_at) ${series(FOLLOWED)} select '${person}', 'g' || i, ${NOW} from series;
  insert into blocks (uid, target_uid, created_at) ${series(BLOCKED)} select '${person}', 'g' || (${FOLLOWED} + i), ${NOW} from series;`;

/** One in ten is the person's own. */
const fillPosts = (rows, people, person) => `
  insert into posts (id, uid, tag_id, game_id, content, like_count, comment_count, state, created_at)
  ${series(rows)} select ${id('p')}, case when i % 10 = 0 then '${person}' else 'g' || (1 + i % ${people}) end,
    iif(i % 3 = 0, 'photo', 'chat'), null, '第' || i || '条动态，今天的晚霞真好看，写下来慢慢看。', i % 40, i % 7, 0, ${time(rows)} from series;
  insert into posts (id, uid, tag_id, content, like_count, comment_count, state, created_at) values ('${POST}', 'g1', 'chat', '大家怎么看', 0, ${rows}, 0, ${NOW});
  insert into post_likes (uid, post_id, created_at) select 'g' || (1 + rowid % ${people}), id, created_at from posts where id like 'p%' and id > 'p8';
  insert or ignore into post_likes (uid, post_id, created_at) select '${person}', id, created_at from posts where id like 'p%' and id < 'p2';`;

const COMMENT_COLUMNS = 'id, post_id, uid, parent_id, reply_to_id, content, like_count, reply_count, state, created_at';

/** Half stand under one post, a quarter answer one comment there, and the rest stand under posts everywhere. */
const fillComments = (rows, people) => `
  insert into comments (${COMMENT_COLUMNS}) values ('${THREAD}', '${POST}', 'g1', null, null, '请回答', 999, ${Math.floor(rows / 4)}, 0, ${NOW});
  insert into comments (${COMMENT_COLUMNS})
  ${series(rows)} select ${id('c')}, case when i % 4 = 3 then (select posts.id from posts where posts.rowid = 1 + i % 1000) else '${POST}' end,
    'g' || (1 + i % ${people}), iif(i % 4 = 2, '${THREAD}', null), iif(i % 4 = 2, '${THREAD}', null), '第' || i || '楼，说得真好', i % 90, 0, 0, ${time(rows)} from series;`;

/** Half are the person's own, the rest everybody's. */
const owner = (people, person) => `case when i % 2 = 0 then '${person}' else 'g' || (1 + i % ${people}) end`;

const fillLedger = (rows, people, person) => `
  insert into ledger (uid, seq, type, title, amount, balance, link, created_at)
  ${series(rows)} select ${owner(people, person)}, i, 'task', '任务奖励：每日签到', iif(i % 6 = 0, -5, 5), 5, '/task', ${time(rows)} from series;
  update users set balance = 1000000, ledger_seq = ${rows + 1} where uid = '${person}';`;

const fillMessages = (rows, people, person) => `
  insert into messages (id, uid, kind, title, summary, content, link, is_read, created_at)
  ${series(rows)} select ${id('m')}, ${owner(people, person)}, 'comment', '有人评论了您的帖子', '说得真好', '<p>说得真好</p>', '/post', iif(i % 5 = 0, 0, 1), ${time(rows)} from series;`;

/** Games nobody has bought, for a purchase each. */
const fillGames = (count) => `
  insert into games ${series(count)}
  select 'g' || i, 'g' || i, name, type_id, 1, 5, brief, intro, tags, platforms, icon, cover, shots, changelog, size_bytes, version, downloads, is_new, null, updated_at
  from series, games where games.id = '1002';`;

/**
 * Gives each table so many rows more, and the person a fair part of them: the longest list there is.
 * @param games for sale, one for every purchase that is to be measured
 */
export function fillServer(folder, { rows, person, games }) {
  const people = peopleFor(rows);
  const database = new DatabaseSync(sqliteFileIn(folder));
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -500000; PRAGMA foreign_keys = OFF; begin;');
  const fills = [
    fillPeople(people),
    fillRelations(person),
    fillPosts(rows, people, person),
    fillComments(rows, people),
    fillLedger(rows, people, person),
    fillMessages(rows, people, person),
    fillGames(games),
  ];
  for (const fill of fills) database.exec(fill);
  database.exec('commit; PRAGMA wal_checkpoint(TRUNCATE);');
  database.close();
}

/** The cursor half way down a list: of the row in the middle, by the columns of its order. */
export function middleOf(folder, { columns, from }) {
  const database = new DatabaseSync(sqliteFileIn(folder));
  const { total } = database.prepare(`select count(*) as total from ${from}`).get();
  const order = columns.map((column) => `${column} desc`).join(', ');
  const row = database
    .prepare(`select ${columns.join(', ')} from ${from} order by ${order} limit 1 offset ${Math.floor(total / 2)}`)
    .get();
  database.close();
  return { cursor: Object.values(row).join('~'), currentPage: Math.floor(total / 40) + 1 };
}
