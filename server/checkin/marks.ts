import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** The days someone checked in on, among them those made up. */
export type Marks = { days: ReadonlySet<string>; madeUp: ReadonlySet<string> };

/** Every day of a person, which is at most one row a day; none for a visitor. */
export async function readMarks(db: Kysely<Database>, uid: string): Promise<Marks> {
  const rows = await db.selectFrom('check_ins').select(['day', 'made_up']).where('uid', '=', uid).execute();
  return {
    days: new Set(rows.map(({ day }) => day)),
    madeUp: new Set(rows.filter(({ made_up }) => made_up === 1).map(({ day }) => day)),
  };
}
