import { queryOptions } from '@tanstack/react-query';
import { createKeys, type QueryContext } from '#platform/query/queryFactory.ts';

export const taskKeys = createKeys('tasks');

export const taskQueries = ({ api, uid }: QueryContext) => ({
  /** Always stale: returning from a task shows its progress. */
  tasks: queryOptions({
    queryKey: taskKeys(uid).tasks(),
    queryFn: ({ signal }) => api.tasks.list(undefined, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  }),
});
