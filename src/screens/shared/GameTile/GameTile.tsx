import { Inline } from '#components/Inline/Inline.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { priceView, type Game } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import { PriceTag } from '../PriceTag/PriceTag.tsx';
import * as styles from './GameTile.css.ts';

export type GameTileProps = {
  game: Game;
  /** Whether the person is a member (spec §6). */
  member: boolean | undefined;
};

/** A game as a square of 128 with its name, type and price; the whole tile is one link. */
export function GameTile({ game, member }: GameTileProps) {
  return (
    <article className={styles.tile}>
      <Pressable href={paths.gameDetail(game.id)} radius="card">
        <Stack as="span" gap="x8">
          <Picture src={game.icon} alt="" width={128} height={128} radius="card" />
          <Stack as="span" gap="none">
            <Text as="span" variant="name" lines={1} tone="ink">
              {game.name}
            </Text>
            <Inline as="span" gap="x4" justify="between">
              <Text as="span" variant="small" lines={1} tone="ink3">
                {game.typeName}
              </Text>
              <PriceTag view={priceView(game, member)} short />
            </Inline>
          </Stack>
        </Stack>
      </Pressable>
    </article>
  );
}

/** A `GameTile` while it loads. */
export function GameTileSkeleton() {
  return (
    <Stack gap="x8" className={styles.tile}>
      <Skeleton width={128} height={128} radius="card" />
      <Stack gap="none">
        <Text variant="name">
          <SkeletonText width={96} />
        </Text>
        <Text variant="small">
          <SkeletonText width={64} />
        </Text>
      </Stack>
    </Stack>
  );
}
