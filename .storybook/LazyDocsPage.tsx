import { lazy, Suspense } from 'react';

const DocsPage = lazy(async () => ({ default: (await import('../stories/docs/DocsPage.tsx')).DocsPage }));

/** The docs page, fetched where docs are read: a story alone, as in a picture or on the wall, needs none of it. */
export const LazyDocsPage = () => (
  <Suspense fallback={null}>
    <DocsPage />
  </Suspense>
);
