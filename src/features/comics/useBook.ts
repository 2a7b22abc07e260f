import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { mapLoadable } from '#domain/loadable.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { useQueryFactory, useService } from '#platform/core.ts';
import { useFindable, useLoadable } from '#platform/query/useLoadable.ts';
import { comicQueries } from './comicQueries.ts';
import { newerProgress, readingOf } from './readingStore.ts';

export function useBook(id: string) {
  const comics = useQueryFactory(comicQueries);
  const validId = isSafeId(id);
  const book = useQuery({ ...comics.comic(id), enabled: validId });
  const chapters = useQuery({ ...comics.chapters(id), enabled: validId });
  const onDevice = useStore(useService(readingOf), ({ positions }) => positions[id]);
  const progress = newerProgress(book.data?.progress, onDevice);
  return {
    comic: mapLoadable(useFindable(book, validId), (comic) => ({ ...comic, progress })),
    chapters: useLoadable(chapters),
    progress,
    retry: () => void book.refetch(),
    retryChapters: () => void chapters.refetch(),
  };
}
