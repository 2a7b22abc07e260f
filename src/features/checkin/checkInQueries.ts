import { queryOptions } from '@tanstack/react-query';
import { createKeys } from '#platform/query/createKeys.ts';
import type { QueryContext } from '#platform/query/queryContext.ts';

export const checkInKeys = createKeys('checkIn');

export const checkInQueries = ({ api, uid }: QueryContext) => ({
  /** The board with the calendar of `month`, by default the current one. */
  checkIn: (month?: string) =>
    queryOptions({
      queryKey: checkInKeys(uid).checkIn(month ?? ''),
      queryFn: ({ signal }) => api.checkIn.info(month, { signal }),
      staleTime: 10_000,
      refetchOnWindowFocus: 'always',
    }),
});
