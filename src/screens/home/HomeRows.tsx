import type { ReactNode } from 'react';
import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { AnnouncementFill } from '#components/icons/AnnouncementFill.tsx';
import { useFollowing } from '#components/loading/useFollowing.ts';
import { Notice } from '#components/Notice/Notice.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { Comic } from '#domain/comic.ts';
import type { Game } from '#domain/game.ts';
import type { Home, SearchResult } from '#domain/home.ts';
import { paths } from '#domain/paths.ts';
import { art } from '#theme/art.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { ComicShelf } from '../shared/ComicShelf/ComicShelf.tsx';
import { GameShelf, GameShelfSkeleton } from '../shared/GameShelf/GameShelf.tsx';
import { PostSection } from '../shared/PostSection/PostSection.tsx';

type HomeRowsProps = {
  /** Undefined while it loads. */
  home: Home | undefined;
  /** Whether the person is a member (spec §6). */
  member: boolean | undefined;
  onRetry: () => void;
  onOpenNotice: () => void;
};

/** The notice, and the rows of home one under another. */
export function HomeRows({ home, member, onRetry, onOpenNotice }: HomeRowsProps) {
  const isBelowShown = useFollowing(home !== undefined);
  if (home === undefined) {
    return (
      <>
        <Skeleton width="full" height={44} radius="image" />
        <Rows>
          <GameSectionSkeleton title="热门游戏" />
        </Rows>
      </>
    );
  }
  const shared = { member, onRetry };
  return (
    <>
      {home.notice && (
        <Notice tone="plain" icon={<AnnouncementFill size={20} />} lines={1} onClick={onOpenNotice}>
          <span className={visuallyHidden}>公告：</span>
          {home.notice.title}
        </Notice>
      )}
      <Rows>
        <GameSection title="热门游戏" games={home.hotGames} href={paths.games()} {...shared} />
        {isBelowShown && (
          <>
            <GameSection title="新游上架" games={home.newGames} href={paths.games('', { sort: 'new' })} {...shared} />
            <ComicSection
              title="漫画更新"
              comics={home.newComics}
              href={paths.library({ tab: 'update' })}
              {...shared}
            />
            <PostSection title="广场热帖" posts={home.hotPosts} onRetry={onRetry} />
          </>
        )}
      </Rows>
    </>
  );
}

type FoundRowsProps = {
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

/** Titled rows, farther apart than a heading is from its own row. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <Stack gap="x20" paddingTop="x8">
      {children}
    </Stack>
  );
}

/** A row while the page loads: its heading is known already. */
export function GameSectionSkeleton({ title }: { title: string }) {
  return (
    <Section title={title}>
      <GameShelfSkeleton />
    </Section>
  );
}

type ShelfSectionProps<T> = {
  title: string;
  /** Null when the server could not read this row. */
  items: readonly T[] | null;
  /** Where all of them are. */
  href: string;
  onRetry: () => void;
  children: (items: readonly T[]) => ReactNode;
};

/** A titled row of things; it fails alone, and an empty one is not shown. */
function ShelfSection<T>({ title, items, href, onRetry, children }: ShelfSectionProps<T>) {
  if (items?.length === 0) return null;
  return (
    <Section title={title} href={href}>
      {items === null ? <ErrorBlock compact message="这里加载失败，点击重试" onRetry={onRetry} /> : children(items)}
    </Section>
  );
}

type OwnProps = Omit<ShelfSectionProps<unknown>, 'items' | 'children'> & {
  /** Whether the person is a member (spec §6). */
  member: boolean | undefined;
};

/** A row of games. */
function GameSection({ games, member, ...section }: OwnProps & { games: readonly Game[] | null }) {
  return (
    <ShelfSection {...section} items={games}>
      {(items) => <GameShelf label={section.title} games={items} member={member} />}
    </ShelfSection>
  );
}

/** A row of comics. */
function ComicSection({ comics, member, ...section }: OwnProps & { comics: readonly Comic[] | null }) {
  return (
    <ShelfSection {...section} items={comics}>
      {(items) => <ComicShelf label={section.title} comics={items} member={member} />}
    </ShelfSection>
  );
}
