import { Chips } from '#components/Chips/Chips.tsx';
import { CloseCircleFill } from '#components/icons/CloseCircleFill.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import type { GameType } from '#domain/game.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { Sort } from '#domain/sort.ts';
import { KeywordSearch } from '../../shared/KeywordSearch/KeywordSearch.tsx';
import { GameList, type GameListProps } from './GameList.tsx';
import { gameTabs, tabOf, typeOf } from './gameTabs.ts';
import * as styles from './GamesScreen.css.ts';

export type GamesScreenProps = GameListProps & {
  /** The types the server knows; until they are read, 全部 stands beside the one an address names. */
  types: Loadable<readonly GameType[]>;
  sort: Sort;
  loggedIn: boolean;
  onChangeSort: (sort: Sort) => void;
  /** Settles when the list has been read again. */
  onRefresh: () => Promise<void>;
};

const SORTS = [
  { value: 'hot', label: '热门' },
  { value: 'new', label: '最新' },
] as const;

/** 游戏: every game by type, newest or most popular first. */
export function GamesScreen({ types, sort, loggedIn, onChangeSort, onRefresh, ...list }: GamesScreenProps) {
  const { type, keyword, tag, onChangeType, onSearch, onClearTag } = list;
  const tabs = gameTabs(types, loggedIn, type);
  const current = tabOf(tabs, type);
  return (
    <Page label="游戏">
      <PullToRefresh onRefresh={onRefresh}>
        <Stack paddingX="x16" paddingY="x4">
          <KeywordSearch
            label="搜索游戏"
            placeholder="搜索游戏"
            keyword={keyword}
            onSearch={onSearch}
            action={paths.games()}
          />
        </Stack>
        <Tabs
          label="游戏类型"
          tabs={tabs}
          value={current}
          onValueChange={(id) => onChangeType(typeOf(id))}
          swipeable
          sticky
        >
          {(id) =>
            id === current && (
              <Stack gap="none" paddingBottom="x16" className={styles.sheet}>
                <Inline wrap justify="between" paddingX="x16">
                  <Chips label="排序" variant="text" options={SORTS} value={sort} onValueChange={onChangeSort} />
                  {tag !== '' && (
                    <TextButton
                      size="small"
                      height="touch"
                      trailing={<CloseCircleFill size={16} />}
                      aria-label={`取消标签：${tag}`}
                      onClick={onClearTag}
                    >
                      # {tag}
                    </TextButton>
                  )}
                </Inline>
                <GameList {...list} type={typeOf(current)} />
              </Stack>
            )
          }
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}
