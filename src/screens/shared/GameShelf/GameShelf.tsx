import { Shelf } from '#components/Shelf/Shelf.tsx';
import type { Game } from '#domain/game.ts';
import { GameTile, GameTileSkeleton } from '../GameTile/GameTile.tsx';

export type GameShelfProps = {
  /** Spoken name of the shelf. */
  label: string;
  games: readonly Game[];
  member: boolean | undefined;
};

/** Game tiles side by side; the last one in view is cut to say that there are more. */
export function GameShelf({ label, games, member }: GameShelfProps) {
  return (
    <Shelf label={label}>
      {games.map((game) => (
        <GameTile key={game.id} game={game} member={member} />
      ))}
    </Shelf>
  );
}

/** The shelf while it loads. */
export function GameShelfSkeleton() {
  return (
    <Shelf label="游戏" loading>
      {[0, 1, 2].map((index) => (
        <GameTileSkeleton key={index} />
      ))}
    </Shelf>
  );
}
