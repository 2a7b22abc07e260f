import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { cell } from '../PostPictures/PostPictures.css.ts';
import { AuthorLayout } from './PostAuthor.tsx';
import * as styles from './PostCard.css.ts';

/**
 * A `PostCard` on its way: two lines and a tall picture, whose room is kept for any other. `fillPostCards` fills it before
 * React has loaded.
 */
export function PostCardSkeleton() {
  return (
    <Stack className={styles.card} gap="x10" paddingX="x16" paddingTop="x12" paddingBottom="x24" data-slot="record">
      <AuthorLayout
        avatar={<Skeleton width={40} height={40} radius="round" />}
        name={<SkeletonText width={96} data-slot="author" />}
        meta={<SkeletonText width={64} />}
      />
      <p className={styles.skeletonContent} dir="auto">
        <SkeletonText lines={2} data-slot="words" />
      </p>
      <div className={styles.skeletonPicture} aria-hidden>
        <ul className={styles.skeletonGrid}>
          <li className={`${cell} ${styles.skeletonCell}`}>
            <Skeleton height="full" data-slot="picture" />
          </li>
        </ul>
      </div>
    </Stack>
  );
}
