import { useEffect, useEffectEvent, useState } from 'react';
import type { ChapterPages } from '#domain/comic.ts';
import { useCore, useQueryFactory } from '#platform/core.ts';
import { comicQueries } from './comicQueries.ts';

/** How near its end a chapter prefetches the next one. */
const PAGES_FROM_END = 3;

const PICTURES = 3;

function prefetchPicture(url: string): void {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = url;
}

/** Prefetches the next chapter and its first pictures near the end of a chapter; gives the callback for the page in view. */
export function usePreloadedChapter(chapter: ChapterPages | undefined): (page: number) => void {
  const { queryClient, prefetch } = useCore();
  const comics = useQueryFactory(comicQueries);
  const [near, setNear] = useState(false);

  const preload = useEffectEvent(() => {
    if (!chapter?.next || chapter.previewOnly) return undefined;
    const query = comics.chapter(chapter.bookId, chapter.next);
    const cancel = prefetch.queries([query]);
    queryClient.query(query).then(
      ({ pages }) => pages.slice(0, PICTURES).forEach(({ url }) => prefetchPicture(url)),
      () => undefined,
    );
    return cancel;
  });
  useEffect(() => (near ? preload() : undefined), [near]);

  return (page) => {
    if (chapter && page > chapter.pages.length - PAGES_FROM_END) setNear(true);
  };
}
