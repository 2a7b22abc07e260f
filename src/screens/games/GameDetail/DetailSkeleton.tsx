import { Grid } from '#components/Grid/Grid.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Shelf } from '#components/Shelf/Shelf.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from './GameDetailScreen.css.ts';

/** The detail page in grey: the same picture, sheet and icon that are on their way. */
export function DetailSkeleton() {
  return (
    <>
      <div className={styles.hero} data-slot="picture" />
      <Stack gap="x16" paddingX="x16" paddingBottom="x24" className={styles.sheet}>
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
