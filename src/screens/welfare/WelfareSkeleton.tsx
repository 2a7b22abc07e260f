import { Grid } from '#components/Grid/Grid.tsx';
import { ListSkeleton } from '#components/ListItem/ListSkeleton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

/** Check-in, two gifts, tasks and the exchange in grey. */
export function WelfareSkeleton() {
  return (
    <>
      <Surface gap="x12" aria-hidden>
        <Skeleton width={128} height={42} />
        <Skeleton height={76} radius="image" />
      </Surface>
      <Grid minColumn={140} gap="x12">
        <Skeleton height={136} radius="card" />
        <Skeleton height={136} radius="card" />
      </Grid>
      <ListSkeleton surface rows={1} size="large" leading={{ width: 40, height: 40 }} />
      <Stack gap="x8">
        <Skeleton width={80} height={26} />
        <ListSkeleton surface rows={2} size="large" lines={3} leading={{ width: 56, height: 56 }} />
      </Stack>
    </>
  );
}
