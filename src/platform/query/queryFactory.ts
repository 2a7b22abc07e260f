import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Account } from '#domain/account.ts';
import type { Api } from '#api/createApi.ts';
import type { PageQuery } from '#api/createExchange.ts';
import type { Page } from '#domain/page.ts';
import type { SessionStore } from '../device/session.ts';

export type Keys<Name extends string> = Readonly<
  Record<Name, <Rest extends readonly unknown[]>(...rest: Rest) => readonly [Account['uid'], Name, ...Rest]>
>;

/** Keys begin with the uid, so that nothing of one user is shown to the next; one without arguments is a prefix. */
export function createKeys<Name extends string>(...names: readonly Name[]) {
  const keysOf = (uid: Account['uid']) =>
    Object.fromEntries(
      names.map((name) => [name, (...rest: unknown[]) => [uid, name, ...rest]]),
    ) as unknown as Keys<Name>;
  return Object.assign(keysOf, { names });
}

export type QueryContext = { api: Api; uid: Account['uid'] };

export const queryContextOf = ({ api, session }: { api: Api; session: SessionStore }): QueryContext => ({
  api,
  uid: session.getState().account.uid,
});

export type PageParam = PageQuery & { currentPage: number };

export const FIRST_PAGE: PageParam = { currentPage: 1 };

/** The param of the page after this one; undefined at the end, and after an empty page, which would load on for ever. */
export function getNextPageParam({ hasMore, records, currentPage, nextCursor }: Page<unknown>): PageParam | undefined {
  if (!hasMore || records.length === 0) return undefined;
  return { currentPage: currentPage + 1, ...(nextCursor !== undefined && { cursor: nextCursor }) };
}

export const pagedQuery = <T>(
  queryKey: QueryKey,
  fetchPage: (page: PageParam, signal: AbortSignal) => Promise<Page<T>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam,
  });
