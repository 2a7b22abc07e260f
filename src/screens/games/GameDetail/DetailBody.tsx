import { useState } from 'react';
import { ClampedText } from '#components/ClampedText/ClampedText.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { ImageViewer } from '#components/ImageViewer/ImageViewer.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Shelf } from '#components/Shelf/Shelf.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { GameDetail } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { GameShelf } from '../../shared/GameShelf/GameShelf.tsx';
import { PostSection } from '../../shared/PostSection/PostSection.tsx';
import { Gifts, type GiftsProps } from './Gifts.tsx';
import { Identity } from './Identity.tsx';
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

const SHEET = { gap: 'x16', paddingX: 'x16', paddingBottom: 'x24', className: styles.sheet } as const;

/** Everything under the bar: the picture, what the game is, how it looks, its gifts and its past. */
export function DetailBody({ game, member, gifts, relatedPosts, onRetry }: DetailBodyProps) {
  return (
    <>
      <img className={styles.hero} src={game.cover} alt="" fetchPriority="high" />
      <Stack {...SHEET}>
        <Identity game={game} member={member} />
        <Screenshots game={game} />
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

/** Boxes of one height: wide pictures show one and a half, tall ones three. */
const WIDE = { width: 214, height: 120 };
const TALL = { width: 120, height: 214 };

/** Screenshots side by side; a tap opens them full screen. */
function Screenshots({ game: { name, shots } }: { game: GameDetail }) {
  const [opened, setOpened] = useState<number>();
  if (shots.length === 0) return null;
  return (
    <>
      <Shelf label="游戏截图" gap="x8" snap={false}>
        {shots.map((shot, index) => (
          <Pressable
            key={shot.url}
            fill="content"
            radius="image"
            label={`查看截图 ${index + 1}`}
            onClick={() => setOpened(index)}
          >
            <Picture src={shot.thumb} alt="" radius="image" {...(shot.height > shot.width ? TALL : WIDE)} />
          </Pressable>
        ))}
      </Shelf>
      <ImageViewer
        images={shots.map((shot, index) => ({ ...shot, src: shot.url, alt: `${name} 截图 ${index + 1}` }))}
        index={opened ?? 0}
        open={opened !== undefined}
        onOpenChange={(open) => !open && setOpened(undefined)}
        onIndexChange={setOpened}
      />
    </>
  );
}

/** The detail page in grey: the layout of the loaded page. */
export function DetailSkeleton() {
  return (
    <>
      <div className={styles.hero} data-slot="picture" />
      <Stack {...SHEET}>
        <div>
          <Stack>
            <Inline align="start" gap="x12">
              <div className={styles.icon}>
                <Skeleton width={84} height={84} radius="card" />
              </div>
              <Stack gap="none" paddingTop="x16">
                <Text variant="title">
                  <SkeletonText width={140} />
                </Text>
                <Text variant="small">
                  <SkeletonText width={80} />
                </Text>
              </Stack>
            </Inline>
            <Inline>
              <Skeleton width={64} height={24} />
              <Skeleton width={88} height={24} />
            </Inline>
          </Stack>
          <Inline className={styles.price}>
            <Skeleton width={96} height={24} />
          </Inline>
          <Grid minColumn={72} gap="x8" paddingY="x12" className={styles.facts}>
            {[0, 1, 2, 3].map((index) => (
              <Skeleton key={index} height={40} />
            ))}
          </Grid>
        </div>
        <Shelf label="游戏截图" gap="x8" loading>
          <Skeleton width={214} height={120} radius="image" />
          <Skeleton width={214} height={120} radius="image" />
        </Shelf>
        <Stack gap="x8">
          <Skeleton width={88} height={26} />
          <Text variant="body">
            <SkeletonText lines={2} />
          </Text>
        </Stack>
      </Stack>
    </>
  );
}
