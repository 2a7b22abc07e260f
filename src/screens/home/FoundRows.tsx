import { Button } from '#components/Button/Button.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import type { SearchResult } from '#domain/home.ts';
import { paths } from '#domain/paths.ts';
import { PostSection } from '../shared/PostSection/PostSection.tsx';
import { ComicSection } from './ComicSection.tsx';
import { GameSection } from './GameSection.tsx';

export type FoundRowsProps = {
  keyword: string;
  found: SearchResult;
  member: boolean | undefined;
  onSearch: (keyword: string) => void;
  onRetry: () => void;
  onOpen: (path: string) => void;
};

/** What a search of everything found (product.md §1.1): a row of each kind, each with the way to all there are. */
export function FoundRows({
  keyword,
  found: { games, comics, posts },
  member,
  onSearch,
  onRetry,
  onOpen,
}: FoundRowsProps) {
  if ([games, comics, posts].every((row) => row?.length === 0)) {
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
  const shared = { member, onRetry, onOpen };
  return (
    <>
      <GameSection title="游戏" games={games} href={paths.gamesSearch(keyword)} {...shared} />
      <ComicSection title="漫画" comics={comics} href={paths.library({ keyword })} {...shared} />
      <PostSection title="帖子" posts={posts} href={paths.squareSearch(keyword)} onRetry={onRetry} onOpen={onOpen} />
    </>
  );
}
