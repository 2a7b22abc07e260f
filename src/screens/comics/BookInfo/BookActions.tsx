import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { CheckLine } from '#components/icons/CheckLine.tsx';
import { readText, type ComicDetail } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import * as styles from './BookInfoScreen.css.ts';

export type BookActionsProps = {
  comic: ComicDetail;
  /** The chapter reading begins with; undefined until the chapters are known. */
  firstCid: string | undefined;
  onSubscribe: (subscribed: boolean) => void;
  onOpen: (path: string) => void;
};

/** The sticky bar: 订阅, and the way to where this person stopped. */
export function BookActions({ comic, firstCid, onSubscribe, onOpen }: BookActionsProps) {
  const cid = comic.progress?.cid ?? firstCid;
  const { subscribed } = comic;
  return (
    <div className={styles.actions}>
      <Button
        size="large"
        tone={subscribed ? 'outline' : 'soft'}
        aria-pressed={subscribed}
        leading={subscribed ? <CheckLine size={20} /> : <BookmarkLine size={20} />}
        onClick={() => onSubscribe(!subscribed)}
      >
        {subscribed ? '已订阅' : '订阅'}
      </Button>
      {cid === undefined ? (
        <Button size="large" block disabled>
          开始阅读
        </Button>
      ) : (
        <LinkButton size="large" block href={paths.readBook(comic.id, cid)} onFollow={onOpen}>
          {readText(comic.progress)}
        </LinkButton>
      )}
    </div>
  );
}
