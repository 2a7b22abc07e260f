import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { BookmarkFill } from '#components/icons/BookmarkFill.tsx';
import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { finishesChapter, type ChapterPages, type Comic } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import { lastWords } from './bookEnds.ts';
import * as styles from './EndCard.css.ts';

/** What the reader shows of the book around a chapter. */
export type ReaderBook = Pick<Comic, 'id' | 'title' | 'cover' | 'status' | 'subscribed'>;

export type EndCardProps = {
  chapter: ChapterPages;
  /** Absent until it is known. */
  book: ReaderBook | undefined;
  onGoToChapter: (cid: string) => void;
  onToggleSubscribe: () => void;
  onOpen: (path: string) => void;
  /** Enough of the card was seen for the chapter to count as read (product §1.8, 4). */
  onSeen: () => void;
};

/** 本话完: the next chapter only by a deliberate tap. */
export function EndCard({ chapter, book, onGoToChapter, onToggleSubscribe, onOpen, onSeen }: EndCardProps) {
  const card = useSeenCard(onSeen);
  const { next } = chapter;
  return (
    <section ref={card} className={styles.card} aria-label="本话结尾">
      {book && <img className={styles.cover} src={book.cover} alt="" width={96} height={128} />}
      <h2 className={styles.title}>{next === undefined ? lastWords(book) : '本话完'}</h2>
      <p className={styles.chapter}>{`第${chapter.no}话 ${chapter.title}`}</p>
      {next === undefined ? (
        <LinkButton size="large" block href={paths.bookInfo(chapter.bookId)} onFollow={onOpen}>
          作品详情
        </LinkButton>
      ) : (
        <Button size="large" block onClick={() => onGoToChapter(next)}>
          下一话
        </Button>
      )}
      <div className={styles.pair}>
        <Button
          block
          tone="outline"
          aria-pressed={book?.subscribed ?? false}
          disabled={!book}
          leading={book?.subscribed ? <BookmarkFill size={20} /> : <BookmarkLine size={20} />}
          onClick={onToggleSubscribe}
        >
          {book?.subscribed ? '已订阅' : '订阅'}
        </Button>
        <LinkButton
          block
          tone="outline"
          leading={<CommentLine size={20} />}
          href={paths.squareSearch(book?.title ?? chapter.title)}
          onFollow={onOpen}
        >
          评论区
        </LinkButton>
      </div>
    </section>
  );
}

/** Calls back once, when enough of the card has been seen. */
function useSeenCard(onSeen: () => void) {
  const card = useRef<HTMLElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || !finishesChapter(entry.intersectionRatio)) return;
        observer.disconnect();
        seen();
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return card;
}
