import { useLayoutEffect, useRef } from 'react';
import { Empty } from '#components/Empty/Empty.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ListSkeleton } from '#components/ListItem/ListSkeleton.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { CHAPTER_GROUP_SIZE, groupChapters, type Chapter } from '#domain/comic.ts';
import { valueOf, type Findable } from '#domain/loadable.ts';
import { rem } from '#theme/rem.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../../shared/NotFound/NotFound.tsx';
import { ChapterList, type ChapterListProps } from '../ChapterList.tsx';
import * as styles from './BookMenuScreen.css.ts';

/** Reading order, or the newest first. */
export type ChapterOrder = 'asc' | 'desc';

export type BookMenuScreenProps = {
  bookId: string;
  /** In reading order, whatever order they are shown in; not found where there is no such book. */
  chapters: Findable<readonly Chapter[]>;
  /** The chapter opened last; the page opens scrolled to it. */
  currentCid?: string;
  order: ChapterOrder;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  onChangeOrder: (order: ChapterOrder) => void;
  onBack: () => void;
  onRetry: () => void;
};

/** Height of a chapter's row in px at 375. */
const ROW_HEIGHT = 56;

/** 目录: every chapter in groups of 50, opened at the current one. */
export function BookMenuScreen({
  bookId,
  chapters,
  currentCid,
  order,
  member,
  now,
  onChangeOrder,
  onBack,
  onRetry,
}: BookMenuScreenProps) {
  const scroller = useRef<HTMLElement>(null);
  const hasCurrent = valueOf(chapters)?.some(({ cid }) => cid === currentCid) ?? false;
  const showCurrent = () => scroller.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center' });
  // Before the first paint, so that the page is never seen to move.
  useLayoutEffect(() => {
    if (hasCurrent) showCurrent();
  }, [hasCurrent]);
  return (
    <Page label="目录" scrollRef={scroller} bar={<NavBar title="目录" onBack={onBack} solid />}>
      <LoadableView of={chapters} skeleton={<MenuSkeleton />} notFound={<NotFound what="book" />} onRetry={onRetry}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="暂无章节" />
          ) : (
            <>
              <Inline justify="between" paddingX="x16">
                <Text variant="small" tabular tone="ink2">{`共${all.length}话`}</Text>
                <TextButton size="small" height="touch" onClick={() => onChangeOrder(order === 'asc' ? 'desc' : 'asc')}>
                  {order === 'asc' ? '倒序' : '正序'}
                </TextButton>
              </Inline>
              <Groups {...{ bookId, currentCid, member, now }} chapters={order === 'asc' ? all : [...all].reverse()} />
            </>
          )
        }
      </LoadableView>
      {hasCurrent && <FloatingButton onClick={showCurrent}>跳到当前</FloatingButton>}
    </Page>
  );
}

function Groups({ chapters: all, ...list }: ChapterListProps) {
  const isGrouped = all.length > CHAPTER_GROUP_SIZE;
  return groupChapters(all).map(({ label, chapters }) => (
    <section key={label} aria-label={`第${label}话`}>
      {isGrouped && <h2 className={styles.range}>{`${label}话`}</h2>}
      <div
        className={isGrouped ? styles.oneOfMany : styles.chapters}
        style={{ containIntrinsicBlockSize: `auto ${rem(chapters.length * ROW_HEIGHT)}` }}
      >
        <ChapterList {...list} chapters={chapters} />
      </div>
    </section>
  ));
}

function MenuSkeleton() {
  return (
    <div className={styles.chapters}>
      <ListSkeleton rows={10} titleWeight="regular" />
    </div>
  );
}
