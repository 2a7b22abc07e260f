import { Chips } from '#components/Chips/Chips.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { CloseCircleFill } from '#components/icons/CloseCircleFill.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import type { Game, GameType } from '#domain/game.ts';
import { gameTabs, OWNED, tabOf, typeOf } from '#domain/gameTabs.ts';
import type { Loadable, Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { Sort } from '#domain/sort.ts';
import { art } from '#theme/art.ts';
import { GameRow, GameRowSkeleton } from '../../shared/GameRow/GameRow.tsx';
import { KeywordSearch } from '../../shared/KeywordSearch/KeywordSearch.tsx';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import * as styles from './GamesScreen.css.ts';

type GameListProps = {
  /** Type id, `owned`, or '' for all. */
  type: string;
  /** The keyword searched for; '' for none. */
  keyword: string;
  /** The tag all of them have; '' for none. */
  tag: string;
  games: Paged<Game>;
  /** Whether the person is a member (spec §6). */
  member: boolean | undefined;
  /** Games whose download is being asked for. */
  startingIds: ReadonlySet<string>;
  /** Gets what `type` should be. */
  onChangeType: (type: string) => void;
  onSearch: (keyword: string) => void;
  onClearTag: () => void;
  onLoadMore: () => void;
  onRetry: () => void;
  onDownload: (game: Game) => void;
};

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

/** The games of the current tab in all their states. */
function GameList({ games, member, startingIds, onLoadMore, onRetry, onDownload, ...search }: GameListProps) {
  return (
    <PagedList
      label="游戏列表"
      items={games}
      itemKey={(game) => game.id}
      estimateHeight={72}
      renderItem={(game) => (
        <GameRow game={game} member={member} busy={startingIds.has(game.id)} onDownload={onDownload} />
      )}
      skeleton={<GameRowSkeleton />}
      skeletonCount={7}
      empty={<NoGames {...search} />}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
    />
  );
}

type NoGamesProps = Pick<GameListProps, 'type' | 'keyword' | 'tag' | 'onSearch' | 'onClearTag' | 'onChangeType'>;

function NoGames({ type, keyword, tag, onSearch, onClearTag, onChangeType }: NoGamesProps) {
  const nothing = { picture: art('empty/no-result.svg'), title: '没有找到相关内容' };
  if (keyword !== '') return <Empty {...nothing} actionText="清空搜索" onAction={() => onSearch('')} />;
  if (tag !== '') return <Empty {...nothing} actionText="取消标签" onAction={onClearTag} />;
  return (
    <Empty
      title={type === OWNED ? '还没有购买过游戏' : '暂无该类游戏'}
      actionText={type === '' ? undefined : '看看全部游戏'}
      onAction={() => onChangeType('')}
    />
  );
}
