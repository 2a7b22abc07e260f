import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';

/** A `GameRow` on its way; `fillGameRows` fills it before React has loaded. */
export function GameRowSkeleton() {
  return (
    <ListItem
      as="div"
      size="large"
      data-slot="record"
      leading={<Skeleton width={52} height={52} radius="image" />}
      title={<SkeletonText width={96} data-slot="name" />}
      meta={<SkeletonText width={168} data-slot="summary" />}
      metaLines={1}
      trailing={<Skeleton width={78} height={28} radius="round" />}
    />
  );
}
