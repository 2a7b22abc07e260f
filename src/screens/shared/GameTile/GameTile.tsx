import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { priceView, type Game } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import * as styles from './GameTile.css.ts';

export type GameTileProps = {
  game: Game;
  /** Whether the person is a member (spec §6). */
  member: boolean | undefined;
  onOpen: (path: string) => void;
};

/** A game as a square of 128 with its name, type and price; the whole tile is one link. */
export function GameTile({ game, member, onOpen }: GameTileProps) {
  return (
    <article className={styles.tile}>
      <Link href={paths.gameDetail(game.id)} onFollow={onOpen}>
        <span className={styles.body}>
          <Picture src={game.icon} alt="" width={128} height={128} radius="card" />
          <span className={styles.name}>{game.name}</span>
          <span className={styles.line}>
            <span className={styles.type}>{game.typeName}</span>
            <PriceTag face={priceView(game, member)} short />
          </span>
        </span>
      </Link>
    </article>
  );
}
