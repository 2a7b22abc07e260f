import type { SelectQueryBuilder } from 'kysely';
import type { Page } from '#domain/page.ts';
import type { Database } from './db/schema.ts';

/** Which page is asked for; the first is 1. */
export type Paging = { currentPage: number; pageSize: number };

type List<Tables extends keyof Database, Row, View> = {
  count: SelectQueryBuilder<Database, Tables, { total: number }>;
  rows: SelectQueryBuilder<Database, Tables, Row>;
  view(row: Row): View;
};

/** Reads one page of an ordered list. */
export async function pageOf<Tables extends keyof Database, Row, View>(
  { currentPage, pageSize }: Paging,
  list: List<Tables, Row, View>,
): Promise<Page<View>> {
  const { total } = await list.count.executeTakeFirstOrThrow();
  const offset = (currentPage - 1) * pageSize;
  const rows = await list.rows.limit(pageSize).offset(offset).execute();
  const hasMore = offset + rows.length < total && rows.length > 0;
  return { records: rows.map((row) => list.view(row as Row)), total, currentPage, pageSize, hasMore };
}
