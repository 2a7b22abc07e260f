import type { ReactNode } from 'react';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Comic } from '#domain/comic.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { ComicGrid, ComicGridSkeleton, IN_A_ROW } from './ComicGrid.tsx';
import type { ComicListProps } from './ComicRows.tsx';
import * as styles from './ComicGrid.css.ts';

export type ComicCoversProps = ComicListProps & {
  /** Names the list. */
  label: string;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Stands in for a list without comics. */
  empty: ReactNode;
  onOpen: (path: string) => void;
};

const ROW_HEIGHT = 190;

const rowsOf = (comics: readonly Comic[]): Comic[][] =>
  Array.from({ length: Math.ceil(comics.length / IN_A_ROW) }, (_, row) =>
    comics.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  );

/** Covers without end, three side by side. */
export function ComicCovers({ comics, label, member, empty, onLoadMore, onRetry, onOpen }: ComicCoversProps) {
  if (comics.state === 'loading') {
    return (
      <div className={styles.inset}>
        <p role="status" className={visuallyHidden}>
          加载中…
        </p>
        <ComicGridSkeleton count={9} />
      </div>
    );
  }
  if (comics.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={comics.message} onRetry={onRetry} />;
  if (comics.items.length === 0 && comics.tail === 'end') return empty;
  return (
    <VirtualList
      label={label}
      items={rowsOf(comics.items)}
      itemKey={(row) => row[0]?.id ?? ''}
      estimateHeight={ROW_HEIGHT}
      renderItem={(row) => (
        <div className={styles.inset}>
          <ComicGrid comics={row} member={member} onOpen={onOpen} />
        </div>
      )}
      tail={comics.tail}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
    />
  );
}
