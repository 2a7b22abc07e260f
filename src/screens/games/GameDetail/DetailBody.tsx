import { ClampedText } from '#components/ClampedText/ClampedText.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { GameDetail } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { GameShelf } from '../../shared/GameShelf/GameShelf.tsx';
import { PostSection } from '../../shared/PostSection/PostSection.tsx';
import { Gifts, type GiftsProps } from './Gifts.tsx';
import { Identity } from './Identity.tsx';
import { Screenshots } from './Screenshots.tsx';
import * as styles from './GameDetailScreen.css.ts';

export type DetailBodyProps = {
  game: GameDetail;
  /** Whether the person is a member; undefined until that is known. */
  member: boolean | undefined;
  gifts: GiftsProps;
  /** What people write about it; none is not shown. */
  relatedPosts: readonly Post[];
  onRetry: () => void;
};

/** Everything under the bar: the picture, what the game is, how it looks, its gifts and its past. */
export function DetailBody({ game, member, gifts, relatedPosts, onRetry }: DetailBodyProps) {
  return (
    <>
      <img className={styles.hero} src={game.cover} alt="" fetchPriority="high" />
      <Stack gap="x16" paddingX="x16" paddingBottom="x24" className={styles.sheet}>
        <Identity game={game} member={member} />
        <Screenshots name={game.name} shots={game.shots} />
        {game.intro !== '' && (
          <Section title="游戏介绍">
            <ClampedText moreText="展开">
              <Text tone="ink2" breakAnywhere preserveBreaks>
                {game.intro}
              </Text>
            </ClampedText>
          </Section>
        )}
        <Gifts {...gifts} />
        <Changelog entries={game.changelog} />
        <PostSection title="相关帖子" posts={relatedPosts} href={paths.squareSearch(game.name)} onRetry={onRetry} />
        {game.similar.length > 0 && (
          <Section title="同类推荐" href={paths.games(game.type)}>
            <GameShelf label="同类推荐" games={game.similar} member={member} />
          </Section>
        )}
      </Stack>
    </>
  );
}

/** What changed, newest first. */
function Changelog({ entries }: { entries: GameDetail['changelog'] }) {
  if (entries.length === 0) return null;
  return (
    <Section title="更新记录">
      <Stack as="ol">
        {entries.map(({ version, date, text }) => (
          <li key={version} className={styles.change}>
            <Inline align="baseline">
              <Text variant="meta" weight="medium" tone="ink" tabular>
                {version}
              </Text>
              <Text variant="meta" tone="ink3" tabular>
                {date}
              </Text>
            </Inline>
            <Text variant="small" tone="ink2" breakAnywhere>
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
