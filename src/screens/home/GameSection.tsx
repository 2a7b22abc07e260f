import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import type { Game } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import { GameShelf, GameShelfSkeleton } from '../shared/GameShelf/GameShelf.tsx';
import { SectionHeading } from '../shared/SectionHeading/SectionHeading.tsx';

export type GameSectionProps = {
  title: string;
  /** Null when the server could not read this row. */
  games: readonly Game[] | null;
  /** Where all of them are. */
  href?: string;
  member: boolean | undefined;
  onRetry: () => void;
  onOpen: (path: string) => void;
};

/** A row of games; it fails alone, and an empty one is not shown. */
export function GameSection({ title, games, href = paths.games(), member, onRetry, onOpen }: GameSectionProps) {
  if (games?.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeading title={title} href={href} onOpen={onOpen} />
      {games === null ? (
        <ErrorBlock compact message="这里加载失败，点击重试" onRetry={onRetry} />
      ) : (
        <GameShelf label={title} games={games} member={member} onOpen={onOpen} />
      )}
    </section>
  );
}

/** The row while the page loads: its heading is known already. */
export function GameSectionSkeleton({ title }: { title: string }) {
  return (
    <section aria-label={title}>
      <SectionHeading title={title} />
      <GameShelfSkeleton />
    </section>
  );
}
