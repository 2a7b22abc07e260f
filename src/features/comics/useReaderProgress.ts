import { useEffect, useMemo } from 'react';
import type { ChapterPages } from '#domain/comic.ts';
import type { PagePlace } from '#screens/comics/Reader/stripLayout.ts';
import { useCore, useService, useSession } from '#platform/core.ts';
import { readingOf } from './readingStore.ts';
import { createChapterSaver } from './progressSaver.ts';

/** Saves where somebody is in a chapter, also when the page is hidden or left. Before the chapter is there it does nothing. */
export function useReaderProgress(chapter: ChapterPages | undefined): {
  move: (position: PagePlace) => void;
  finish: () => void;
} {
  const core = useCore();
  const reading = useService(readingOf);
  const { bookId, cid, no, pageCount } = chapter ?? {};
  const uid = useSession(({ account }) => account.uid);
  // One for a chapter and its reader, however often the chapter is refetched.
  const saver = useMemo(() => {
    if (bookId === undefined || cid === undefined || no === undefined || pageCount === undefined) return undefined;
    return createChapterSaver({ ...core, reading }, { bookId, cid, no, pageCount }, uid);
  }, [core, reading, uid, bookId, cid, no, pageCount]);

  useEffect(() => {
    if (!saver) return;
    const onHide = () => document.visibilityState === 'hidden' && saver.flush();
    document.addEventListener('visibilitychange', onHide);
    globalThis.addEventListener('pagehide', saver.flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      globalThis.removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [saver]);

  return { move: (position) => saver?.move(position), finish: () => saver?.finish() };
}
