import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Comic } from '#domain/comic.ts';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { SubscriptionTile } from './SubscriptionTile.tsx';
import * as styles from './SubscriptionTile.css.ts';

export type SubscriptionGridProps = {
  comics: Paged<Comic>;
  /** Chosen to be given up; undefined while nothing is chosen from. */
  selected: ReadonlySet<string> | undefined;
  onToggle: (id: string) => void;
  onLoadMore: () => void;
  onRetry: () => void;
  onOpen: (path: string) => void;
};

const IN_A_ROW = 3;
const ROW_HEIGHT = 214;

const rowsOf = (comics: readonly Comic[]): Comic[][] =>
  Array.from({ length: Math.ceil(comics.length / IN_A_ROW) }, (_, row) =>
    comics.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  );

/** The books, three side by side, in all the states of a list. */
export function SubscriptionGrid({ comics, selected, onToggle, onLoadMore, onRetry, onOpen }: SubscriptionGridProps) {
  if (comics.state === 'loading') return <Waiting />;
  if (comics.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={comics.message} onRetry={onRetry} />;
  if (comics.items.length === 0 && comics.tail === 'end') {
    return (
      <Empty
        picture="/demo/empty/no-content.svg"
        title="还没有订阅漫画"
        action={
          <LinkButton tone="soft" size="medium" href={paths.animate} onFollow={onOpen}>
            去看看
          </LinkButton>
        }
      />
    );
  }
  return (
    <VirtualList
      label="订阅的漫画"
      items={rowsOf(comics.items)}
      itemKey={(row) => row[0]?.id ?? ''}
      estimateHeight={ROW_HEIGHT}
      renderItem={(row) => (
        <div className={styles.row}>
          <Grid as="ul" columns={3} gap="x10">
            {row.map((comic) => (
              <li key={comic.id} className={styles.cell}>
                <SubscriptionTile
                  comic={comic}
                  selected={selected?.has(comic.id)}
                  onToggle={() => onToggle(comic.id)}
                  onOpen={onOpen}
                />
              </li>
            ))}
          </Grid>
        </div>
      )}
      tail={comics.tail}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
    />
  );
}

function Waiting() {
  return (
    <div className={styles.row}>
      <p role="status" className={visuallyHidden}>
        加载中…
      </p>
      <Grid columns={3} gap="x10">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <div key={index} className={styles.waiting}>
            <Skeleton height={140} radius="image" />
            <Skeleton width={72} height={14} />
            <Skeleton width={80} height={12} />
          </div>
        ))}
      </Grid>
    </div>
  );
}
