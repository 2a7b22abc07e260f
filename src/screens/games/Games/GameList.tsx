import { Button } from '#components/Button/Button.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Game } from '#domain/game.ts';
import type { Paged } from '#domain/loadable.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { GameRow } from '../../shared/GameRow/GameRow.tsx';
import { GameRowSkeleton } from '../../shared/GameRow/GameRowSkeleton.tsx';
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
  onOpen: (path: string) => void;
  onDownload: (game: Game) => void;
};

const ROW_HEIGHT = 72;

/** The games of the current tab in all their states. */
export function GameList(props: GameListProps) {
  const { games, member, startingIds, onLoadMore, onRetry, onOpen, onDownload } = props;
  if (games.state === 'loading') return <GameListSkeleton />;
  if (games.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={games.message} onRetry={onRetry} />;
  if (games.items.length === 0 && games.tail === 'end') return <NoGames {...props} />;
  return (
    <VirtualList
      label="游戏列表"
      items={games.items}
      itemKey={(game) => game.id}
      estimateHeight={ROW_HEIGHT}
      renderItem={(game) => (
        <GameRow game={game} member={member} busy={startingIds.has(game.id)} onOpen={onOpen} onDownload={onDownload} />
      )}
      tail={games.tail}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
    />
  );
}

function NoGames({ type, keyword, tag, onSearch, onClearTag, onChangeType }: GameListProps) {
  if (keyword !== '') {
    return (
      <Empty
        picture="/demo/empty/no-result.svg"
        title="没有找到相关内容"
        action={
          <Button tone="soft" size="medium" onClick={() => onSearch('')}>
            清空搜索
          </Button>
        }
      />
    );
  }
  if (tag !== '') {
    return (
      <Empty
        picture="/demo/empty/no-result.svg"
        title="没有找到相关内容"
        action={
          <Button tone="soft" size="medium" onClick={onClearTag}>
            取消标签
          </Button>
        }
      />
    );
  }
  return (
    <Empty
      picture="/demo/empty/no-content.svg"
      title={type === OWNED ? '还没有购买过游戏' : '暂无该类游戏'}
      action={
        type !== '' && (
          <Button tone="soft" size="medium" onClick={() => onChangeType('')}>
            看看全部游戏
          </Button>
        )
      }
    />
  );
}

function GameListSkeleton() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        加载中…
      </p>
      {[0, 1, 2, 3, 4, 5, 6].map((index) => (
        <GameRowSkeleton key={index} />
      ))}
    </>
  );
}
