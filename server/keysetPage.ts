import { sql, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Page } from '#domain/page.ts';
import type { Database } from './db/schema.ts';
import type { Paging } from './paging.ts';

/** Rows are counted up to here, so that the cost does not grow with the list. */
export const COUNTED = 500;

type Value = string | number;

/** A row's values of the order's columns. */
export type Key = readonly Value[];

/**
 * The order of a list: numeric columns, then a unique one. An index must hold them after the columns the list is filtered
 * by, or a page costs as much as the whole list.
 */
export type Order = {
  by: readonly Expression<number>[];
  id: Expression<Value>;
  idType: 'text' | 'number';
  direction: 'asc' | 'desc';
};

/** The rows of a page: `limit` rows after the key `after`, or after the first `offset` rows. */
export type PageRange = { after: Key | undefined; offset: number; limit: number };

/** Finds a list's rows: their keys in order, and their count where it can be computed. */
export type ListQuery = {
  order: Order;
  keys(range: PageRange): Promise<Key[]>;
  count?(): Promise<number>;
};

/** A list that users grow, read page by page. */
export type KeysetList<Row> = ListQuery & {
  /** The rows of these ids, in any order. */
  read(ids: readonly Value[]): Promise<Row[]>;
  idOf(row: Row): Value;
};

const SEPARATOR = '~';
const NUMBER = /^-?\d{1,16}$/;
const TEXT = /^[A-Za-z0-9_-]{1,64}$/;

const columnsOf = ({ by, id }: Order): Expression<Value>[] => [...by, id];

/**
 * The key in a cursor. An invalid cursor is ignored: the page number is used then.
 */
function readCursor(cursor: string, order: Order): Key | undefined {
  const parts = cursor.split(SEPARATOR);
  const last = parts.at(-1) ?? '';
  const isText = order.idType === 'text';
  const numbers = isText ? parts.slice(0, -1) : parts;
  const fits =
    parts.length === columnsOf(order).length &&
    numbers.every((part) => NUMBER.test(part)) &&
    (!isText || TEXT.test(last));
  if (!fits) return undefined;
  return isText ? [...numbers.map(Number), last] : numbers.map(Number);
}

/** SQL condition: the row comes after the key. */
export const comesAfter = (order: Order, after: Key): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(columnsOf(order))}) ${sql.raw(order.direction === 'desc' ? '<' : '>')} (${sql.join(after)})`;

/** The number of rows, at most `COUNTED`. */
export async function countUpTo<TB extends keyof Database>(
  db: Kysely<Database>,
  among: SelectQueryBuilder<Database, TB, object>,
): Promise<number> {
  const some = among.select(sql<number>`1`.as('one')).limit(COUNTED);
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** A query that reads only the keys of `all`, from an index. */
export function listQuery<TB extends keyof Database>(
  db: Kysely<Database>,
  order: Order,
  all: SelectQueryBuilder<Database, TB, object>,
): ListQuery {
  return {
    order,
    async keys({ after, offset, limit }) {
      const columns = columnsOf(order);
      let keys = all.select(columns.map((column, index) => sql<Value>`${column}`.as(`key${index}`)));
      if (after) keys = keys.where(comesAfter(order, after));
      for (const column of columns) keys = keys.orderBy(column, order.direction);
      return (await keys.limit(limit).offset(offset).execute()).map((row) => Object.values(row));
    },
    count: () => countUpTo(db, all),
  };
}

async function readInOrder<Row>({ read, idOf }: KeysetList<Row>, keys: readonly Key[]): Promise<Row[]> {
  const ids = keys.flatMap((key) => key.at(-1) ?? []);
  if (ids.length === 0) return [];
  const rows = new Map((await read(ids)).map((row) => [idOf(row), row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The exact total up to `COUNTED`; for a longer or uncountable list the rows seen so far. */
async function totalOf({ count }: ListQuery, seen: number, isAll: boolean): Promise<number> {
  if (isAll || !count) return seen;
  const counted = await count();
  return counted < COUNTED ? counted : Math.max(counted, seen);
}

/**
 * Reads one page by keyset pagination, at the same cost however deep: the previous page's cursor is where the index scan
 * starts. Without a cursor the page number is used, as an offset over the keys.
 */
export async function keysetPage<Row>(
  { currentPage, pageSize, cursor = '' }: Paging,
  list: KeysetList<Row>,
): Promise<Page<Row>> {
  const before = (currentPage - 1) * pageSize;
  const after = readCursor(cursor, list.order);
  // One row more than the page tells whether there is a next one.
  const keys = await list.keys({ after, offset: after ? 0 : before, limit: pageSize + 1 });
  const shown = keys.slice(0, pageSize);
  const hasMore = keys.length > pageSize;
  return {
    records: await readInOrder(list, shown),
    total: await totalOf(list, keys.length > 0 ? before + keys.length : 0, before === 0 && !hasMore),
    currentPage,
    pageSize,
    hasMore,
    ...(hasMore && { nextCursor: shown.at(-1)?.join(SEPARATOR) ?? '' }),
  };
}
