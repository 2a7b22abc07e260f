import { useState, type ReactNode } from 'react';
import { Chips } from '#components/Chips/Chips.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { EditLine } from '#components/icons/EditLine.tsx';
import { UpLine } from '#components/icons/UpLine.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { SearchBar } from '#components/SearchField/SearchBar.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { SORTS, type Sort } from '#domain/sort.ts';
import type { Tag } from '#domain/square.ts';
import { FOLLOWED, RECOMMENDED, squareTabs } from '#domain/squareTabs.ts';
import { art } from '#theme/art.ts';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { PostFeed, type PostFeedProps } from './PostFeed.tsx';
import { SquareSearch, type SquareSearchProps } from './SquareSearch.tsx';
import * as styles from './SquareScreen.css.ts';

export type SquareScreenProps = Omit<PostFeedProps, 'empty'> &
  SquareSearchProps & {
    /** Until they are read, or when they cannot be, 推荐 and 关注 stand alone, save for the one an address names. */
    tags: Loadable<readonly Tag[]>;
    /** A tag's id, `RECOMMENDED` or `FOLLOWED`; an unknown one stands for 推荐. */
    tab: string;
    sort: Sort;
    loggedIn: boolean;
    /** Posts written since the list was read. */
    newCount: number;
    onChangeTab: (tab: string) => void;
    onChangeSort: (sort: Sort) => void;
    /** Puts the new posts on top and the reader before them. */
    onShowNew: () => void;
    /** Settles when the list has been read again. */
    onRefresh: () => Promise<void>;
  };

/** 广场: what people of the portal write, by tag, and the link to the gift centre. */
export function SquareScreen({
  tags,
  tab,
  sort,
  keyword,
  suggestions,
  loggedIn,
  newCount,
  onChangeTab,
  onChangeSort,
  onSuggest,
  onSearch,
  onShowNew,
  onRefresh,
  ...feed
}: SquareScreenProps) {
  return (
    <Page wash="sky">
      <PullToRefresh onRefresh={onRefresh}>
        <SearchBar title="广场">
          <SquareSearch keyword={keyword} suggestions={suggestions} onSuggest={onSuggest} onSearch={onSearch} />
        </SearchBar>
        {keyword === '' ? (
          <>
            {/* Says that there is more, and moves nothing: the reader decides. */}
            <FloatingButton
              role="status"
              position="top"
              belowTabs
              tone="plain"
              size="small"
              icon={<UpLine size={16} />}
              shown={newCount > 0}
              onClick={onShowNew}
            >
              有 {newCount} 条新内容
            </FloatingButton>
            <TagTabs {...{ tags, tab, sort, loggedIn, feed, onChangeTab, onChangeSort }} />
          </>
        ) : (
          <Stack as="section" paddingTop="x12" aria-label={`“${keyword}”的搜索结果`}>
            <PostFeed
              {...feed}
              empty={
                <Empty
                  picture={art('empty/no-result.svg')}
                  title="没有找到相关内容"
                  actionText="清空搜索"
                  onAction={() => onSearch('')}
                />
              }
            />
          </Stack>
        )}
      </PullToRefresh>
      <FloatingButton icon={<EditLine size={20} />} href={paths.postPage}>
        发帖
      </FloatingButton>
    </Page>
  );
}

type TagTabsProps = Pick<SquareScreenProps, 'tags' | 'tab' | 'sort' | 'loggedIn' | 'onChangeTab' | 'onChangeSort'> & {
  feed: Omit<PostFeedProps, 'empty'>;
};

function TagTabs({ tags, tab, sort, loggedIn, feed, onChangeTab, onChangeSort }: TagTabsProps) {
  const tabs = squareTabs(tags, tab);
  const current = tabs.some(({ id }) => id === tab) ? tab : RECOMMENDED;
  const followed = (
    <Stack paddingTop="x12">
      {loggedIn ? (
        <PostFeed
          {...feed}
          empty={
            <Empty
              title="还没有关注的人，去推荐看看"
              actionText="去推荐看看"
              onAction={() => onChangeTab(RECOMMENDED)}
            />
          }
        />
      ) : (
        <LoginPrompt text="登录后查看关注动态" />
      )}
    </Stack>
  );
  const tagged = (
    <>
      <Chips
        label="排序"
        variant="text"
        surface="ground"
        inset
        options={SORTS}
        value={sort}
        onValueChange={onChangeSort}
      />
      <PostFeed
        key={sort}
        {...feed}
        empty={<Empty title="这里还没有帖子，说点什么吧" actionText="发帖" href={paths.postPage} />}
      />
    </>
  );
  return (
    <Tabs label="广场栏目" tabs={tabs} value={current} onValueChange={onChangeTab} swipeable sticky>
      {(id) => (
        <Held shown={id === current}>
          <GiftLink />
          {current === FOLLOWED ? followed : tagged}
        </Held>
      )}
    </Tabs>
  );
}

/** Leads to the gift centre. */
function GiftLink() {
  return (
    <Stack paddingX="x16" paddingTop="x8">
      <Notice
        tone="plain"
        icon={<img className={styles.gift} src={art('rewards/gift-red.svg')} alt="" />}
        title="礼包中心"
        lines={1}
        href={paths.gifts}
        more="去看看"
      >
        游戏礼包、兑换码，都在这里领
      </Notice>
    </Stack>
  );
}

/** Keeps what it showed last while another tab is shown, for the data handed in is that tab's. */
function Held({ shown, children }: { shown: boolean; children: ReactNode }) {
  const [last, setLast] = useState(children);
  if (shown && last !== children) setLast(children);
  return shown ? children : last;
}
