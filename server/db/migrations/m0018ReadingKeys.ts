import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { confusableKey } from '#domain/nickname.ts';
import type { Database } from '../schema.ts';

/** Rows looked at at a time. */
const BATCH = 1000;

type Named = { uid: string; name: string; name_key: string };

async function readAfter(db: Kysely<Database>, uid: string): Promise<Named[]> {
  return db
    .selectFrom('users')
    .select(['uid', 'name', 'name_key'])
    .where('uid', '>', uid)
    .orderBy('uid')
    .limit(BATCH)
    .execute();
}

/** Of people whose chosen names read alike already, the first keeps the key, and the others their old one: nobody loses a name. */
async function rekeyChosen(db: Kysely<Database>, uid: string, name_key: string): Promise<void> {
  const taken = await db
    .selectFrom('nicknames')
    .select('uid')
    .where('name_key', '=', name_key)
    .where('uid', '!=', uid)
    .executeTakeFirst();
  if (!taken) await db.updateTable('nicknames').set({ name_key }).where('uid', '=', uid).execute();
}

/** Names are found by how they read: signs nobody sees and look-alikes make no difference any more. */
export const readingKeys: Migration = {
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Database>;
    for (let batch = await readAfter(db, ''); batch.length > 0; batch = await readAfter(db, batch.at(-1)?.uid ?? '')) {
      for (const { uid, name, name_key } of batch) {
        const key = confusableKey(name);
        if (key === name_key) continue;
        await db.updateTable('users').set({ name_key: key }).where('uid', '=', uid).execute();
        await rekeyChosen(db, uid, key);
      }
    }
  },
};
