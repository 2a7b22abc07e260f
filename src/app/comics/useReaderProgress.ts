import { useEffect, useMemo } from 'react';
import type { ChapterPages } from '#domain/comic.ts';
import type { PagePlace } from '#screens/comics/Reader/stripLayout.ts';
import { usePortal } from '../portal.ts';
import { createReaderProgress } from './readerProgress.ts';

/** The saving of a chapter's places, which also saves when the page is hidden or left. Before the chapter is there it does nothing. */
export function useReaderProgress(chapter: ChapterPages | undefined): { move: (place: PagePlace) => void; finish: () => void } {
  const portal = usePortal();
  const cid = chapter?.cid;
  // One for a chapter, however often its answer is read anew.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what is saved of a chapter never changes
  const saver = useMemo(() => chapter && createReaderProgress(portal, chapter), [portal, cid]);

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

  return { move: (place) => saver?.move(place), finish: () => saver?.finish() };
}
