import { queryOptions } from '@tanstack/react-query';
import { createKeys, type QueryContext } from '#platform/query/queryFactory.ts';

export const checkInKeys = createKeys('checkIn');

export const checkInQueries = ({ api, uid }: QueryContext) => ({
  /** The board; `month` is that of its calendar, the current one by default. */
  checkIn: (month?: string) =>
    queryOptions({
      queryKey: checkInKeys(uid).checkIn(month ?? ''),
      queryFn: ({ signal }) => api.checkIn.info(month, { signal }),
      staleTime: 10_000,
      refetchOnWindowFocus: 'always',
    }),
});
