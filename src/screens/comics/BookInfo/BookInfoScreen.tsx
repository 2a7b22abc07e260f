import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { CheckLine } from '#components/icons/CheckLine.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { readText, type Chapter, type ComicDetail } from '#domain/comic.ts';
import { valueOf, type Findable, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { hasScrolledPast } from '../../shared/hasScrolledPast.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../../shared/NotFound/NotFound.tsx';
import { BookBody, BookSkeleton } from './BookBody.tsx';

export type BookInfoScreenProps = {
  comic: Findable<ComicDetail>;
  /** In reading order. */
  chapters: Loadable<readonly Chapter[]>;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  onSubscribe: (subscribed: boolean) => void;
  onBack: () => void;
  onShare: () => void;
  onRetry: () => void;
  onRetryChapters: () => void;
};

/** What is seen of the hero above the sheet, in px at 375. */
const HERO_HEIGHT = 252;

/** 漫画详情: what the book is, its newest chapters, and where to begin reading. */
export function BookInfoScreen({
  comic,
  chapters,
  member,
  now,
  onSubscribe,
  onBack,
  onShare,
  onRetry,
  onRetryChapters,
}: BookInfoScreenProps) {
  const [solid, setSolid] = useState(false);
  const loaded = valueOf(comic);
  const onPicture = comic.state === 'ready' || comic.state === 'loading';
  const share = (
    <IconButton label="分享" tone={solid ? 'plain' : 'disc'} onClick={onShare}>
      <ShareLine size={20} />
    </IconButton>
  );
  return (
    <Page
      label="漫画详情"
      flushTop={onPicture}
      wash={onPicture ? 'none' : 'sky'}
      onScroll={(event) => setSolid(hasScrolledPast(HERO_HEIGHT, event.currentTarget))}
      bar={
        <NavBar
          title={loaded?.title ?? '漫画'}
          onBack={onBack}
          overlay={onPicture}
          solid={solid}
          trailing={loaded && share}
        />
      }
      footer={loaded && <BookActions comic={loaded} firstCid={valueOf(chapters)?.[0]?.cid} onSubscribe={onSubscribe} />}
    >
      <LoadableView of={comic} skeleton={<BookSkeleton />} notFound={<NotFound what="book" />} onRetry={onRetry}>
        {(value) => <BookBody {...{ chapters, member, now, onRetryChapters }} comic={value} />}
      </LoadableView>
    </Page>
  );
}

type BookActionsProps = Pick<BookInfoScreenProps, 'onSubscribe'> & {
  comic: ComicDetail;
  /** The chapter reading begins with; undefined until the chapters are known. */
  firstCid: string | undefined;
};

/** 订阅, and reading on from where this person stopped. */
function BookActions({ comic, firstCid, onSubscribe }: BookActionsProps) {
  const cid = comic.progress?.cid ?? firstCid;
  const { subscribed } = comic;
  return (
    <ButtonPair>
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
        <Button size="large" disabled>
          开始阅读
        </Button>
      ) : (
        <LinkButton size="large" href={paths.readBook(comic.id, cid)}>
          {readText(comic.progress)}
        </LinkButton>
      )}
    </ButtonPair>
  );
}
