import { List, type ListProps } from './List.tsx';
import { ListItemSkeleton, type ListItemSkeletonProps } from './ListItemSkeleton.tsx';

export type ListSkeletonProps = Omit<ListItemSkeletonProps, 'as' | 'divider'> &
  Pick<ListProps, 'surface'> & {
    /** How many rows stand there meanwhile. */
    rows?: number;
  };

/** A `List` on its way; whoever shows it says that it is loading. */
export function ListSkeleton({ rows = 4, surface, ...row }: ListSkeletonProps) {
  return (
    <List as="div" surface={surface} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <ListItemSkeleton key={index} as="div" {...row} />
      ))}
    </List>
  );
}
