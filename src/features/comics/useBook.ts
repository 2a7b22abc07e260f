import { isNotFound } from '#api/ApiError.ts';
import type { ComicDetail } from '#domain/comic.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useQueries } from '#platform/core.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';
import { usePlaceIn } from './usePlaceIn.ts';

/** A book and its chapters, with the place where this person stopped. */
export function useBook(id: string) {
  const comics = useQueries(comicQueries);
  const known = isSafeId(id);
  const book = useQuery({ ...comics.comic(id), enabled: known });
  const chapters = useQuery({ ...comics.chapters(id), enabled: known });
  const place = usePlaceIn(id, book.data?.progress);
  const data: ComicDetail | undefined = book.data && { ...book.data, progress: place };
  return {
    comic: toLoadable({ ...book, data }),
    chapters: toLoadable(chapters),
    place,
    gone: !known || isNotFound(book.error),
    retry: () => void book.refetch(),
    retryChapters: () => void chapters.refetch(),
  };
}
