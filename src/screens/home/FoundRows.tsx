import { Empty } from '#components/Empty/Empty.tsx';
import type { SearchResult } from '#domain/home.ts';
import { paths } from '#domain/paths.ts';
import { art } from '#theme/art.ts';
import { PostSection } from '../shared/PostSection/PostSection.tsx';
import { ComicSection, GameSection } from './ShelfSection.tsx';

export type FoundRowsProps = {
  keyword: string;
  found: SearchResult;
  member: boolean | undefined;
  onSearch: (keyword: string) => void;
  onRetry: () => void;
};

/** What a search of everything found: a row of each kind, each with a link to all there are. */
export function FoundRows({ keyword, found: { games, comics, posts }, member, onSearch, onRetry }: FoundRowsProps) {
  if ([games, comics, posts].every((row) => row?.length === 0)) {
    return (
      <Empty
        picture={art('empty/no-result.svg')}
        title="没有找到相关内容"
        actionText="清空搜索"
        onAction={() => onSearch('')}
      />
    );
  }
  const shared = { member, onRetry };
  return (
    <>
      <GameSection title="游戏" games={games} href={paths.gamesSearch(keyword)} {...shared} />
      <ComicSection title="漫画" comics={comics} href={paths.library({ keyword })} {...shared} />
      <PostSection title="帖子" posts={posts} href={paths.squareSearch(keyword)} onRetry={onRetry} />
    </>
  );
}
