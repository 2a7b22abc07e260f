import { Grid } from '#components/Grid/Grid.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

/** The board in grey, as high as it will be. */
export function CheckInSkeleton() {
  return (
    <>
      <Stack gap="x4" paddingTop="x20" paddingX="x4" paddingBottom="x8">
        <Skeleton width={176} height={28} />
        <Skeleton width={140} height={16} />
      </Stack>
      <Surface padding="x12" gap="x16">
        <Skeleton height={76} radius="card" />
        <Stack gap="x8" align="center">
          <Skeleton height={48} radius="round" />
          <Skeleton width={208} height={20} />
        </Stack>
      </Surface>
      <Surface padding="x12">
        <Stack gap="none" paddingTop="x12" paddingBottom="x40">
          <Skeleton width={120} height={24} />
        </Stack>
        {[0, 1, 2, 3, 4].map((week) => (
          <Inline key={week} justify="between" paddingX="x6" minTouch>
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <Skeleton key={day} width={32} height={32} radius="round" />
            ))}
          </Inline>
        ))}
      </Surface>
      <Stack gap="x8">
        <Skeleton width={80} height={26} />
        <Grid minColumn={72} gap="x8">
          {[0, 1, 2, 3].map((gift) => (
            <Skeleton key={gift} height={100} radius="card" />
          ))}
        </Grid>
      </Stack>
    </>
  );
}
