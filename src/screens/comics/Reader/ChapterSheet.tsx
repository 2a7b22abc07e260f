import { useEffect, useRef } from 'react';
import { ListSkeleton } from '#components/ListItem/ListSkeleton.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import type { ChapterPages } from '#domain/comic.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ChapterList, type ChapterListProps } from '../ChapterList.tsx';
import type { ReaderScreenProps } from './readerProps.ts';

export type ChapterSheetProps = Pick<ReaderScreenProps, 'chapters' | 'member' | 'now' | 'onGoToChapter'> & {
  /** The one being read; the sheet opens at it. */
  chapter: ChapterPages;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRetry: () => void;
};

/** 目录 without leaving the reader. */
export function ChapterSheet({
  chapter,
  chapters,
  member,
  now,
  open,
  onOpenChange,
  onGoToChapter,
  onRetry,
}: ChapterSheetProps) {
  const { bookId, cid } = chapter;
  const choose = (chosen: string) => {
    onOpenChange(false);
    if (chosen !== cid) onGoToChapter(chosen);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="目录">
      <LoadableView of={chapters} skeleton={<ListSkeleton flush />} onRetry={onRetry} compact>
        {(all) => <OpenedList {...{ bookId, member, now }} currentCid={cid} chapters={all} onChoose={choose} />}
      </LoadableView>
    </Sheet>
  );
}

/** Scrolled to the chapter being read when it appears. */
function OpenedList(props: ChapterListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  return <ChapterList {...props} ref={list} flush />;
}
