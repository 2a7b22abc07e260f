import { useState, type ReactNode } from 'react';
import { BookmarkFill } from '#components/icons/BookmarkFill.tsx';
import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { ListLine } from '#components/icons/ListLine.tsx';
import { ScrollDownLine } from '#components/icons/ScrollDownLine.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import type { ChapterPages } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import { FIRST_WORDS, lastWords } from './bookEnds.ts';
import type { ReaderBook } from './EndCard.tsx';
import * as styles from './ReaderControls.css.ts';
import { ReaderLooks } from './ReaderLooks.tsx';
import type { ReaderSettings } from './readerSettings.ts';

export type ReaderPanelProps = {
  book: ReaderBook | undefined;
  chapter: ChapterPages;
  /** The page read now, from 1. */
  page: number;
  open: boolean;
  settings: ReaderSettings;
  onChangeSettings: (settings: ReaderSettings) => void;
  onGoToPage: (page: number) => void;
  onGoToChapter: (cid: string) => void;
  /** No chapter lies further that way, in words for a toast (product §2.4). */
  onReachEnd: (words: string) => void;
  onOpenChapters: () => void;
  onToggleSubscribe: () => void;
  onStartAuto: () => void;
  onOpen: (path: string) => void;
};

/** The sheet that comes up under the pictures: where one is, how it looks, and the ways on. */
export function ReaderPanel(props: ReaderPanelProps) {
  const { book, chapter, open, settings, onChangeSettings, onOpenChapters, onToggleSubscribe, onStartAuto, onOpen } =
    props;
  const subscribed = book?.subscribed ?? false;
  return (
    <section className={styles.panel} data-open={open || undefined} inert={!open} aria-label="阅读设置">
      <Pages {...props} />
      <ReaderLooks settings={settings} onChange={onChangeSettings} />
      <div className={styles.actions}>
        <Action icon={<ListLine size={24} />} onClick={onOpenChapters}>
          目录
        </Action>
        <Action
          icon={<CommentLine size={24} />}
          onClick={() => onOpen(paths.squareSearch(book?.title ?? chapter.title))}
        >
          评论
        </Action>
        <Action
          icon={subscribed ? <BookmarkFill size={24} /> : <BookmarkLine size={24} />}
          pressed={subscribed}
          disabled={!book}
          onClick={onToggleSubscribe}
        >
          {subscribed ? '已订阅' : '订阅'}
        </Action>
        <Action icon={<ScrollDownLine size={24} />} onClick={onStartAuto}>
          自动滚动
        </Action>
      </div>
    </section>
  );
}

function Pages({ book, chapter, page, onGoToPage, onGoToChapter, onReachEnd }: ReaderPanelProps) {
  const [dragged, setDragged] = useState<number>();
  const { prev, next, pages } = chapter;
  const total = Math.max(1, pages.length);
  const commit = (to: number) => {
    setDragged(undefined);
    onGoToPage(to);
  };
  return (
    <div className={styles.pages}>
      <Neighbour cid={prev} onGoToChapter={onGoToChapter} onReachEnd={() => onReachEnd(FIRST_WORDS)}>
        上一话
      </Neighbour>
      <Slider
        label="页码"
        labelHidden
        tone="night"
        thumb="value"
        min={1}
        max={total}
        value={dragged ?? page}
        disabled={total === 1}
        formatValue={(value) => `${value} / ${total}`}
        onValueChange={setDragged}
        onValueCommit={commit}
      />
      <Neighbour cid={next} onGoToChapter={onGoToChapter} onReachEnd={() => onReachEnd(lastWords(book))}>
        下一话
      </Neighbour>
    </div>
  );
}

type NeighbourProps = {
  cid: string | undefined;
  onGoToChapter: (cid: string) => void;
  onReachEnd: () => void;
  children: string;
};

/** Where it leads nowhere it can still be tapped: a phone has no other way to ask why. */
function Neighbour({ cid, onGoToChapter, onReachEnd, children }: NeighbourProps) {
  return (
    <button
      type="button"
      className={styles.neighbour}
      aria-disabled={cid === undefined}
      onClick={() => (cid === undefined ? onReachEnd() : onGoToChapter(cid))}
    >
      {children}
    </button>
  );
}

type ActionProps = { icon: ReactNode; pressed?: boolean; disabled?: boolean; onClick: () => void; children: string };

function Action({ icon, pressed, disabled, onClick, children }: ActionProps) {
  return (
    <button type="button" className={styles.action} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}
