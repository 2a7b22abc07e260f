import { sql, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Page } from '#domain/page.ts';
import type { Database } from './db/schema.ts';
import type { Paging } from './paging.ts';

/** Counting stops here, so that it costs the same however long a list has grown. */
export const COUNTED = 500;

type Value = string | number;

/** A row by the columns of its list's order. */
export type Key = readonly Value[];

/**
 * The order of a list: columns that hold numbers, then the one that tells two rows apart. An index has
 * to hold them behind what the list is narrowed to, or a page costs as much as the whole list.
 */
export type Order = {
  by: readonly Expression<number>[];
  id: Expression<Value>;
  idType: 'text' | 'number';
  direction: 'asc' | 'desc';
};

/** What a page holds: so many rows behind one its reader has seen, or behind the first `offset` ones. */
export type Cursor = { after: Key | undefined; offset: number; limit: number };

/** How the rows of a list are found: their keys in its order, and how many there are where that can be told. */
export type ListQuery = {
  order: Order;
  keys(cut: Cursor): Promise<Key[]>;
  count?(): Promise<number>;
};

/** A list that people make longer, to be read page by page. */
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
 * The row a cursor names. What is no cursor of this list counts for
 * nothing: the number of the page says then where to look.
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

/** Whether a row comes after another one. */
export const comesAfter = (order: Order, after: Key): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(columnsOf(order))}) ${sql.raw(order.direction === 'desc' ? '<' : '>')} (${sql.join(after)})`;

/** How many rows there are; of more than `COUNTED` only that it is so many. */
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

/** Walks an index: the list's rows are those of `all`, of which only the keys are read. */
export function listQuery<TB extends keyof Database>(
  db: Kysely<Database>,
  order: Order,
  all: SelectQueryBuilder<Database, TB, object>,
): ListQuery {
  return {
    order,
    async keys({ after, offset, limit }) {
      const columns = columnsOf(order);
      let keys = all.select(columns.map((column, place) => sql<Value>`${column}`.as(`key${place}`)));
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

/** Exact up to `COUNTED`; of a longer list, and of one that cannot be counted, what is known of. */
async function totalOf({ count }: ListQuery, known: number, isAll: boolean): Promise<number> {
  if (isAll || !count) return known;
  const counted = await count();
  return counted < COUNTED ? counted : Math.max(counted, known);
}

/**
 * Reads one page of a list of any length at the same cost: found by the cursor of the page before it,
 * it starts in the middle of an index. By its number alone a page is found too, by passing over the
 * keys of all before it.
 */
export async function keysetPage<Row>(
  { currentPage, pageSize, cursor = '' }: Paging,
  list: KeysetList<Row>,
): Promise<Page<Row>> {
  const before = (currentPage - 1) * pageSize;
  const after = readCursor(cursor, list.order);
  // One more than the page holds tells whether there is another.
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
