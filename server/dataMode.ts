import type { Kysely } from 'kysely';
import type { Database } from './db/schema.ts';
import type { Mode } from './ports.ts';
import { DEMO_ACCOUNTS } from './seed/people.ts';

const NAME = 'mode';

/** Data of the other mode; its message is one line for the operator. */
export class WrongModeError extends Error {}

/** The mode data was begun in before that was written down: the demo's has the demo's people. */
async function modeOfOldData(db: Kysely<Database>, mode: Mode): Promise<Mode> {
  const begun = await db.selectFrom('settings').select('name').where('name', '=', 'seeded_at').executeTakeFirst();
  if (!begun) return mode;
  const uids = DEMO_ACCOUNTS.map(({ uid }) => uid);
  const demo = await db.selectFrom('users').select('uid').where('uid', 'in', uids).limit(1).executeTakeFirst();
  return demo ? 'demo' : 'production';
}

/**
 * Begins the data in a mode, or refuses data that was begun in the other. The demo makes accounts whose
 * passwords and codes everybody knows and sells for no money; and in demo mode every account of production
 * could be entered by the demo's code.
 */
export async function requireOwnMode(db: Kysely<Database>, mode: Mode): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name: NAME, value: await modeOfOldData(db, mode) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  if (value === mode) return;
  throw new WrongModeError(
    mode === 'production'
      ? 'This data was made by the demo, with accounts everybody knows the password of. Begin production with a database or DATA_DIR of its own'
      : 'This data is production’s: in demo mode everybody could enter every account. Set PORTAL_MODE=production, or begin the demo with a database or DATA_DIR of its own',
  );
}
