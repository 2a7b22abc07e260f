import { queryOptions } from '@tanstack/react-query';
import { createKeys, type QueryContext } from '#platform/query/queryFactory.ts';

export const welfareKeys = createKeys('welfare');

export const welfareQueries = ({ api, uid }: QueryContext) => ({
  /** Refetched on focus: the offers change with the day. */
  welfare: queryOptions({
    queryKey: welfareKeys(uid).welfare(),
    queryFn: ({ signal }) => api.welfare.home({ signal }),
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
  }),
});
