import type { Page } from '#domain/page.ts';

/** Which page is asked for; the first is 1. `cursor` is what the page before it gave along, where a list gives one. */
export type Paging = { currentPage: number; pageSize: number; cursor?: string };

/** The part of an ordered query that paging needs, whatever tables it joins. */
type Rows<Row> = { limit(count: number): { offset(count: number): { execute(): Promise<Row[]> } } };

type List<Row, View> = {
  count: { executeTakeFirstOrThrow(): Promise<{ total: number }> };
  rows: Rows<Row>;
  view(row: Row): View;
};

/** Reads one page of an ordered list that only the operators make longer; what users grow is read by `keysetPage`. */
export async function pageOf<Row, View>({ currentPage, pageSize }: Paging, list: List<Row, View>): Promise<Page<View>> {
  const { total } = await list.count.executeTakeFirstOrThrow();
  const offset = (currentPage - 1) * pageSize;
  const rows = await list.rows.limit(pageSize).offset(offset).execute();
  const hasMore = offset + rows.length < total && rows.length > 0;
  return { records: rows.map((row) => list.view(row)), total, currentPage, pageSize, hasMore };
}

/** A `like` pattern that matches `text` anywhere, its own wildcards taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
