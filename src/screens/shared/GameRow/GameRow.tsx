import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { priceView, type Game } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { gameLine } from './gameLine.ts';
import * as styles from './GameRow.css.ts';

export type GameRowProps = {
  game: Game;
  /** Whether the person is a member (spec §6). */
  member: boolean | undefined;
  /** The download of this row is being asked for. */
  busy?: boolean;
  onOpen: (path: string) => void;
  onDownload: (game: Game) => void;
};

/** A game as a row of 72: the row opens its page, the button at its right starts the download flow. */
export function GameRow({ game, member, busy = false, onOpen, onDownload }: GameRowProps) {
  const face = priceView(game, member);
  return (
    <div className={styles.row}>
      <Picture src={game.icon} alt="" width={52} height={52} radius="image" />
      <div className={styles.texts}>
        <div className={styles.head}>
          <span className={styles.name}>
            <Link href={paths.gameDetail(game.id)} onFollow={onOpen}>
              {game.name}
            </Link>
          </span>
          {game.owned ? <Tag tone="tint">已购买</Tag> : game.isNew && <Tag tone="action">新游</Tag>}
        </div>
        <p className={styles.line}>
          {face.kind === 'memberFree' && <PriceTag face={face} />}
          <span className={styles.brief}>{gameLine(game)}</span>
        </p>
      </div>
      <div className={styles.action}>
        <DownloadButton name={game.name} face={face} busy={busy} onDownload={() => onDownload(game)} />
      </div>
    </div>
  );
}
