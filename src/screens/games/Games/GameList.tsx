import { Empty } from '#components/Empty/Empty.tsx';
import type { Game } from '#domain/game.ts';
import type { Paged } from '#domain/loadable.ts';
import { art } from '#theme/art.ts';
import { GameRow } from '../../shared/GameRow/GameRow.tsx';
import { GameRowSkeleton } from '../../shared/GameRow/GameRowSkeleton.tsx';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import { OWNED } from './gameTabs.ts';

export type GameListProps = {
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

/** The games of the current tab in all their states. */
export function GameList({
  type,
  keyword,
  tag,
  games,
  member,
  startingIds,
  onChangeType,
  onSearch,
  onClearTag,
  onLoadMore,
  onRetry,
  onDownload,
}: GameListProps) {
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
      empty={<NoGames {...{ type, keyword, tag, onSearch, onClearTag, onChangeType }} />}
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
