import { useLayoutEffect, useRef } from 'react';
import { Empty } from '#components/Empty/Empty.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { CHAPTER_GROUP_SIZE, groupChapters, type Chapter } from '#domain/comic.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { rem } from '#theme/rem.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { BookGone } from '../BookGone.tsx';
import { LINE_HEIGHT } from '../ChapterLine.css.ts';
import { ChapterLine } from '../ChapterLine.tsx';
import * as styles from './BookMenuScreen.css.ts';

/** Reading order, or the newest first. */
export type ChapterOrder = 'asc' | 'desc';

export type BookMenuScreenProps = {
  bookId: string;
  /** The server knows no such book, or no longer. */
  gone: boolean;
  /** In reading order, whatever order they are shown in. */
  chapters: Loadable<readonly Chapter[]>;
  /** The chapter opened last; the page opens scrolled to it. */
  currentCid?: string;
  order: ChapterOrder;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  onChangeOrder: (order: ChapterOrder) => void;
  onBack: () => void;
  onOpen: (path: string) => void;
  onRetry: () => void;
};

/** 目录 (product §2.4): every chapter in groups of 50, opened where one is. */
export function BookMenuScreen(props: BookMenuScreenProps) {
  const { chapters, gone, onBack, onOpen, onRetry } = props;
  const scroller = useRef<HTMLElement>(null);
  const hasCurrent = !gone && (valueOf(chapters)?.some(({ cid }) => cid === props.currentCid) ?? false);
  const showCurrent = () => scroller.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center' });
  // Before the first paint, so that the page never is seen to move.
  useLayoutEffect(() => {
    if (hasCurrent) scroller.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center' });
  }, [hasCurrent]);
  return (
    <Page label="目录" scrollRef={scroller} bar={<NavBar title="目录" onBack={onBack} solid />}>
      {gone ? (
        <BookGone onOpen={onOpen} />
      ) : (
        <LoadableView of={chapters} skeleton={<MenuSkeleton />} onRetry={onRetry}>
          {(all) =>
            all.length === 0 ? (
              <Empty picture="/demo/empty/no-content.svg" title="暂无章节" />
            ) : (
              <Groups {...props} all={all} />
            )
          }
        </LoadableView>
      )}
      {hasCurrent && (
        <button type="button" className={styles.jump} onClick={showCurrent}>
          跳到当前
        </button>
      )}
    </Page>
  );
}

function Groups({
  all,
  bookId,
  currentCid,
  order,
  member,
  now,
  onChangeOrder,
  onOpen,
}: BookMenuScreenProps & { all: readonly Chapter[] }) {
  const shown = order === 'asc' ? all : [...all].reverse();
  const isGrouped = all.length > CHAPTER_GROUP_SIZE;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.total}>{`共${all.length}话`}</p>
        <button type="button" className={styles.order} onClick={() => onChangeOrder(order === 'asc' ? 'desc' : 'asc')}>
          {order === 'asc' ? '倒序' : '正序'}
        </button>
      </div>
      {groupChapters(shown).map(({ label, chapters }) => (
        <section key={label} aria-label={`第${label}话`}>
          {isGrouped && <h2 className={styles.range}>{`${label}话`}</h2>}
          <ul
            className={isGrouped ? styles.oneOfMany : styles.list}
            style={{ containIntrinsicBlockSize: `auto ${rem(chapters.length * LINE_HEIGHT)}` }}
          >
            {chapters.map((chapter) => (
              <li key={chapter.cid} className={styles.line} data-current={chapter.cid === currentCid || undefined}>
                <ChapterLine
                  bookId={bookId}
                  chapter={chapter}
                  current={chapter.cid === currentCid}
                  member={member}
                  now={now}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function MenuSkeleton() {
  return (
    <div className={styles.waiting}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
        <Skeleton key={index} height={40} />
      ))}
    </div>
  );
}
