import { type ReactNode } from 'react';
import { Skeleton, type SkeletonProps } from '../Skeleton/Skeleton.tsx';
import { SkeletonText } from '../Skeleton/SkeletonText.tsx';
import { ListItem, type ListItemProps } from './ListItem.tsx';

/** A picture or button on its way, in px at 375. */
export type SkeletonBlock = Pick<SkeletonProps, 'width' | 'height' | 'radius'>;

export type ListItemSkeletonProps = Pick<
  ListItemProps,
  'size' | 'align' | 'flush' | 'divider' | 'as' | 'titleWeight' | 'footer'
> & {
  leading?: SkeletonBlock;
  trailing?: SkeletonBlock;
  /** One is the title, the second its meta, the third a description between them; 2. */
  lines?: 1 | 2 | 3;
  /** How many lines of text the title has; 1. */
  titleLines?: 1 | 2;
  /** How many lines of text the description has; 1. */
  descriptionLines?: 1 | 2;
};

/** A `ListItem` on its way, of the same parts and so of the same height. */
export function ListItemSkeleton({
  leading,
  trailing,
  lines = 2,
  titleLines = 1,
  descriptionLines = 1,
  ...rest
}: ListItemSkeletonProps) {
  return (
    <ListItem
      {...rest}
      aria-hidden="true"
      leading={blockOf(leading)}
      trailing={blockOf(trailing)}
      title={<SkeletonText width={titleLines === 1 ? 120 : 220} lines={titleLines} />}
      titleLines={titleLines}
      description={
        lines === 3 && <SkeletonText width={descriptionLines === 1 ? 180 : 'full'} lines={descriptionLines} />
      }
      descriptionLines={descriptionLines}
      meta={lines > 1 && <SkeletonText width={96} />}
    />
  );
}

const blockOf = (block: SkeletonBlock | undefined): ReactNode => block && <Skeleton radius="image" {...block} />;
