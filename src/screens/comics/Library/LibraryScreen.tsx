import { useState, type ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { IconLink } from '#components/IconButton/IconLink.tsx';
import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { SearchLine } from '#components/icons/SearchLine.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { SearchBar } from '#components/SearchField/SearchBar.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { LIBRARY_TABS, type LibraryTab } from '#domain/libraryLocation.ts';
import { art } from '#theme/art.ts';
import { KeywordSearch } from '../../shared/KeywordSearch/KeywordSearch.tsx';
import { CategoryPanel, type CategoryPanelProps } from './CategoryPanel.tsx';
import { ComicRows, type ComicListProps } from './ComicRows.tsx';
import { RankPanel, type RankPanelProps } from './RankPanel.tsx';
import { RecommendPanel, type RecommendPanelProps } from './RecommendPanel.tsx';
import * as styles from './LibraryScreen.css.ts';

export type LibraryScreenProps = RecommendPanelProps &
  RankPanelProps &
  CategoryPanelProps & {
    /** What the search found. */
    results: ComicListProps;
    /** 更新: every book, the newest chapter first. */
    updates: ComicListProps;
    /** Settles when what is in view has been read again. */
    onRefresh: () => Promise<void>;
  };

const LABELS: Readonly<Record<LibraryTab, string>> = { home: '推荐', update: '更新', rank: '排行', all: '分类' };
const TABS = LIBRARY_TABS.map((id) => ({ id, label: LABELS[id] }));

const tabOf = (id: string): LibraryTab => LIBRARY_TABS.find((tab) => tab === id) ?? 'home';

/** 漫画: what to read tonight, what goes on, and every book by subject. */
export function LibraryScreen({
  location,
  home,
  recent,
  updates,
  ranked,
  tags,
  filtered,
  results,
  member,
  now,
  onChangeLocation,
  onRefresh,
  onRetryHome,
  onRetryRank,
}: LibraryScreenProps) {
  const [atTop, setAtTop] = useState(true);
  if (location.keyword !== undefined) {
    return <LibrarySearch {...{ results, member, now, onChangeLocation }} keyword={location.keyword} />;
  }
  const hasHero = home.state === 'loading' || (valueOf(home)?.banners.length ?? 0) > 0;
  const onNight = location.tab === 'home' && atTop && hasHero;
  const panels: Readonly<Record<LibraryTab, () => ReactNode>> = {
    home: () => <RecommendPanel {...{ home, recent, member, onRetryHome }} />,
    update: () => (
      <div className={styles.panel}>
        <ComicRows {...updates} label="最近更新" member={member} now={now} />
      </div>
    ),
    rank: () => <RankPanel {...{ location, ranked, member, now, onChangeLocation, onRetryRank }} />,
    all: () => <CategoryPanel {...{ location, tags, filtered, member, onChangeLocation }} />,
  };
  return (
    <Page label="漫画" wash="sky" onScroll={(event) => setAtTop(event.currentTarget.scrollTop <= 0)}>
      <PullToRefresh onRefresh={onRefresh}>
        <Stack gap="none" belowNotch>
          <Tabs
            label="漫画栏目"
            tabs={TABS}
            value={location.tab}
            onValueChange={(id) => onChangeLocation({ tab: tabOf(id) })}
            tone={onNight ? 'picture' : 'day'}
            sticky
            swipeable
            trailing={<Actions onNight={onNight} onSearch={() => onChangeLocation({ keyword: '' })} />}
          >
            {(id) => panels[tabOf(id)]()}
          </Tabs>
        </Stack>
      </PullToRefresh>
    </Page>
  );
}

function Actions({ onNight, onSearch }: { onNight: boolean; onSearch: () => void }) {
  const tone = onNight ? 'night' : 'plain';
  return (
    <>
      <IconLink label="我的订阅" tone={tone} href={paths.subscriptions}>
        <span className={styles.raised}>
          <BookmarkLine size={24} />
        </span>
      </IconLink>
      <IconButton label="搜索漫画" tone={tone} onClick={onSearch}>
        <span className={styles.raised}>
          <SearchLine size={24} />
        </span>
      </IconButton>
    </>
  );
}

type LibrarySearchProps = Pick<LibraryScreenProps, 'results' | 'member' | 'now' | 'onChangeLocation'> & {
  /** '' before anything is searched for. */
  keyword: string;
};

/** Searching the library: by title, author or what a book is about. */
function LibrarySearch({ keyword, results, member, now, onChangeLocation }: LibrarySearchProps) {
  const search = (next: string) => onChangeLocation({ keyword: next });
  const nothing = (
    <Empty
      picture={art('empty/no-result.svg')}
      title="没有找到相关内容"
      actionText="清空搜索"
      onAction={() => search('')}
    />
  );
  return (
    <Page label="搜索漫画" wash="sky">
      <SearchBar backLabel="退出搜索" onBack={() => onChangeLocation({ keyword: undefined })}>
        <KeywordSearch label="搜索漫画" placeholder="搜索书名、作者、简介" keyword={keyword} onSearch={search} />
      </SearchBar>
      {keyword === '' ? (
        <Empty title="想看点什么？试试书名或作者" />
      ) : (
        <div className={styles.results}>
          <ComicRows {...results} label={`“${keyword}”的搜索结果`} member={member} now={now} empty={nothing} />
        </div>
      )}
    </Page>
  );
}
