import type { ReactNode } from 'react';
import { useFollowing } from '#components/loading/useFollowing.ts';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { SearchResult, Home } from '#domain/home.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { memberIfKnown, type UserStatus } from '#domain/userStatus.ts';
import { KeywordSearch } from '../shared/KeywordSearch/KeywordSearch.tsx';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { PostSection } from '../shared/PostSection/PostSection.tsx';
import { ComicSection } from './ComicSection.tsx';
import { Entries } from './Entries.tsx';
import { FoundRows } from './FoundRows.tsx';
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
  /** The status of whoever is logged in has been asked for and has not come. */
  statusPending?: boolean;
  /** The keyword that is searched for; '' for none. */
  search: string;
  /** What was found; shown in place of the rest while something is searched for. */
  found: Loadable<SearchResult>;
  /** The text footer that ends a finite page (product.md D21). */
  footer?: ReactNode;
  onSearch: (keyword: string) => void;
  /** Settles when what is shown has been read again. */
  onRefresh: () => Promise<void>;
  onRetry: () => void;
  onOpen: (path: string) => void;
  onOpenNotice: () => void;
};

/** 首页 (spec §2, product.md §2.2): what is on, the two banners, and games to find. */
export function HomeScreen(props: HomeScreenProps) {
  const { search, footer, onSearch, onRefresh } = props;
  return (
    <Page label="首页">
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles.page}>
          <KeywordSearch
            label="搜索"
            placeholder="搜索游戏、漫画、帖子"
            keyword={search}
            onSearch={onSearch}
            action={paths.home}
          />
          {search === '' ? <FrontPage {...props} /> : <Findings {...props} />}
        </div>
        {footer}
      </PullToRefresh>
    </Page>
  );
}

function Findings({ search, found, status, statusPending, onSearch, onRetry, onOpen }: HomeScreenProps) {
  return (
    <LoadableView of={found} skeleton={<GameSectionSkeleton title="游戏" />} onRetry={onRetry}>
      {(value) => (
        <FoundRows
          keyword={search}
          found={value}
          member={memberIfKnown({ status, statusPending })}
          onSearch={onSearch}
          onRetry={onRetry}
          onOpen={onOpen}
        />
      )}
    </LoadableView>
  );
}

function FrontPage(props: HomeScreenProps) {
  const { home, account, onRetry, onOpen } = props;
  const loaded = valueOf(home);
  return (
    <>
      <LoadableView of={home} skeleton={<HeroSkeleton />} onRetry={onRetry}>
        {({ banners }) => <Hero banners={banners} onOpen={onOpen} />}
      </LoadableView>
      <Entries welfareClaimable={loaded?.welfareClaimable ?? null} tasks={loaded?.tasks ?? null} onOpen={onOpen} />
      {!isLoggedIn(account) && <NewcomerLine onOpen={onOpen} />}
      {home.state !== 'failed' && <HomeRows {...props} />}
    </>
  );
}

function HomeRows({ home, status, statusPending, onRetry, onOpen, onOpenNotice }: HomeScreenProps) {
  const loaded = valueOf(home);
  const isBelowDrawn = useFollowing(loaded !== undefined);
  if (loaded === undefined) {
    return (
      <>
        <NoticeLineSkeleton />
        <GameSectionSkeleton title="热门游戏" />
      </>
    );
  }
  const shared = { member: memberIfKnown({ status, statusPending }), onRetry, onOpen };
  return (
    <>
      {loaded.notice && <NoticeLine title={loaded.notice.title} onOpenNotice={onOpenNotice} />}
      <GameSection title="热门游戏" games={loaded.hotGames} {...shared} />
      {isBelowDrawn && (
        <>
          <GameSection title="新游上架" games={loaded.newGames} href={paths.games('', { sort: 'new' })} {...shared} />
          <ComicSection
            title="漫画更新"
            comics={loaded.newComics}
            href={paths.library({ tab: 'update' })}
            {...shared}
          />
          <PostSection title="广场热帖" posts={loaded.hotPosts} onRetry={onRetry} onOpen={onOpen} />
        </>
      )}
    </>
  );
}
