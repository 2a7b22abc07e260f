import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { Game, GameType } from '#domain/game.ts';
import { valueOf, type Loadable, type Paged } from '#domain/loadable.ts';
import { KeywordSearch } from '../../shared/KeywordSearch/KeywordSearch.tsx';
import { GameList } from './GameList.tsx';
import { gameTabs, tabOf } from './gameTabs.ts';
import { SortSwitch, type GameSort } from './SortSwitch.tsx';
import * as styles from './GamesScreen.css.ts';

export type GamesScreenProps = {
  /** The types the server knows; until they are read, 全部 stands alone. */
  types: Loadable<readonly GameType[]>;
  /** Type id, `all` or `owned`. */
  type: string;
  sort: GameSort;
  /** The keyword searched for; '' for none. */
  keyword: string;
  games: Paged<Game>;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  loggedIn: boolean;
  /** The game whose download is being asked for. */
  busyGameId?: string;
  onChangeType: (type: string) => void;
  onChangeSort: (sort: GameSort) => void;
  onSearch: (keyword: string) => void;
  onLoadMore: () => void;
  onRetry: () => void;
  /** Settles when the list has been read again. */
  onRefresh: () => Promise<void>;
  onOpen: (path: string) => void;
  onDownload: (game: Game) => void;
};

/** 游戏 (product.md §2.2): every game by type, newest or most loved first. */
export function GamesScreen(props: GamesScreenProps) {
  const { types, type, sort, keyword, loggedIn, onChangeType, onChangeSort, onSearch, onRefresh } = props;
  const tabs = gameTabs(valueOf(types) ?? [], loggedIn);
  const current = tabOf(tabs, type);
  return (
    <Page wash="sky" label="游戏">
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles.search}>
          <KeywordSearch label="搜索游戏" placeholder="搜索游戏" keyword={keyword} onSearch={onSearch} />
        </div>
        <Tabs label="游戏类型" tabs={tabs} value={current} onValueChange={onChangeType} swipeable sticky>
          {(id) =>
            id === current && (
              <div className={styles.panel}>
                <SortSwitch sort={sort} onChangeSort={onChangeSort} />
                <GameList {...props} type={current} />
              </div>
            )
          }
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}
