import { Dot } from '#components/Dot/Dot.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { CheckLine } from '#components/icons/CheckLine.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import type { Comic } from '#domain/comic.ts';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { ComicTileContent, ComicTileSkeleton } from '../../shared/ComicTile/ComicTile.tsx';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import * as styles from './SubscriptionsScreen.css.ts';

export type SubscriptionGridProps = {
  comics: Paged<Comic>;
  /** Ids of those chosen to be given up; undefined while nothing is chosen from. */
  chosen: readonly string[] | undefined;
  onToggle: (id: string) => void;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** The books, three side by side, in all the states of a list. */
export function SubscriptionGrid({ comics, chosen, onToggle, ...list }: SubscriptionGridProps) {
  return (
    <PagedList
      {...list}
      label="订阅的漫画"
      items={comics}
      itemKey={({ id }) => id}
      columns={3}
      estimateHeight={214}
      renderItem={(comic) => (
        <SubscriptionTile comic={comic} selected={chosen?.includes(comic.id)} onToggle={() => onToggle(comic.id)} />
      )}
      skeleton={<ComicTileSkeleton />}
      skeletonCount={6}
      empty={<Empty title="还没有订阅漫画" actionText="去看看" href={paths.animate} />}
    />
  );
}

type SubscriptionTileProps = {
  comic: Comic;
  /** Whether it is chosen; undefined while nothing is chosen from. */
  selected: boolean | undefined;
  onToggle: () => void;
};

/** A book one follows, with a dot while something in it is unread; a link, or a checkbox while books are chosen. */
function SubscriptionTile({ comic, selected, onToggle }: SubscriptionTileProps) {
  const { id, title, progress, unreadCount } = comic;
  const content = (
    <ComicTileContent
      comic={comic}
      note={progress ? `读到第${progress.no}话` : '还没开始读'}
      onCover={
        <>
          {unreadCount > 0 && (
            <span className={styles.unread}>
              <Dot label={`${unreadCount}话未读`} />
            </span>
          )}
          {selected !== undefined && <span className={styles.tick}>{selected && <CheckLine size={16} />}</span>}
        </>
      }
    />
  );
  if (selected === undefined) {
    return (
      <Pressable href={paths.bookInfo(id)} radius="image">
        {content}
      </Pressable>
    );
  }
  return (
    <Pressable role="checkbox" aria-checked={selected} label={`选择 ${title}`} radius="image" onClick={onToggle}>
      {content}
    </Pressable>
  );
}
