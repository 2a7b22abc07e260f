import type { Kysely } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { createSensitiveFinder } from '#domain/sensitiveWords.ts';
import { Refusal } from '../answer.ts';
import type { Database } from '../db/schema.ts';

/** The sensitive words of a text, each once. The reader's own check only warns (T11). */
export async function sensitiveWordsIn(db: Kysely<Database>, text: string): Promise<string[]> {
  const rows = await db.selectFrom('sensitive_words').select('word').execute();
  const findings = createSensitiveFinder(rows.map(({ word }) => word))(text);
  return [...new Set(findings.map(({ word }) => word))];
}

/** Refuses a text with sensitive words in it (1202, with the words). */
export async function refuseSensitive(db: Kysely<Database>, text: string): Promise<void> {
  const words = await sensitiveWordsIn(db, text);
  if (words.length === 0) return;
  throw new Refusal(Code.sensitiveWord, `内容含有敏感词：${words.join('、')}`, { data: { words } });
}
