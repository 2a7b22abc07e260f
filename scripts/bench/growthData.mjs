/** Fills a portal's database so that each growing list has a given number of items. */
import { addRows, fillSquare, withDatabase } from '../../e2e/fixtures/fill.ts';

const POST = 'p1214';
const COMIC = '2003';
const PERSON = '10000003';
const MINUTE_MS = 60_000;

const numbers = (count) => Array.from({ length: count }, (_, index) => index + 1);

async function fillFeed(dataDir, count) {
  await withDatabase(dataDir, (db) => db.updateTable('posts').set({ state: 2 }).where('id', '!=', POST).execute());
  await fillSquare(dataDir, count);
}

async function fillComments(dataDir, count) {
  const people = await withDatabase(dataDir, async (db) => {
    await db.updateTable('comments').set({ state: 2 }).where('post_id', '=', POST).execute();
    await db.updateTable('posts').set({ comment_count: count }).where('id', '=', POST).execute();
    return db.selectFrom('users').select('uid').where('uid', 'like', '100001%').execute();
  });
  const now = Date.now();
  await addRows(
    dataDir,
    'comments',
    numbers(count).map((number) => ({
      id: `g${number}`,
      post_id: POST,
      uid: people[number % people.length].uid,
      parent_id: null,
      reply_to_id: null,
      content: `${number}. ${'这个构图太会了！'.repeat(1 + (number % 4))}`,
      like_count: 0,
      reply_count: 0,
      state: 0,
      created_at: now - number * MINUTE_MS,
    })),
  );
}

async function fillChapters(dataDir, count) {
  const [model, known] = await withDatabase(dataDir, async (db) => {
    await db.deleteFrom('chapter_unlocks').where('chapter_id', 'like', `${COMIC}-%`).execute();
    const chapters = await db.selectFrom('chapters').selectAll().where('comic_id', '=', COMIC).orderBy('no').execute();
    return [chapters[0], chapters.length];
  });
  const added = numbers(Math.max(0, count - known)).map((index) => known + index);
  await addRows(
    dataDir,
    'chapters',
    added.map((no) => ({ ...model, id: `${COMIC}-${no}`, no, title: `番外之${no}` })),
  );
}

async function fillLedger(dataDir, count) {
  const now = Date.now();
  await withDatabase(dataDir, async (db) => {
    await db.deleteFrom('ledger').where('uid', '=', PERSON).execute();
    await db
      .updateTable('users')
      .set({ balance: count * 5, ledger_seq: count })
      .where('uid', '=', PERSON)
      .execute();
  });
  await addRows(
    dataDir,
    'ledger',
    numbers(count).map((seq) => ({
      uid: PERSON,
      seq,
      type: 'checkin',
      title: '签到奖励',
      amount: 5,
      balance: seq * 5,
      link: '/checkin',
      created_at: now - (count - seq) * 10 * MINUTE_MS,
    })),
  );
}

/** Where each list is shown; the ledger is the person's who is logged in. */
export const LIST_PATHS = {
  feed: '/square',
  comments: `/post/${POST}`,
  chapters: `/bookmenu/${COMIC}`,
  ledger: '/xdetail',
};

/** Whose ledger it is. */
export const LEDGER_OWNER = 'rich01';

/** Every list of the portal with `count` items. */
export async function fillLists(dataDir, count) {
  await fillFeed(dataDir, count);
  await fillComments(dataDir, count);
  await fillChapters(dataDir, count);
  await fillLedger(dataDir, count);
}
