import { useEffect, useRef } from 'react';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { Chapter } from '#domain/comic.ts';
import type { Loadable } from '#domain/loadable.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ChapterLine } from '../ChapterLine.tsx';

export type ChapterSheetProps = {
  bookId: string;
  /** The chapter read now; the sheet opens at it. */
  cid: string;
  chapters: Loadable<readonly Chapter[]>;
  member: boolean;
  /** Epoch ms. */
  now: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onGoToChapter: (cid: string) => void;
  onRetry: () => void;
};

/** 目录 without leaving the reader. */
export function ChapterSheet(props: ChapterSheetProps) {
  const { chapters, open, onOpenChange, onRetry } = props;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="目录">
      <LoadableView of={chapters} skeleton={<Skeleton height={240} />} onRetry={onRetry} compact>
        {(all) => <Lines {...props} all={all} />}
      </LoadableView>
    </Sheet>
  );
}

function Lines({
  bookId,
  cid,
  member,
  now,
  all,
  onOpenChange,
  onGoToChapter,
}: ChapterSheetProps & { all: readonly Chapter[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  const choose = (chosen: string) => {
    onOpenChange(false);
    if (chosen !== cid) onGoToChapter(chosen);
  };
  return (
    <ul ref={list}>
      {all.map((chapter) => (
        <li key={chapter.cid}>
          <ChapterLine
            bookId={bookId}
            chapter={chapter}
            current={chapter.cid === cid}
            member={member}
            now={now}
            onOpen={() => choose(chapter.cid)}
          />
        </li>
      ))}
    </ul>
  );
}
