import { useEffect, useEffectEvent, useState } from 'react';
import type { ChapterPages } from '#domain/comic.ts';
import { useCore, useQueries } from '#platform/core.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';

/** How near its end a chapter calls for the next one. */
const PAGES_FROM_END = 3;

/** Pictures of the next chapter that are fetched ahead (product.md §1.4). */
const PICTURES = 3;

function fetchPicture(url: string): void {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = url;
}

/** Near the end of a chapter the next one and its first three pictures are fetched; nothing is shown of it. */
export function usePreloadedChapter(chapter: ChapterPages | undefined): (page: number) => void {
  const { queryClient, prefetch } = useCore();
  const comics = useQueries(comicQueries);
  const [near, setNear] = useState(false);

  const preload = useEffectEvent(() => {
    if (!chapter?.next || chapter.previewOnly) return undefined;
    const question = comics.chapter(chapter.bookId, chapter.next);
    const giveUp = prefetch.ahead([question]);
    queryClient.fetchQuery(question).then(
      ({ pages }) => pages.slice(0, PICTURES).forEach(({ url }) => fetchPicture(url)),
      () => undefined,
    );
    return giveUp;
  });
  useEffect(() => (near ? preload() : undefined), [near]);

  return (page) => {
    if (chapter && page > chapter.pages.length - PAGES_FROM_END) setNear(true);
  };
}
