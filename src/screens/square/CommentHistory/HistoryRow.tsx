import type { ReactNode } from 'react';
import { ListItem, type ListItemProps } from '#components/ListItem/ListItem.tsx';
import { ListItemSkeleton } from '#components/ListItem/ListItemSkeleton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatRelative } from '#domain/format.ts';
import type { Post } from '#domain/square.ts';
import { wraps } from '#theme/largeText.css.ts';
import * as styles from './CommentHistoryScreen.css.ts';

export type HistoryRowProps = Pick<ListItemProps, 'title' | 'description' | 'trailing' | 'href'> & {
  /** Epoch ms. */
  createTime: number;
  now: number;
  state: Post['state'];
  /** After the time: counts. */
  counts?: ReactNode;
  onDelete: () => void;
};

/** A post or comment of one's own: the row leads to it, the button deletes it. */
export function HistoryRow({ createTime, now, state, counts, onDelete, ...item }: HistoryRowProps) {
  return (
    <div className={styles.row}>
      <ListItem
        {...item}
        as="div"
        size={item.trailing ? 'large' : 'regular'}
        align="start"
        titleWeight="regular"
        titleLines={3}
        descriptionLines={3}
        footer={
          <Inline gap="x12" justify="between" className={wraps}>
            <Inline as="span" gap="x16" rowGap="none" wrap>
              <span>{formatRelative(createTime, now)}</span>
              {state === 1 && (
                <Text as="span" tone="warning">
                  审核中
                </Text>
              )}
              {counts}
            </Inline>
            <TextButton tone="quiet" size="small" onClick={onDelete}>
              删除
            </TextButton>
          </Inline>
        }
      />
    </div>
  );
}

/** A row on its way. */
export function HistorySkeleton() {
  return (
    <div className={styles.row}>
      <ListItemSkeleton as="div" size="large" titleWeight="regular" titleLines={2} />
    </div>
  );
}
