import { queryOptions } from '@tanstack/react-query';
import type { QueryContext } from '#platform/query/queryContext.ts';

/** 常见问题: the same for everybody and for long, so kept without end and found without a network too. */
export const faqQueries = ({ api }: Pick<QueryContext, 'api'>) => ({
  faq: queryOptions({
    queryKey: ['faq'],
    queryFn: ({ signal }) => api.faq.list({ signal }),
    staleTime: 3_600_000,
    gcTime: Infinity,
  }),
});
