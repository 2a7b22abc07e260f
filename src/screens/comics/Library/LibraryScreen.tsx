import { useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
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

/** 漫画 (product §2.2 animate): what to read tonight, what goes on, and every book by subject. */
export function LibraryScreen(props: LibraryScreenProps) {
  const { place, home, results, now, member, onChangePlace, onRefresh, onOpen } = props;
  const [atTop, setAtTop] = useState(true);
  if (place.keyword !== undefined) {
    return <LibrarySearch keyword={place.keyword} results={results} {...{ now, member, onChangePlace, onOpen }} />;
  }
  const loaded = valueOf(home);
  const onNight = place.tab === 'home' && atTop && (home.state === 'loading' || (loaded?.banners.length ?? 0) > 0);
  return (
    <Page label="漫画" wash="sky" onScroll={(event) => setAtTop(event.currentTarget.scrollTop <= 0)}>
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles.room}>
          <Tabs
            label="漫画栏目"
            tabs={TABS}
            value={place.tab}
            onValueChange={(id) => onChangePlace({ tab: LIBRARY_TABS.find((tab) => tab === id) ?? 'home' })}
            tone={onNight ? 'picture' : 'day'}
            sticky
            swipeable
            trailing={<Ways onNight={onNight} {...{ onChangePlace, onOpen }} />}
          >
            {(id) => <LibraryPanel {...props} tab={id} />}
          </Tabs>
        </div>
      </PullToRefresh>
    </Page>
  );
}

function LibraryPanel({ tab, ...props }: LibraryScreenProps & { tab: string }) {
  if (tab === 'home') return <RecommendPanel {...props} />;
  if (tab === 'rank') return <RankPanel {...props} />;
  if (tab === 'all') return <CategoryPanel {...props} />;
  return (
    <div className={styles.panel}>
      <ComicRows {...props.updates} label="最近更新" now={props.now} member={props.member} onOpen={props.onOpen} />
    </div>
  );
}

function Ways({
  onNight,
  onChangePlace,
  onOpen,
}: Pick<LibraryScreenProps, 'onChangePlace' | 'onOpen'> & { onNight: boolean }) {
  const tone = onNight ? 'night' : 'plain';
  return (
    <>
      <IconButton label="我的订阅" tone={tone} onClick={() => onOpen(paths.subscriptions)}>
        <span className={styles.raised}>
          <BookmarkLine size={24} />
        </span>
      </IconButton>
      <IconButton label="搜索漫画" tone={tone} onClick={() => onChangePlace({ keyword: '' })}>
        <span className={styles.raised}>
          <SearchLine size={24} />
        </span>
      </IconButton>
    </>
  );
}
