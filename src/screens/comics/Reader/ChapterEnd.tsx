import type { ReactNode, Ref } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { BookmarkFill } from '#components/icons/BookmarkFill.tsx';
import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { LockLine } from '#components/icons/LockLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { useSeen } from '#components/scrolling/useSeen.ts';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { chapterName, finishesChapter, noNextText, type ChapterLock, type ChapterPages } from '#domain/comic.ts';
import { formatDiamonds } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import { membershipPath } from '#domain/paymentPurpose.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import type { ReaderScreenProps } from './readerProps.ts';
import * as styles from './ReaderScreen.css.ts';

export type ChapterEndProps = Pick<
  ReaderScreenProps,
  'book' | 'loggedIn' | 'balance' | 'unlocking' | 'onUnlock' | 'onGoToChapter' | 'onToggleSubscribe'
> & {
  chapter: ChapterPages;
  /** Enough of the card was seen for the chapter to count as read. */
  onSeen: () => void;
};

/** What stands behind the last picture: the lock of a preview, or the end of the chapter. */
export function ChapterEnd({ book, onGoToChapter, onToggleSubscribe, onSeen, ...locked }: ChapterEndProps) {
  const { chapter } = locked;
  if (chapter.previewOnly && chapter.lock) return <LockCard {...locked} lock={chapter.lock} />;
  return <EndCard {...{ chapter, book, onGoToChapter, onToggleSubscribe, onSeen }} />;
}

type EndCardProps = Pick<ChapterEndProps, 'chapter' | 'book' | 'onGoToChapter' | 'onToggleSubscribe' | 'onSeen'>;

/** 本话完: the next chapter only by a deliberate tap. */
function EndCard({ chapter, book, onGoToChapter, onToggleSubscribe, onSeen }: EndCardProps) {
  const card = useSeen<HTMLElement>(finishesChapter, onSeen);
  const { next } = chapter;
  const subscribed = book?.subscribed ?? false;
  return (
    <EndSurface
      ref={card}
      label="本话结尾"
      picture={book && <img className={styles.cover} src={book.cover} alt="" width={96} height={128} />}
      title={next === undefined ? noNextText(book) : '本话完'}
      description={chapterName(chapter)}
    >
      {next === undefined ? (
        <LinkButton size="large" block href={paths.bookInfo(chapter.bookId)}>
          作品详情
        </LinkButton>
      ) : (
        <Button size="large" block onClick={() => onGoToChapter(next)}>
          下一话
        </Button>
      )}
      <ButtonPair widths="equal">
        <Button
          tone="outline"
          aria-pressed={subscribed}
          disabled={!book}
          leading={subscribed ? <BookmarkFill size={20} /> : <BookmarkLine size={20} />}
          onClick={onToggleSubscribe}
        >
          {subscribed ? '已订阅' : '订阅'}
        </Button>
        <LinkButton
          tone="outline"
          leading={<CommentLine size={20} />}
          href={paths.squareSearch(book?.title ?? chapter.title)}
        >
          评论区
        </LinkButton>
      </ButtonPair>
    </EndSurface>
  );
}

type LockCardProps = Omit<ChapterEndProps, keyof Omit<EndCardProps, 'chapter'>> & { lock: ChapterLock };

/** Where a locked chapter's preview ends, and what opens the rest; nothing is spent by a tap here. */
function LockCard({ chapter, lock, loggedIn, balance, unlocking, onUnlock }: LockCardProps) {
  const { bookId, cid, pages, pageCount } = chapter;
  const forMembers = lock.access === 1;
  return (
    <EndSurface
      label="本话未解锁"
      picture={
        <IconDisc size={64} tone={forMembers ? 'gold' : 'gem'}>
          <LockLine size={26} />
        </IconDisc>
      }
      title={forMembers ? '会员专享章节' : <LockTitle price={lock.price} />}
      description={pages.length > 0 ? `试看结束，还有 ${pageCount - pages.length} 页` : `本话共 ${pageCount} 页`}
    >
      {!loggedIn ? (
        <LinkButton size="large" block href={paths.login}>
          登录后继续阅读
        </LinkButton>
      ) : forMembers ? (
        <LinkButton size="large" block tone="gold" href={membershipPath({ kind: 'chapter', bookId, cid })}>
          开通会员 · 会员免费看
        </LinkButton>
      ) : (
        <Button
          size="large"
          block
          disabled={lock.price === null}
          pending={unlocking}
          pendingText="解锁中…"
          onClick={onUnlock}
        >
          解锁
        </Button>
      )}
      {loggedIn && !forMembers && balance !== undefined && (
        <Text variant="meta" tabular tone="ink3" align="center">
          {`当前余额 ${formatDiamonds(balance)} 钻石`}
        </Text>
      )}
    </EndSurface>
  );
}

function LockTitle({ price }: { price: number | null }) {
  if (price === null) return '本话暂未开放';
  return (
    <Inline as="span" gap="x4" wrap justify="center">
      本话需 <Gem size={20} />{' '}
      <Text as="b" tabular tone="gem">
        {formatDiamonds(price)}
      </Text>{' '}
      钻石解锁
    </Inline>
  );
}

type EndSurfaceProps = {
  label: string;
  picture: ReactNode;
  title: ReactNode;
  description: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

function EndSurface({ label, picture, title, description, children, ref }: EndSurfaceProps) {
  return (
    <div className={styles.end}>
      <Surface ref={ref} as="section" aria-label={label} radius="panel" gap="x16" padding="x24">
        <Stack align="center">
          {picture}
          <Stack gap="x4">
            <Text as="h2" variant="heading" tone="ink" align="center">
              {title}
            </Text>
            <Text variant="small" tone="ink2" align="center" tabular breakAnywhere>
              {description}
            </Text>
          </Stack>
        </Stack>
        {children}
      </Surface>
    </div>
  );
}
