import { Grid } from '#components/Grid/Grid.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { Comic } from '#domain/comic.ts';
import { ComicTile } from '../../shared/ComicTile/ComicTile.tsx';
import * as styles from './ComicGrid.css.ts';

export type ComicGridProps = {
  comics: readonly Comic[];
  /** Whether the person is a member (spec §6). */
  member: boolean;
  onOpen: (path: string) => void;
};

export const IN_A_ROW = 3;

/** Covers, three side by side. */
export function ComicGrid({ comics, member, onOpen }: ComicGridProps) {
  return (
    <Grid as="ul" columns={IN_A_ROW} gap="x10">
      {comics.map((comic) => (
        <li key={comic.id} className={styles.cell}>
          <ComicTile comic={comic} member={member} wide onOpen={onOpen} />
        </li>
      ))}
    </Grid>
  );
}

/** The covers before they are known. */
export function ComicGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Grid columns={IN_A_ROW} gap="x10">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <span className={styles.cover}>
            <Skeleton height={140} radius="image" />
          </span>
          <Skeleton width={72} height={14} />
          <Skeleton width={56} height={12} />
        </div>
      ))}
    </Grid>
  );
}
