import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Asked } from '../queryLog.ts';
import { lookUp, readThrough, type Access, type Index, type Plan } from './plan.ts';

/** A node of EXPLAIN (FORMAT JSON). */
type Node = {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
};

/** With these off a plan shows what the indexes cannot serve, not what is quick on a small table. */
const OFF = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort', 'hashagg', 'incremental_sort', 'material'];

const SORTING = new Set(['Sort', 'Incremental Sort', 'Unique', 'Group', 'WindowAgg']);

async function readIndexes(db: Kysely<Database>): Promise<Map<string, Index>> {
  const { rows } = await sql<Index>`
    select named.relname as name, owner.relname as "table", indexed.indisunique as "unique",
      array(select pg_get_indexdef(indexed.indexrelid, place, true) from generate_series(1, indexed.indnkeyatts::int) as place) as columns
    from pg_index as indexed
    join pg_class as named on named.oid = indexed.indexrelid
    join pg_class as owner on owner.oid = indexed.indrelid
    where owner.relnamespace = 'public'::regnamespace`.execute(db);
  return new Map(rows.map((index) => [index.name, index]));
}

/** `((uid = 'a'::text) AND (ROW(created_at, id) < ROW(5, 'b'::text)))`, whatever the texts in it say. */
function lookUpIn(index: Index, condition: string, covered: boolean): Access {
  const spoken = condition.replaceAll(/'(?:[^']|'')*'/g, '?');
  const left = [...spoken.matchAll(/\((\w+|ROW\([^()]*\)) (=|<|>|<=|>=) (ANY)?/g)];
  const columnsOf = (matches: typeof left) =>
    index.columns.filter((column) => matches.some(([, side = '']) => new RegExp(`\\b${column}\\b`).test(side)));
  return lookUp(index, {
    bounded: columnsOf(left),
    given: columnsOf(left.filter(([, , sign]) => sign === '=')),
    covered,
  });
}

function accessOf(node: Node, indexes: ReadonlyMap<string, Index>): Access[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': name = '', 'Index Cond': condition } = node;
  if (type === 'Seq Scan') return [readThrough(table)];
  const index = indexes.get(name);
  if (!index || !type.startsWith('Index')) return [];
  return [condition === undefined ? readThrough(index.table) : lookUpIn(index, condition, type === 'Index Only Scan')];
}

const nodesUnder = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesUnder)];

/** The nodes whose rows reach a node; what a subplan reads stays in it. */
const feeding = (node: Node): Node[] =>
  (node.Plans ?? [])
    .filter((part) => !/^(SubPlan|InitPlan)$/.test(part['Parent Relationship'] ?? ''))
    .flatMap((part) => [part, ...feeding(part)]);

function planOf(root: Node, indexes: ReadonlyMap<string, Index>): Plan {
  const nodes = nodesUnder(root);
  const sorts = nodes.filter((node) => SORTING.has(node['Node Type']));
  return {
    accesses: nodes.flatMap((node) => accessOf(node, indexes)),
    sorts: sorts.map((sort) => feeding(sort).flatMap((node) => accessOf(node, indexes))),
  };
}

/** Asks PostgreSQL what it could do for each statement with its indexes. */
export async function explainOnPostgres(db: Kysely<Database>, asked: readonly Asked[]): Promise<Plan[]> {
  const indexes = await readIndexes(db);
  return db.connection().execute(async (connection) => {
    for (const way of OFF) await sql`set enable_${sql.raw(way)} = off`.execute(connection);
    const plans: Plan[] = [];
    for (const { sql: text, parameters } of asked) {
      const { rows } = await connection.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
      );
      plans.push(...rows.map((row) => planOf(row['QUERY PLAN'][0].Plan, indexes)));
    }
    for (const way of OFF) await sql`reset enable_${sql.raw(way)}`.execute(connection);
    return plans;
  });
}
