import type { ReactNode } from 'react';
import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Comic } from '#domain/comic.ts';
import type { Paged } from '#domain/loadable.ts';
import { ComicRow, type ComicRowProps } from './ComicRow.tsx';
import { ComicRowsSkeleton } from './ComicRowsSkeleton.tsx';

/** A list of comics that grows by pages, and its two wishes. */
export type ComicListProps = {
  comics: Paged<Comic>;
  onLoadMore: () => void;
  onRetry: () => void;
};

export type ComicRowsProps = ComicListProps &
  Pick<ComicRowProps, 'member' | 'now' | 'onOpen'> & {
    /** Names the list. */
    label: string;
    /** Stands in for a list without comics. */
    empty?: ReactNode;
  };

const ROW_HEIGHT = 112;

/** Comics below one another in all the states of a list. */
export function ComicRows({ comics, label, empty, onLoadMore, onRetry, ...row }: ComicRowsProps) {
  if (comics.state === 'loading') return <ComicRowsSkeleton />;
  if (comics.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={comics.message} onRetry={onRetry} />;
  if (comics.items.length === 0 && comics.tail === 'end')
    return empty ?? <Empty picture="/demo/empty/no-content.svg" title="还没有漫画" />;
  return (
    <VirtualList
      label={label}
      items={comics.items}
      itemKey={({ id }) => id}
      estimateHeight={ROW_HEIGHT}
      renderItem={(comic) => <ComicRow {...row} comic={comic} />}
      tail={comics.tail}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
    />
  );
}
