import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Asked } from '../queryLog.ts';
import { lookUp, readThrough, type Access, type Index, type Plan } from './plan.ts';

/** A line of EXPLAIN QUERY PLAN: https://sqlite.org/eqp.html */
type Line = { id: number; parent: number; detail: string };

/** Every index of a database, by name. */
async function readIndexes(db: Kysely<Database>): Promise<Map<string, Index>> {
  const { rows } = await sql<{ name: string; table: string; unique: number; columns: string }>`
    select list.name, master.name as "table", list."unique", (select group_concat(info.name) from pragma_index_info(list.name) as info) as columns
    from sqlite_master as master, pragma_index_list(master.name) as list where master.type = 'table'`.execute(db);
  return new Map(
    rows.map(({ name, table, unique, columns }) => [
      name,
      { name, table, unique: unique === 1, columns: columns.split(',') },
    ]),
  );
}

/** Plans name a table as the statement does. */
function readAliases(text: string): Map<string, string> {
  const named = text.matchAll(/\b(?:from|join|into|update|,)\s+"?(\w+)"?(?:\s+as\s+"?(\w+)"?)?/gi);
  return new Map([...named].map(([, table = '', alias = table]) => [alias, table]));
}

/** `SEARCH t USING INDEX i (a=? AND b>? AND (c,d)<(?,?))` */
function searchIn(index: Index, condition: string, covered: boolean): Access {
  const at = (pattern: (column: string) => string) =>
    index.columns.filter((column) => new RegExp(pattern(column)).test(condition));
  return lookUp(index, {
    bounded: at((column) => `\\b${column}\\b`),
    given: at((column) => `\\b${column}=\\?`),
    covered,
  });
}

function accessOf(
  { detail }: Line,
  indexes: ReadonlyMap<string, Index>,
  aliases: ReadonlyMap<string, string>,
): Access | undefined {
  const found = /^(SCAN|SEARCH) (\S+)(?: USING (COVERING )?INDEX (\w+))?(?: \((.*)\))?/.exec(detail);
  if (!found) return undefined;
  const [, way, alias = '', covering, name = '', condition = ''] = found;
  const index = indexes.get(name);
  if (way === 'SEARCH' && index) return searchIn(index, condition, covering !== undefined);
  const table = index?.table ?? aliases.get(alias);
  // An index made for the one statement takes a reading of all there is; what is no table was read elsewhere in the plan.
  return table === undefined ? undefined : readThrough(table);
}

/** Lines of one parent make one join; a temporary tree beside them holds its rows. */
function planOf(lines: readonly Line[], accesses: ReadonlyMap<number, Access>): Plan {
  const sorts = lines.filter(({ detail }) => detail.startsWith('USE TEMP B-TREE'));
  const beside = ({ parent }: Line) =>
    lines.filter((line) => line.parent === parent).flatMap(({ id }) => accesses.get(id) ?? []);
  return { accesses: [...accesses.values()], sorts: sorts.map(beside) };
}

/** Asks SQLite what it would do for each statement. */
export async function explainOnSqlite(db: Kysely<Database>, asked: readonly Asked[]): Promise<Plan[]> {
  const indexes = await readIndexes(db);
  const plans: Plan[] = [];
  for (const { sql: text, parameters } of asked) {
    const { rows } = await db.executeQuery<Line>(CompiledQuery.raw(`explain query plan ${text}`, [...parameters]));
    const aliases = readAliases(text);
    const accesses = rows.flatMap((line) => {
      const access = accessOf(line, indexes, aliases);
      return access ? [[line.id, access] as const] : [];
    });
    plans.push(planOf(rows, new Map(accesses)));
  }
  return plans;
}
