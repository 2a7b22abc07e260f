import { queryOptions } from '@tanstack/react-query';
import { createKeys, type QueryContext } from '#platform/query/queryFactory.ts';

export const bulletinKeys = createKeys('bulletin');

export const bulletinQueries = ({ api, uid }: QueryContext) => ({
  bulletin: queryOptions({
    queryKey: bulletinKeys(uid).bulletin(),
    queryFn: ({ signal }) => api.bulletin.current({ signal }),
    staleTime: Infinity,
  }),
});
