import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { ListSkeleton } from '#components/ListItem/ListSkeleton.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { HistoryEntry } from '#domain/comic.ts';
import { dayGroup, formatRelative } from '#domain/format.ts';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import * as styles from './ReadHistoryScreen.css.ts';

export type HistoryListProps = {
  /** The last one first. */
  entries: Paged<HistoryEntry>;
  /** Ids of those chosen to be deleted; undefined while nothing is chosen from. */
  chosen: readonly string[] | undefined;
  /** Something is being deleted. */
  pending: boolean;
  /** Epoch ms. */
  now: number;
  onToggle: (id: string) => void;
  onDelete: (ids: readonly string[]) => void;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** The books under the day they were last opened, in all the states of a list. */
export function HistoryList({ entries, chosen, pending, now, onToggle, onDelete, ...list }: HistoryListProps) {
  const days = entries.state === 'ready' ? entries.items.map(({ updateTime }) => dayGroup(updateTime, now)) : [];
  return (
    <PagedList
      {...list}
      label="阅读历史"
      items={entries}
      itemKey={({ id }) => id}
      estimateHeight={92}
      renderItem={(entry, index) => {
        const isFirstOfDay = days[index] !== days[index - 1];
        return (
          <>
            {isFirstOfDay && (
              <Stack paddingX="x16" paddingTop="x12" paddingBottom="x6">
                <Text as="h2" variant="smallStrong" tone="ink2">
                  {days[index]}
                </Text>
              </Stack>
            )}
            <HistoryRow
              entry={entry}
              divider={!isFirstOfDay}
              selected={chosen?.includes(entry.id)}
              pending={pending}
              now={now}
              onToggle={() => onToggle(entry.id)}
              onDelete={() => onDelete([entry.id])}
            />
          </>
        );
      }}
      skeleton={
        <div className={styles.slider}>
          <div className={styles.book}>
            <ListSkeleton
              size="large"
              leading={COVER}
              lines={3}
              trailing={{ width: 56, height: 28, radius: 'round' }}
            />
          </div>
        </div>
      }
      empty={<Empty title="还没有看过漫画，去看看" actionText="去看看" href={paths.animate} />}
    />
  );
}

const COVER = { width: 54, height: 72, radius: 'image' } as const;

type HistoryRowProps = Pick<HistoryListProps, 'pending' | 'now'> & {
  entry: HistoryEntry;
  divider: boolean;
  /** Whether it is chosen; undefined while nothing is chosen from. */
  selected: boolean | undefined;
  onToggle: () => void;
  onDelete: () => void;
};

/** A book one read. Pushed to the left it shows 删除; the browser's own scrolling does that, so a key and a mouse can too. */
function HistoryRow({ entry, divider, selected, pending, now, onToggle, onDelete }: HistoryRowProps) {
  const { id, cid, title, cover, no, page, pageCount, updateTime, removed } = entry;
  const isLink = selected === undefined && !removed;
  const state = removed ? '该作品已下架' : `读到 第${no}话${pageCount > 0 ? ` · ${page}/${pageCount}页` : ''}`;
  return (
    <div className={styles.slider}>
      <div className={styles.book}>
        <ListItem
          as="div"
          size="large"
          divider={divider}
          href={isLink ? paths.bookInfo(id) : undefined}
          checked={selected}
          onCheckedChange={onToggle}
          leading={<Picture {...COVER} src={cover} alt="" />}
          title={title || state}
          description={title && state}
          meta={formatRelative(updateTime, now)}
          trailing={
            isLink && (
              <LinkButton tone="soft" size="small" href={paths.readBook(id, cid)} aria-label={`继续阅读 ${title}`}>
                继续
              </LinkButton>
            )
          }
          muted={removed}
        />
      </div>
      {selected === undefined && (
        <div className={styles.remove}>
          <Pressable fill="cover" label={`删除 ${title || '已下架的作品'}`} disabled={pending} onClick={onDelete}>
            <Inline as="span" justify="center">
              <Text as="span" variant="name">
                删除
              </Text>
            </Inline>
          </Pressable>
        </div>
      )}
    </div>
  );
}
