import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { Game } from '#domain/game.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { shelf } from '../shelf.css.ts';
import * as styles from './GameShelf.css.ts';

export type GameShelfProps = {
  /** Spoken name of the shelf. */
  label: string;
  games: readonly Game[];
  member: boolean | undefined;
  onOpen: (path: string) => void;
};

/** Game tiles side by side; the last one in view is cut to say that there are more. */
export function GameShelf({ label, games, member, onOpen }: GameShelfProps) {
  return (
    <ul className={shelf} aria-label={label}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile game={game} member={member} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

/** The shelf while it loads. */
export function GameShelfSkeleton() {
  return (
    <div className={shelf}>
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton width={128} height={128} radius="card" />
          <Skeleton width={96} height={16} />
          <Skeleton width={64} height={12} />
        </div>
      ))}
    </div>
  );
}
