import { useDeferredValue, type ReactNode } from 'react';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { Home } from '#domain/home.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { isMember, type UserStatus } from '#domain/userStatus.ts';
import { KeywordSearch } from '../shared/KeywordSearch/KeywordSearch.tsx';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { PostSection } from '../shared/PostSection/PostSection.tsx';
import { ComicSection } from './ComicSection.tsx';
import { Entries } from './Entries.tsx';
import { GameSection, GameSectionSkeleton } from './GameSection.tsx';
import { Hero, HeroSkeleton } from './Hero.tsx';
import { NewcomerLine } from './NewcomerLine.tsx';
import { NoticeLine, NoticeLineSkeleton } from './NoticeLine.tsx';
import * as styles from './HomeScreen.css.ts';

export type HomeScreenProps = {
  home: Loadable<Home>;
  account: Pick<Account, 'uid'>;
  /** Known for a logged-in person once it is loaded. */
  status?: UserStatus;
  /** The keyword in the search field. */
  search: string;
  /** The text footer that ends a finite page (product.md D21). */
  footer?: ReactNode;
  onSearch: (keyword: string) => void;
  /** Settles when the page has been read again. */
  onRefresh: () => Promise<void>;
  onRetry: () => void;
  onOpen: (path: string) => void;
  onOpenNotice: () => void;
};

/** 首页 (spec §2, product.md §2.2): what is on, the two banners, and games to find. */
export function HomeScreen(props: HomeScreenProps) {
  const { home, account, search, footer, onSearch, onRefresh, onRetry, onOpen } = props;
  const loaded = valueOf(home);
  return (
    <Page label="首页">
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles.page}>
          <KeywordSearch label="搜索" placeholder="搜索游戏、漫画、帖子" keyword={search} onSearch={onSearch} />
          <LoadableView of={home} skeleton={<HeroSkeleton />} onRetry={onRetry}>
            {({ banners }) => <Hero banners={banners} onOpen={onOpen} />}
          </LoadableView>
          <Entries
            welfareClaimable={loaded?.welfareClaimable ?? null}
            tasks={loaded?.tasks ?? null}
            onOpen={onOpen}
          />
          {!isLoggedIn(account) && <NewcomerLine onOpen={onOpen} />}
          {home.state !== 'failed' && <HomeRows {...props} />}
        </div>
        {footer}
      </PullToRefresh>
    </Page>
  );
}

function HomeRows({ home, status, onRetry, onOpen, onOpenNotice }: HomeScreenProps) {
  const loaded = valueOf(home);
  // What lies below the fold is drawn in pieces, between which a tap on what stands above is answered.
  const below = useDeferredValue(loaded);
  if (loaded === undefined) {
    return (
      <>
        <NoticeLineSkeleton />
        <GameSectionSkeleton title="热门游戏" />
      </>
    );
  }
  const shared = { member: isMember(status), onRetry, onOpen };
  return (
    <>
      {loaded.notice && <NoticeLine title={loaded.notice.title} onOpenNotice={onOpenNotice} />}
      <GameSection title="热门游戏" games={loaded.hotGames} {...shared} />
      {below && (
        <>
          <GameSection title="新游上架" games={below.newGames} {...shared} />
          <ComicSection comics={below.newComics} {...shared} />
          <PostSection title="广场热帖" posts={below.hotPosts} onRetry={onRetry} onOpen={onOpen} />
        </>
      )}
    </>
  );
}
