import type { ReactNode } from 'react';
import { Carousel } from '#components/Carousel/Carousel.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { SearchResult, Home } from '#domain/home.ts';
import type { HomeBanner } from '#domain/homeBanner.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { memberIfKnown, type UserStatus } from '#domain/userStatus.ts';
import { art } from '#theme/art.ts';
import { KeywordSearch } from '../shared/KeywordSearch/KeywordSearch.tsx';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { Entries } from './Entries.tsx';
import { FoundRows, GameSectionSkeleton, HomeRows, Rows } from './HomeRows.tsx';
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
  /** What was found; shown instead of the rest during a search. */
  found: Loadable<SearchResult>;
  /** The links that end the page. */
  footer?: ReactNode;
  onSearch: (keyword: string) => void;
  /** Settles when what is shown has been read again. */
  onRefresh: () => Promise<void>;
  onRetry: () => void;
  onOpenNotice: () => void;
};

const HERO_HEIGHT = 188;

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
              <LoadableView
                of={home}
                skeleton={<Skeleton width="full" height={HERO_HEIGHT} radius="card" data-slot="picture" />}
                onRetry={onRetry}
              >
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

/** The pictures on top of home, one at a time; they move only by hand (spec §9: autoplay off). */
function Hero({ banners }: { banners: readonly HomeBanner[] }) {
  if (banners.length === 0) return null;
  return (
    <div className={styles.hero}>
      <Carousel label="精选推荐">
        {banners.map((banner, index) => (
          <Slide key={banner.id} banner={banner} priority={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}

function Slide({ banner, priority }: { banner: HomeBanner; priority: boolean }) {
  return (
    <Link href={banner.link}>
      <span className={styles.slide}>
        <Picture src={banner.image} alt="" ratio={343 / HERO_HEIGHT} priority={priority} />
        <Stack as="span" gap="x2" paddingTop="x40" paddingBottom="x12" paddingX="x12" className={styles.caption}>
          {banner.tag !== '' && (
            <Inline as="span">
              <Tag tone="action">{banner.tag}</Tag>
            </Inline>
          )}
          <Text as="span" variant="title" lines={1}>
            {banner.title}
          </Text>
          <Inline as="span" className={styles.besideDots}>
            <Text as="span" variant="small" lines={1}>
              {banner.brief}
            </Text>
          </Inline>
        </Stack>
      </span>
    </Link>
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
