import { sql, type Kysely } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { createSensitiveFinder, type SensitiveFinder } from '#domain/sensitiveWords.ts';
import { ApiError } from '../answer.ts';
import type { Database } from '../db/schema.ts';

/** A list prepared for finding, and what tells that it is still the list. */
type Prepared = { mark: string; readAt: number; words: string; finder: SensitiveFinder };

/** A change that leaves number, length and both ends of the list as they were is seen within this time. */
const READ_EVERY_MS = 30_000;

const prepared = new WeakMap<Kysely<Database>, Prepared>();

async function markOf(db: Kysely<Database>): Promise<string> {
  const mark = await db
    .selectFrom('sensitive_words')
    .select([
      sql<number>`count(*)`.as('words'),
      sql<number | null>`sum(length(word))`.as('letters'),
      sql<string | null>`min(word)`.as('first'),
      sql<string | null>`max(word)`.as('last'),
    ])
    .executeTakeFirstOrThrow();
  return JSON.stringify(Object.values(mark).map(String));
}

/** The finder of the list as it is now. To prepare thousands of words stops everybody for a moment: it is done once for each list. */
async function finderOf(db: Kysely<Database>, now: number): Promise<SensitiveFinder> {
  const mark = await markOf(db);
  const known = prepared.get(db);
  if (known?.mark === mark && Math.abs(now - known.readAt) < READ_EVERY_MS) return known.finder;
  const rows = await db.selectFrom('sensitive_words').select('word').orderBy('id').execute();
  const list = rows.map(({ word }) => word);
  const words = list.join('\n');
  const finder = known?.words === words ? known.finder : createSensitiveFinder(list);
  prepared.set(db, { mark, readAt: now, words, finder });
  return finder;
}

/** The sensitive words of a text, each once. The reader's own check only warns (T11). */
export async function sensitiveWordsIn(db: Kysely<Database>, text: string, now: number): Promise<string[]> {
  const find = await finderOf(db, now);
  return [...new Set(find(text).map(({ word }) => word))];
}

/** Refuses a text with sensitive words in it (1202, with the words). */
export async function refuseSensitive(db: Kysely<Database>, text: string, now: number): Promise<void> {
  const words = await sensitiveWordsIn(db, text, now);
  if (words.length === 0) return;
  throw new ApiError(Code.sensitiveWord, `内容含有敏感词：${words.join('、')}`, { data: { words } });
}
