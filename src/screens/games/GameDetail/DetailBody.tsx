import type { GameDetail, Gift } from '#domain/game.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { GameShelf } from '../../shared/GameShelf/GameShelf.tsx';
import { PostSection } from '../../shared/PostSection/PostSection.tsx';
import { SectionHeading } from '../../shared/SectionHeading/SectionHeading.tsx';
import { Changelog } from './Changelog.tsx';
import { Gifts } from './Gifts.tsx';
import { Identity } from './Identity.tsx';
import { Intro } from './Intro.tsx';
import { Screenshots } from './Screenshots.tsx';
import * as styles from './DetailBody.css.ts';

export type DetailBodyProps = {
  game: GameDetail;
  gifts: Loadable<readonly Gift[]>;
  /** What people write about it; none is not shown. */
  relatedPosts: readonly Post[];
  member: boolean;
  /** Epoch ms. */
  now: number;
  onOpen: (path: string) => void;
  onRetry: () => void;
  onRetryGifts: () => void;
  onClaimGift?: (gift: Gift) => void;
};

/** Everything under the bar: the picture, who the game is, how it looks, its gifts and its past. */
export function DetailBody({ game, gifts, relatedPosts, member, now, onOpen, onRetry, onRetryGifts, onClaimGift }: DetailBodyProps) {
  return (
    <>
      <img className={styles.hero} src={game.cover} alt="" fetchPriority="high" />
      <div className={styles.sheet}>
        <Identity game={game} member={member} />
        <Screenshots name={game.name} shots={game.shots} />
        <Intro text={game.intro} />
        <Gifts gifts={gifts} now={now} onRetry={onRetryGifts} onClaimGift={onClaimGift} />
        <Changelog entries={game.changelog} />
        <PostSection title="相关帖子" posts={relatedPosts} href={paths.squareSearch(game.name)} onRetry={onRetry} onOpen={onOpen} />
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
