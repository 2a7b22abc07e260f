import { queryOptions } from '@tanstack/react-query';
import { createKeys, type QueryContext } from '#platform/query/queryFactory.ts';

export const homeKeys = createKeys('home', 'search');

export function homeQueries({ api, uid }: QueryContext) {
  const keys = homeKeys(uid);
  return {
    home: queryOptions({
      queryKey: keys.home(),
      queryFn: ({ signal }) => api.home.load({ signal }),
    }),
    search: (keyword: string) =>
      queryOptions({
        queryKey: keys.search(keyword),
        queryFn: ({ signal }) => api.home.search(keyword, { signal }),
        enabled: keyword !== '',
      }),
  };
}
