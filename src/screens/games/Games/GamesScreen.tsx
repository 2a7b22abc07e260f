import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { GameType } from '#domain/game.ts';
import type { Loadable } from '#domain/loadable.ts';
import { CloseCircleFill } from '#components/icons/CloseCircleFill.tsx';
import { paths } from '#domain/paths.ts';
import { KeywordSearch } from '../../shared/KeywordSearch/KeywordSearch.tsx';
import { SortSwitch, type Sort } from '../../shared/SortSwitch/SortSwitch.tsx';
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

/** 游戏 (product §2.2): every game by type, newest or most loved first. */
export function GamesScreen(props: GamesScreenProps) {
  const { types, type, sort, keyword, loggedIn, tag, onChangeType, onChangeSort, onSearch, onClearTag, onRefresh } =
    props;
  const tabs = gameTabs(types, loggedIn, type);
  const current = tabOf(tabs, type);
  return (
    <Page label="游戏">
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles.search}>
          <KeywordSearch
            label="搜索游戏"
            placeholder="搜索游戏"
            keyword={keyword}
            onSearch={onSearch}
            action={paths.games()}
          />
        </div>
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
              <div className={styles.panel}>
                <div className={styles.order}>
                  <SortSwitch sort={sort} hotName="热门" onChangeSort={onChangeSort} />
                  {tag !== '' && (
                    <button type="button" className={styles.tag} aria-label={`取消标签：${tag}`} onClick={onClearTag}>
                      <span className={styles.word}># {tag}</span>
                      <CloseCircleFill size={16} />
                    </button>
                  )}
                </div>
                <GameList {...props} type={typeOf(current)} />
              </div>
            )
          }
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}
