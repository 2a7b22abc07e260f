import { useState, type ReactNode } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { IconLink } from '#components/IconButton/IconLink.tsx';
import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { SearchLine } from '#components/icons/SearchLine.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { CategoryPanel, type CategoryPanelProps } from './CategoryPanel.tsx';
import { ComicRows, type ComicListProps } from './ComicRows.tsx';
import { LibrarySearch, type LibrarySearchProps } from './LibrarySearch.tsx';
import { RankPanel, type RankPanelProps } from './RankPanel.tsx';
import { RecommendPanel, type RecommendPanelProps } from './RecommendPanel.tsx';
import { LIBRARY_TABS, type LibraryTab } from './libraryPlace.ts';
import * as styles from './LibraryScreen.css.ts';

export type LibraryScreenProps = RecommendPanelProps &
  RankPanelProps &
  CategoryPanelProps &
  Pick<LibrarySearchProps, 'results'> & {
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
  place,
  home,
  recent,
  updates,
  ranked,
  tags,
  filtered,
  results,
  member,
  now,
  onChangePlace,
  onRefresh,
  onRetryHome,
  onRetryRank,
}: LibraryScreenProps) {
  const [atTop, setAtTop] = useState(true);
  if (place.keyword !== undefined) {
    return <LibrarySearch {...{ results, member, now, onChangePlace }} keyword={place.keyword} />;
  }
  const hasHero = home.state === 'loading' || (valueOf(home)?.banners.length ?? 0) > 0;
  const onNight = place.tab === 'home' && atTop && hasHero;
  const panels: Readonly<Record<LibraryTab, () => ReactNode>> = {
    home: () => <RecommendPanel {...{ home, recent, member, onRetryHome }} />,
    update: () => (
      <div className={styles.panel}>
        <ComicRows {...updates} label="最近更新" member={member} now={now} />
      </div>
    ),
    rank: () => <RankPanel {...{ place, ranked, member, now, onChangePlace, onRetryRank }} />,
    all: () => <CategoryPanel {...{ place, tags, filtered, member, onChangePlace }} />,
  };
  return (
    <Page label="漫画" wash="sky" onScroll={(event) => setAtTop(event.currentTarget.scrollTop <= 0)}>
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles.belowNotch}>
          <Tabs
            label="漫画栏目"
            tabs={TABS}
            value={place.tab}
            onValueChange={(id) => onChangePlace({ tab: tabOf(id) })}
            tone={onNight ? 'picture' : 'day'}
            sticky
            swipeable
            trailing={<Actions onNight={onNight} onSearch={() => onChangePlace({ keyword: '' })} />}
          >
            {(id) => panels[tabOf(id)]()}
          </Tabs>
        </div>
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
