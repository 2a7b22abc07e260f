import type { GameDetail } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { GameShelf } from '../../shared/GameShelf/GameShelf.tsx';
import { PostSection } from '../../shared/PostSection/PostSection.tsx';
import { SectionHeading } from '../../shared/SectionHeading/SectionHeading.tsx';
import { Changelog } from './Changelog.tsx';
import { Gifts, type GiftsProps } from './Gifts.tsx';
import { Identity } from './Identity.tsx';
import { Intro } from './Intro.tsx';
import { Screenshots } from './Screenshots.tsx';
import * as styles from './DetailBody.css.ts';

export type DetailBodyProps = GiftsProps & {
  game: GameDetail;
  /** For a member or not; undefined until that is known. */
  pricedFor: boolean | undefined;
  /** What people write about it; none is not shown. */
  relatedPosts: readonly Post[];
  onRetry: () => void;
};

/** Everything under the bar: the picture, who the game is, how it looks, its gifts and its past. */
export function DetailBody(props: DetailBodyProps) {
  const { game, relatedPosts, pricedFor, onOpen, onRetry } = props;
  return (
    <>
      <img className={styles.hero} src={game.cover} alt="" fetchPriority="high" />
      <div className={styles.sheet}>
        <Identity game={game} member={pricedFor} onOpen={onOpen} />
        <Screenshots name={game.name} shots={game.shots} />
        <Intro text={game.intro} />
        <Gifts {...props} />
        <Changelog entries={game.changelog} />
        <PostSection
          title="相关帖子"
          posts={relatedPosts}
          href={paths.squareSearch(game.name)}
          onRetry={onRetry}
          onOpen={onOpen}
        />
        {game.similar.length > 0 && (
          <section aria-label="同类推荐">
            <SectionHeading title="同类推荐" href={paths.games(game.type)} onOpen={onOpen} />
            <GameShelf label="同类推荐" games={game.similar} member={pricedFor} onOpen={onOpen} />
          </section>
        )}
      </div>
    </>
  );
}
