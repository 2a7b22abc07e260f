import type { Kysely } from 'kysely';
import { normaliseText } from '#domain/fields.ts';
import type { Page } from '#domain/page.ts';
import type { SensitiveWord, SquareConf, Tag } from '#domain/square.ts';
import type { Database } from '../db/schema.ts';
import { pageOf, type Paging } from '../paging.ts';

const MAX_SUGGESTIONS = 10;

/** The tags, in the order of the tabs. */
export async function listTags(db: Kysely<Database>): Promise<Tag[]> {
  const rows = await db.selectFrom('tags').select(['id', 'name as tag', 'official']).orderBy('sort').execute();
  return rows.map(({ official, ...tag }) => ({ ...tag, ...(official === 1 && { official: true }) }));
}

/** The square's settings, the same key several times where there are several values. */
export function listConfig(db: Kysely<Database>, paging: Paging): Promise<Page<SquareConf>> {
  return pageOf(paging, {
    count: db.selectFrom('square_config').select((eb) => eb.fn.countAll<number>().as('total')),
    rows: db.selectFrom('square_config').selectAll().orderBy('key').orderBy('sort').orderBy('id'),
    view: (row): SquareConf => row,
  });
}

/** The words a composer warns of before sending (spec §7). */
export function listSensitiveWords(db: Kysely<Database>, paging: Paging): Promise<Page<SensitiveWord>> {
  return pageOf(paging, {
    count: db.selectFrom('sensitive_words').select((eb) => eb.fn.countAll<number>().as('total')),
    rows: db.selectFrom('sensitive_words').selectAll().orderBy('id'),
    view: (row): SensitiveWord => row,
  });
}

const fold = (text: string): string => normaliseText(text).toLowerCase();

/** What a search may be for, the best known first: hot words, then games, then tags. */
async function knownWords(db: Kysely<Database>): Promise<string[]> {
  const hot = await db
    .selectFrom('square_config')
    .select('value')
    .where('key', '=', 'hotWord')
    .orderBy('sort')
    .execute();
  const games = await db.selectFrom('games').select('name').orderBy('downloads', 'desc').execute();
  const tags = await listTags(db);
  return [
    ...new Set([...hot.map(({ value }) => value), ...games.map(({ name }) => name), ...tags.map(({ tag }) => tag)]),
  ];
}

/** Words as they are compared, kept for the catalogue they are of. */
type Known = { mark: string; readAt: number; words: readonly { word: string; folded: string }[] };

/** How long the words stand though the catalogue seems the same: an order of games, a word of the operator. */
const READ_EVERY_MS = 10_000;

const known = new WeakMap<Kysely<Database>, Known>();

/** The words, cached until the number of games or the newest one changes. */
async function wordsOf(db: Kysely<Database>, now: number): Promise<Known['words']> {
  const games = await db
    .selectFrom('games')
    .select((eb) => [eb.fn.countAll<number>().as('games'), eb.fn.max('updated_at').as('newest')])
    .executeTakeFirstOrThrow();
  const mark = `${games.games} ${games.newest}`;
  const before = known.get(db);
  if (before?.mark === mark && Math.abs(now - before.readAt) < READ_EVERY_MS) return before.words;
  const words = (await knownWords(db)).map((word) => ({ word, folded: fold(word) }));
  known.set(db, { mark, readAt: now, words });
  return words;
}

/** Up to ten searches for what is typed so far; those that begin with it come first. Nothing typed: the hot words. */
export async function suggest(db: Kysely<Database>, keyword: string, now: number): Promise<string[]> {
  const typed = fold(keyword);
  const matches = (await wordsOf(db, now)).filter(({ folded }) => folded.includes(typed));
  const begins = ({ folded }: { folded: string }) => folded.startsWith(typed);
  const found = [...matches.filter(begins), ...matches.filter((match) => !begins(match))];
  return found.slice(0, MAX_SUGGESTIONS).map(({ word }) => word);
}
