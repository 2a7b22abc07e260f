import { queryOptions } from '@tanstack/react-query';
import { createKeys, type QueryContext } from '#platform/query/queryFactory.ts';

const faqKeys = createKeys('faq');

/** 常见问题: it seldom changes, so it is cached without end and found offline too. */
export const faqQueries = ({ api }: Pick<QueryContext, 'api'>) => ({
  faq: queryOptions({
    // The answer is the same for everybody.
    queryKey: faqKeys('').faq(),
    queryFn: ({ signal }) => api.faq.list({ signal }),
    staleTime: 3_600_000,
    gcTime: Infinity,
  }),
});
