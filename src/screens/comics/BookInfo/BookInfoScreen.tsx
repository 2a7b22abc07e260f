import { useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { Chapter, ComicDetail } from '#domain/comic.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { BookGone } from '../BookGone.tsx';
import { BookActions } from './BookActions.tsx';
import { BookBody } from './BookBody.tsx';
import * as styles from './BookInfoScreen.css.ts';

export type BookInfoScreenProps = {
  comic: Loadable<ComicDetail>;
  /** The server knows no such book, or no longer. */
  gone: boolean;
  /** In reading order. */
  chapters: Loadable<readonly Chapter[]>;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  onSubscribe: (subscribed: boolean) => void;
  onBack: () => void;
  onShare: () => void;
  onOpen: (path: string) => void;
  onRetry: () => void;
  onRetryChapters: () => void;
};

/** The bar turns solid when the hero (252 of a page of 375) has gone under it (48); both grow with the page. */
const HERO_GONE = (252 - 48) / 375;

const hasLeftHero = ({ scrollTop, clientWidth }: HTMLElement): boolean => scrollTop > clientWidth * HERO_GONE;

/** 漫画详情 (product §2.4): what the book is, its newest chapters, and the way into it. */
export function BookInfoScreen(props: BookInfoScreenProps) {
  const { comic, gone, chapters, onSubscribe, onBack, onShare, onOpen, onRetry } = props;
  const [solid, setSolid] = useState(false);
  const loaded = gone ? undefined : valueOf(comic);
  const onPicture = !gone && comic.state !== 'failed';
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
      onScroll={(event) => setSolid(hasLeftHero(event.currentTarget))}
      bar={
        <NavBar
          title={loaded?.title ?? '漫画'}
          onBack={onBack}
          overlay={onPicture}
          solid={solid}
          trailing={loaded && share}
        />
      }
      footer={
        loaded && (
          <BookActions
            comic={loaded}
            firstCid={valueOf(chapters)?.[0]?.cid}
            onSubscribe={onSubscribe}
            onOpen={onOpen}
          />
        )
      }
    >
      {gone ? (
        <BookGone onOpen={onOpen} />
      ) : (
        <LoadableView of={comic} skeleton={<BookSkeleton />} onRetry={onRetry}>
          {(value) => <BookBody {...props} comic={value} />}
        </LoadableView>
      )}
    </Page>
  );
}

function BookSkeleton() {
  return (
    <>
      <div className={styles.waitingHero} />
      <div className={styles.sheet}>
        <div className={styles.waiting}>
          <Skeleton height={16} />
          <Skeleton height={16} />
          <Skeleton width={220} height={16} />
        </div>
        <div className={styles.waiting}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} height={40} />
          ))}
        </div>
      </div>
    </>
  );
}
