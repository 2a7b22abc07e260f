import type { GameDetail } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import { isMember } from '#domain/userStatus.ts';
import { GameShelf } from '../../shared/GameShelf/GameShelf.tsx';
import { SectionHeading } from '../../shared/SectionHeading/SectionHeading.tsx';
import { Changelog } from './Changelog.tsx';
import type { GameDetailScreenProps } from './GameDetailScreen.tsx';
import { Gifts } from './Gifts.tsx';
import { Identity } from './Identity.tsx';
import { Intro } from './Intro.tsx';
import { Screenshots } from './Screenshots.tsx';
import * as styles from './DetailBody.css.ts';

export type DetailBodyProps = Omit<GameDetailScreenProps, 'game'> & { game: GameDetail };

/** Everything under the bar: the picture, who the game is, how it looks, its gifts and its past. */
export function DetailBody({ game, status, gifts, onOpen, onRetryGifts, onClaimGift }: DetailBodyProps) {
  const member = isMember(status);
  return (
    <>
      <img className={styles.hero} src={game.cover} alt="" />
      <div className={styles.sheet}>
        <Identity game={game} member={member} />
        <Screenshots name={game.name} shots={game.shots} />
        <Intro text={game.intro} />
        <Gifts gifts={gifts} onRetry={onRetryGifts} onClaimGift={onClaimGift} />
        <Changelog entries={game.changelog} />
        {game.similar.length > 0 && (
          <section aria-label="同类推荐">
            <SectionHeading title="同类推荐" href={paths.games(game.type)} onOpen={onOpen} />
            <GameShelf label="同类推荐" games={game.similar} member={member} onOpen={onOpen} />
          </section>
        )}
      </div>
    </>
  );
}
