import { useEffect, useRef } from 'react';
import { List } from '#components/ListItem/List.tsx';
import { ListSkeleton } from '#components/ListItem/ListSkeleton.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import type { Chapter } from '#domain/comic.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ChapterRow } from '../ChapterRow.tsx';
import type { ReaderScreenProps } from './readerProps.ts';

export type ChapterSheetProps = Pick<ReaderScreenProps, 'bookId' | 'chapters' | 'member' | 'now' | 'onGoToChapter'> & {
  /** The chapter read now; the sheet opens at it. */
  cid: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRetry: () => void;
};

/** 目录 without leaving the reader. */
export function ChapterSheet({
  bookId,
  cid,
  chapters,
  member,
  now,
  open,
  onOpenChange,
  onGoToChapter,
  onRetry,
}: ChapterSheetProps) {
  const choose = (chosen: string) => {
    onOpenChange(false);
    if (chosen !== cid) onGoToChapter(chosen);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="目录">
      <LoadableView of={chapters} skeleton={<ListSkeleton flush />} onRetry={onRetry} compact>
        {(all) => <ChapterList {...{ bookId, cid, member, now }} chapters={all} onChoose={choose} />}
      </LoadableView>
    </Sheet>
  );
}

type ChapterListProps = Pick<ChapterSheetProps, 'bookId' | 'cid' | 'member' | 'now'> & {
  chapters: readonly Chapter[];
  onChoose: (cid: string) => void;
};

/** Scrolled to the chapter read now when it appears. */
function ChapterList({ bookId, cid, member, now, chapters, onChoose }: ChapterListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <List ref={list}>
      {chapters.map((chapter) => (
        <ChapterRow
          key={chapter.cid}
          bookId={bookId}
          chapter={chapter}
          current={chapter.cid === cid}
          member={member}
          now={now}
          flush
          onFollow={() => onChoose(chapter.cid)}
        />
      ))}
    </List>
  );
}
