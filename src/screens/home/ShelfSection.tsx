import type { ReactNode } from 'react';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { Comic } from '#domain/comic.ts';
import type { Game } from '#domain/game.ts';
import { ComicShelf } from '../shared/ComicShelf/ComicShelf.tsx';
import { GameShelf } from '../shared/GameShelf/GameShelf.tsx';

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
export function GameSection({ games, member, ...section }: OwnProps & { games: readonly Game[] | null }) {
  return (
    <ShelfSection {...section} items={games}>
      {(items) => <GameShelf label={section.title} games={items} member={member} />}
    </ShelfSection>
  );
}

/** A row of comics. */
export function ComicSection({ comics, member, ...section }: OwnProps & { comics: readonly Comic[] | null }) {
  return (
    <ShelfSection {...section} items={comics}>
      {(items) => <ComicShelf label={section.title} comics={items} member={member} />}
    </ShelfSection>
  );
}
