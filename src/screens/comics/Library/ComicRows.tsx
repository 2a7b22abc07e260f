import type { ReactNode } from 'react';
import { Empty } from '#components/Empty/Empty.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ListItem, type ListItemProps } from '#components/ListItem/ListItem.tsx';
import { ListSkeleton } from '#components/ListItem/ListSkeleton.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { stateText, type Comic, type FeeMark } from '#domain/comic.ts';
import { formatCount, formatRelative } from '#domain/format.ts';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import * as styles from './LibraryScreen.css.ts';

/** A list of comics that grows by pages. */
export type ComicListProps = {
  comics: Paged<Comic>;
  onLoadMore: () => void;
  onRetry: () => void;
};

export type ComicRowsProps = ComicListProps &
  Pick<ComicRowProps, 'member' | 'now'> & {
    /** Names the list. */
    label: string;
    /** Stands in for a list without comics. */
    empty?: ReactNode;
  };

/** Comics below one another in all the states of a list. */
export function ComicRows({ comics, member, now, empty = <Empty title="还没有漫画" />, ...list }: ComicRowsProps) {
  return (
    <PagedList
      {...list}
      items={comics}
      itemKey={({ id }) => id}
      estimateHeight={116}
      renderItem={(comic, index) => <ComicRow as="div" comic={comic} member={member} now={now} divider={index > 0} />}
      skeleton={<ComicRowsSkeleton />}
      empty={empty}
    />
  );
}

export type ComicRowProps = Pick<ListItemProps, 'as' | 'divider'> & {
  comic: Comic;
  /** Its position in a ranking, from 1. */
  rank?: number;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
};

/** A comic as a row: cover, who made it, what it is about and how far it is. */
export function ComicRow({ comic, rank, member, now, ...row }: ComicRowProps) {
  const { id, title, cover, authors, tags, lastChapter, feeMark, readCount } = comic;
  return (
    <ListItem
      {...row}
      size="large"
      href={paths.bookInfo(id)}
      leading={
        <Inline gap="x12">
          {rank !== undefined && <Rank rank={rank} />}
          <Picture src={cover} alt="" width={72} height={96} radius="image" />
        </Inline>
      }
      title={
        <>
          {rank !== undefined && <span className={visuallyHidden}>第{rank}名，</span>}
          {title}
        </>
      }
      badge={<FeeTag mark={feeMark} member={member} />}
      description={
        <>
          <Text as="div" lines={1}>
            {[...authors.slice(0, 2), ...tags.slice(0, 2)].join(' · ')}
          </Text>
          <Text as="div" lines={1} tone="link">
            {stateText(comic)}
            {lastChapter && ` ${lastChapter.title}`}
          </Text>
        </>
      }
      descriptionLines={2}
      meta={[`热度 ${formatCount(readCount)}`, lastChapter && formatRelative(lastChapter.time, now)]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}

function Rank({ rank }: { rank: number }) {
  return (
    <Inline justify="center" className={styles.rank} aria-hidden="true">
      <Text as="span" variant="heading" tabular tone={rank <= 3 ? 'dangerText' : 'ink3'}>
        {rank}
      </Text>
    </Inline>
  );
}

/** What a book costs, in a short tag; free and diamonds say nothing here. */
function FeeTag({ mark, member }: { mark: FeeMark; member: boolean }) {
  if (mark === 'limited') return <Tag tone="danger">限时免费</Tag>;
  if (mark === 'vip') return <Tag tone="goldTint">{member ? '会员免费' : '会员'}</Tag>;
  return null;
}

/** Rows of comics on their way. */
export const ComicRowsSkeleton = () => (
  <ListSkeleton rows={5} size="large" leading={{ width: 72, height: 96 }} lines={3} descriptionLines={2} />
);
