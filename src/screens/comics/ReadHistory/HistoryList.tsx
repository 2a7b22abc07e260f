import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { HistoryEntry } from '#domain/comic.ts';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { dayName } from './dayName.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import * as styles from './HistoryRow.css.ts';

export type HistoryListProps = {
  /** The last one first. */
  entries: Paged<HistoryEntry>;
  /** Chosen to be deleted; undefined while nothing is chosen from. */
  selected: ReadonlySet<string> | undefined;
  /** Something is being deleted. */
  pending: boolean;
  /** Epoch ms. */
  now: number;
  onToggle: (id: string) => void;
  onDelete: (ids: readonly string[]) => void;
  onLoadMore: () => void;
  onRetry: () => void;
  onOpen: (path: string) => void;
};

const ROW_HEIGHT = 96;

/** The books under the day they were last opened, in all the states of a list. */
export function HistoryList({
  entries,
  selected,
  pending,
  now,
  onToggle,
  onDelete,
  onLoadMore,
  onRetry,
  onOpen,
}: HistoryListProps) {
  if (entries.state === 'loading') return <HistorySkeleton />;
  if (entries.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={entries.message} onRetry={onRetry} />;
  const { items, tail } = entries;
  if (items.length === 0 && tail === 'end') {
    return (
      <Empty
        picture="/demo/empty/no-content.svg"
        title="还没有看过漫画，去看看"
        action={
          <LinkButton tone="soft" size="medium" href={paths.animate} onFollow={onOpen}>
            去看看
          </LinkButton>
        }
      />
    );
  }
  const days = items.map(({ updateTime }) => dayName(updateTime, now));
  return (
    <VirtualList
      label="阅读历史"
      items={items}
      itemKey={({ id }) => id}
      estimateHeight={ROW_HEIGHT}
      renderItem={(entry, index) => (
        <>
          {days[index] !== days[index - 1] && <h2 className={styles.day}>{days[index]}</h2>}
          <HistoryRow
            entry={entry}
            now={now}
            selected={selected?.has(entry.id)}
            pending={pending}
            onToggle={() => onToggle(entry.id)}
            onDelete={() => onDelete([entry.id])}
            onOpen={onOpen}
          />
        </>
      )}
      tail={tail}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
    />
  );
}
