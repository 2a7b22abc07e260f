import { useService, useQueries } from '#platform/core.ts';
import { readingOf } from '#features/comics/readingStore.ts';
import { useState } from 'react';
import { isNotFound } from '#api/ApiError.ts';
import { loading, type Loadable } from '#domain/loadable.ts';
import { mergeProgress, type ChapterPages, type Progress } from '#domain/comic.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { FIRST_PLACE } from '#screens/comics/Reader/stripLayout.ts';
import type { ReaderStart } from '#screens/comics/Reader/readerProps.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';

const BEGINNING: ReaderStart = { place: FIRST_PLACE, resumed: 'no' };

/** Where a chapter begins for someone whose last place in the book is known: there when it lies in this chapter. */
export function startOf(cid: string, progress: Progress | undefined): ReaderStart {
  if (progress?.cid !== cid) return BEGINNING;
  const { page, offset, finished } = progress;
  // Who did not get anywhere need not be told that they are back.
  const resumed = finished ? 'finished' : page > 1 || offset > 0.5 ? 'place' : 'no';
  return { place: { page, offset }, resumed };
}

const newest = (said: Progress | undefined, kept: Progress | undefined) =>
  said && kept ? mergeProgress(said, kept) : (said ?? kept);

/** A chapter with its book, and where reading begins: shown only once that is known, so that nothing moves under the eyes. */
export function useReaderChapter(id: string, cid: string) {
  const comics = useQueries(comicQueries);
  const reading = useService(readingOf);
  const known = isSafeId(id) && isSafeId(cid);
  const comic = useQuery({ ...comics.comic(id), enabled: known });
  const chapters = useQuery({ ...comics.chapters(id), enabled: known });
  const chapter = useQuery({ ...comics.chapter(id, cid), enabled: known });
  const settled = chapter.data !== undefined && !comic.isPending;

  // Decided once, and not followed: what is saved while reading must neither lead the reader about nor draw the page anew.
  const [start, setStart] = useState<ReaderStart>();
  if (settled && !start) setStart(startOf(cid, newest(comic.data?.progress, reading.read(id))));

  const shown: Loadable<ChapterPages> = chapter.data && !start ? loading : toLoadable(chapter);
  return {
    book: comic.data,
    chapters: toLoadable(chapters),
    chapter: shown,
    pages: start && chapter.data,
    start: start ?? BEGINNING,
    gone: !known || isNotFound(chapter.error),
    retryChapter: () => void chapter.refetch(),
    retryChapters: () => void chapters.refetch(),
  };
}
