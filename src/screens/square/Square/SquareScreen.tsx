import { useState, type ReactNode } from 'react';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { Loadable } from '#domain/loadable.ts';
import type { Tag } from '#domain/square.ts';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { SortSwitch, type Sort } from '../../shared/SortSwitch/SortSwitch.tsx';
import { GiftCard } from './GiftCard.tsx';
import { NewPostsPill } from './NewPostsPill.tsx';
import { NobodyFollowed, NoPosts, NoResults } from './NoPosts.tsx';
import { PostFeed, type PostFeedProps } from './PostFeed.tsx';
import { SquareSearch } from './SquareSearch.tsx';
import { FOLLOWED, RECOMMENDED, squareTabs } from './squareTabs.ts';
import { WriteButton } from './WriteButton.tsx';
import * as styles from './SquareScreen.css.ts';

export type SquareScreenProps = Omit<PostFeedProps, 'empty'> & {
  /** Until they are read, or when they cannot be, 推荐 and 关注 stand alone, save for the one an address names. */
  tags: Loadable<readonly Tag[]>;
  /** A tag's id, `RECOMMENDED` or `FOLLOWED`; an unknown one stands for 推荐. */
  tab: string;
  sort: Sort;
  /** The keyword searched for; '' for none. */
  keyword: string;
  suggestions: readonly string[];
  loggedIn: boolean;
  /** Posts written since the list was read. */
  newCount: number;
  onChangeTab: (tab: string) => void;
  onChangeSort: (sort: Sort) => void;
  /** Gets what is being typed; '' when no suggestion is wanted any more. */
  onSuggest: (text: string) => void;
  onSearch: (keyword: string) => void;
  /** Puts the new posts on top and the reader before them. */
  onShowNew: () => void;
  /** Settles when the list has been read again. */
  onRefresh: () => Promise<void>;
};

/** 广场 (product §2.2): what people of the portal write, by tag, and the way to the gift centre. */
export function SquareScreen(props: SquareScreenProps) {
  const { keyword, suggestions, newCount, onSuggest, onSearch, onShowNew, onRefresh, onOpen } = props;
  return (
    <Page wash="sky">
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles.head}>
          <h1 className={styles.title}>广场</h1>
          <SquareSearch keyword={keyword} suggestions={suggestions} onSuggest={onSuggest} onSearch={onSearch} />
        </div>
        {keyword === '' ? (
          <>
            <NewPostsPill count={newCount} onShowNew={onShowNew} />
            <TagTabs {...props} />
          </>
        ) : (
          <section aria-label={`“${keyword}”的搜索结果`} className={styles.results}>
            <PostFeed {...props} empty={<NoResults onClear={() => onSearch('')} />} />
          </section>
        )}
      </PullToRefresh>
      <WriteButton onOpen={onOpen} />
    </Page>
  );
}

function TagTabs(props: SquareScreenProps) {
  const { tags, tab, sort, loggedIn, onChangeTab, onChangeSort, onOpen } = props;
  const tabs = squareTabs(tags, tab);
  const current = tabs.some(({ id }) => id === tab) ? tab : RECOMMENDED;
  const isFollowed = current === FOLLOWED;
  return (
    <Tabs label="广场栏目" tabs={tabs} value={current} onValueChange={onChangeTab} swipeable sticky>
      {(id) => (
        <Held shown={id === current}>
          <GiftCard onOpen={onOpen} />
          {isFollowed ? (
            <div className={styles.gap} />
          ) : (
            <SortSwitch sort={sort} ground="sky" onChangeSort={onChangeSort} />
          )}
          {isFollowed && !loggedIn ? (
            <LoginPrompt text="登录后查看关注动态" onOpen={onOpen} />
          ) : (
            <PostFeed
              key={isFollowed ? undefined : sort}
              {...props}
              empty={
                isFollowed ? <NobodyFollowed onLeave={() => onChangeTab(RECOMMENDED)} /> : <NoPosts onOpen={onOpen} />
              }
            />
          )}
        </Held>
      )}
    </Tabs>
  );
}

/** Holds on to what it showed last while another tab is shown, for the data handed in is that tab's. */
function Held({ shown, children }: { shown: boolean; children: ReactNode }) {
  const [last, setLast] = useState(children);
  if (shown && last !== children) setLast(children);
  return shown ? children : last;
}
