import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { TABLES } from '../db/tables.ts';

/** Counters of attempts are there to change, what is on show belongs to nobody, and pieces of posts say only what the posts do; everything else a refused call must leave as it was. */
const NOBODYS: ReadonlySet<string> = new Set([
  'rate_limits',
  'login_places',
  'settings',
  'packages',
  'game_types',
  'games',
  'bulletins',
  'home_banners',
  'notices',
  'tags',
  'square_config',
  'sensitive_words',
  'comics',
  'comic_tags',
  'comic_taggings',
  'chapters',
  'chapter_pages',
  'vip_plans',
  'welfare_items',
  'activities',
  'redeem_campaigns',
  'post_grams',
]);

/** Every row of the database, by table; a row is its JSON. */
export type Snapshot = ReadonlyMap<string, readonly string[]>;

const isOurs = (table: string): table is keyof Database & string => !table.startsWith('kysely') && !NOBODYS.has(table);

/** Moves with every row anybody writes or deletes: to read it is much less than to read the rows. */
export type ChangeMark = () => Promise<string>;

/** SQLite counts the rows its one connection has changed. */
export const changeMarkOfSqlite =
  (db: Kysely<Database>): ChangeMark =>
  async () => {
    const { rows } = await sql<{ mark: number }>`select total_changes() as mark`.execute(db);
    return String(rows[0]?.mark);
  };

/** In PostgreSQL a written row bears the number of its transaction, which only grows; a deleted one is missing. */
export const changeMarkOfPostgres = (db: Kysely<Database>): ChangeMark => {
  const marks = TABLES.filter(isOurs).map(
    (table) => sql`select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as mark from ${sql.table(table)}`,
  );
  const asked = sql<{ mark: string }>`${sql.join(marks, sql` union all `)}`;
  return async () => (await asked.execute(db)).rows.map(({ mark }) => mark).join();
};

/** What the database holds of people. A session whose time is over is none. */
export async function takeSnapshot(db: Kysely<Database>, now: number): Promise<Snapshot> {
  const tables = new Map<string, string[]>();
  for (const table of TABLES.filter(isOurs)) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const alive = rows.filter((row) => !('token_hash' in row) || row.expires_at > now);
    tables.set(table, alive.map((row) => JSON.stringify(row)).sort());
  }
  return tables;
}

/**
 * The tables in which two snapshots differ.
 * @param of looks only at rows in which this uid stands
 */
export function changedTables(before: Snapshot, after: Snapshot, of = ''): string[] {
  const textOf = (snapshot: Snapshot, table: string) =>
    snapshot
      .get(table)
      ?.filter((row) => row.includes(of))
      .join('\n');
  return [...before.keys()].filter((table) => textOf(before, table) !== textOf(after, table));
}
