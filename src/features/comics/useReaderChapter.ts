import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useService, useQueryFactory } from '#platform/core.ts';
import { loading } from '#domain/loadable.ts';
import { FIRST_POSITION, type Progress } from '#domain/comic.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import type { ReaderStart } from '#screens/comics/Reader/readerProps.ts';
import { useFindable, useLoadable } from '#platform/query/useLoadable.ts';
import { newerProgress, readingOf } from './readingStore.ts';
import { comicQueries } from './comicQueries.ts';

const BEGINNING: ReaderStart = { position: FIRST_POSITION, resumed: 'no' };

/** Where reading a chapter starts: at the last position in the book if that is in this chapter. */
export function startOf(cid: string, progress: Progress | undefined): ReaderStart {
  if (progress?.cid !== cid) return BEGINNING;
  const { page, offset, finished } = progress;
  // Near the beginning there is nothing to resume.
  const resumed = finished ? 'finished' : page > 1 || offset > 0.5 ? 'position' : 'no';
  return { position: { page, offset }, resumed };
}

/** A chapter with its book, and where reading starts; it is loading until that is known, so that nothing moves under the eyes. */
export function useReaderChapter(id: string, cid: string) {
  const comics = useQueryFactory(comicQueries);
  const reading = useService(readingOf);
  const validId = isSafeId(id) && isSafeId(cid);
  const comic = useQuery({ ...comics.comic(id), enabled: validId });
  const chapters = useQuery({ ...comics.chapters(id), enabled: validId });
  const chapter = useQuery({ ...comics.chapter(id, cid), enabled: validId });
  const settled = chapter.data !== undefined && !comic.isPending;

  // Decided once: progress saved while reading must neither move the reader nor render the page again.
  const [start, setStart] = useState<ReaderStart>();
  if (settled && !start) setStart(startOf(cid, newerProgress(comic.data?.progress, reading.read(id))));

  const findable = useFindable(chapter, validId);
  return {
    book: comic.data,
    chapters: useLoadable(chapters),
    chapter: findable.state === 'ready' && !start ? loading : findable,
    pages: start && chapter.data,
    start: start ?? BEGINNING,
    retryChapter: () => void chapter.refetch(),
    retryChapters: () => void chapters.refetch(),
  };
}
