import type { ReactNode } from 'react';
import { AnnouncementFill } from '#components/icons/AnnouncementFill.tsx';
import { useFollowing } from '#components/loading/useFollowing.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { SearchResult, Home } from '#domain/home.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { memberIfKnown, type UserStatus } from '#domain/userStatus.ts';
import { art } from '#theme/art.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { GameShelfSkeleton } from '../shared/GameShelf/GameShelf.tsx';
import { KeywordSearch } from '../shared/KeywordSearch/KeywordSearch.tsx';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { PostSection } from '../shared/PostSection/PostSection.tsx';
import { Entries } from './Entries.tsx';
import { FoundRows } from './FoundRows.tsx';
import { Hero, HeroSkeleton } from './Hero.tsx';
import { ComicSection, GameSection } from './ShelfSection.tsx';
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
  /** The links that end the page. */
  footer?: ReactNode;
  onSearch: (keyword: string) => void;
  /** Settles when what is shown has been read again. */
  onRefresh: () => Promise<void>;
  onRetry: () => void;
  onOpenNotice: () => void;
};

/** 首页 (spec §2): what is on, the two banners, and games, comics and posts to find. */
export function HomeScreen({
  home,
  account,
  status,
  statusPending,
  search,
  found,
  footer,
  onSearch,
  onRefresh,
  onRetry,
  onOpenNotice,
}: HomeScreenProps) {
  const member = memberIfKnown({ status, statusPending });
  const loaded = valueOf(home);
  return (
    <Page label="首页">
      <PullToRefresh onRefresh={onRefresh}>
        <Stack paddingTop="x4" paddingX="x16" paddingBottom="x16">
          <KeywordSearch
            label="搜索"
            placeholder="搜索游戏、漫画、帖子"
            keyword={search}
            onSearch={onSearch}
            action={paths.home}
          />
          {search === '' ? (
            <>
              <LoadableView of={home} skeleton={<HeroSkeleton />} onRetry={onRetry}>
                {({ banners }) => <Hero banners={banners} />}
              </LoadableView>
              <Entries welfareClaimable={loaded?.welfareClaimable ?? null} tasks={loaded?.tasks ?? null} />
              {!isLoggedIn(account) && <NewcomerNotice />}
              {home.state !== 'failed' && (
                <HomeRows home={loaded} member={member} onRetry={onRetry} onOpenNotice={onOpenNotice} />
              )}
            </>
          ) : (
            <Rows>
              <LoadableView of={found} skeleton={<GameSectionSkeleton title="游戏" />} onRetry={onRetry}>
                {(value) => (
                  <FoundRows keyword={search} found={value} member={member} onSearch={onSearch} onRetry={onRetry} />
                )}
              </LoadableView>
            </Rows>
          )}
        </Stack>
        {footer}
      </PullToRefresh>
    </Page>
  );
}

/** Invites a visitor to log in for the newcomer's gift. */
function NewcomerNotice() {
  return (
    <Notice
      tone="gold"
      href={paths.login}
      icon={<img className={styles.gift} src={art('rewards/gift-red.webp')} alt="" loading="lazy" />}
    >
      <Text as="span" variant="smallStrong">
        登录领新人礼
      </Text>
    </Notice>
  );
}

type HomeRowsProps = Pick<HomeScreenProps, 'onRetry' | 'onOpenNotice'> & {
  /** Undefined while it loads. */
  home: Home | undefined;
  /** Whether the person is a member (spec §6). */
  member: boolean | undefined;
};

function HomeRows({ home, member, onRetry, onOpenNotice }: HomeRowsProps) {
  const isBelowShown = useFollowing(home !== undefined);
  if (home === undefined) {
    return (
      <>
        <Skeleton width="full" height={44} radius="image" />
        <Rows>
          <GameSectionSkeleton title="热门游戏" />
        </Rows>
      </>
    );
  }
  const shared = { member, onRetry };
  return (
    <>
      {home.notice && (
        <Notice tone="plain" icon={<AnnouncementFill size={20} />} lines={1} onClick={onOpenNotice}>
          <span className={visuallyHidden}>公告：</span>
          {home.notice.title}
        </Notice>
      )}
      <Rows>
        <GameSection title="热门游戏" games={home.hotGames} href={paths.games()} {...shared} />
        {isBelowShown && (
          <>
            <GameSection title="新游上架" games={home.newGames} href={paths.games('', { sort: 'new' })} {...shared} />
            <ComicSection
              title="漫画更新"
              comics={home.newComics}
              href={paths.library({ tab: 'update' })}
              {...shared}
            />
            <PostSection title="广场热帖" posts={home.hotPosts} onRetry={onRetry} />
          </>
        )}
      </Rows>
    </>
  );
}

/** Titled rows, farther apart than a heading is from its own row. */
function Rows({ children }: { children: ReactNode }) {
  return (
    <Stack gap="x20" paddingTop="x8">
      {children}
    </Stack>
  );
}

/** A row while the page loads: its heading is known already. */
function GameSectionSkeleton({ title }: { title: string }) {
  return (
    <Section title={title}>
      <GameShelfSkeleton />
    </Section>
  );
}
