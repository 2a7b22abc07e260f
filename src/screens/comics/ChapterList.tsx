import type { Ref } from 'react';
import { List } from '#components/ListItem/List.tsx';
import { ListItem, type ListItemProps } from '#components/ListItem/ListItem.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { chapterDoor, chapterName, type Chapter } from '#domain/comic.ts';
import { formatDate } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import { PriceTag } from '../shared/PriceTag/PriceTag.tsx';

export type ChapterListProps = Pick<ListItemProps, 'flush'> & {
  bookId: string;
  chapters: readonly Chapter[];
  /** The chapter opened last. */
  currentCid: string | undefined;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  /** Chooses a chapter without leaving the page. */
  onChoose?: (cid: string) => void;
  ref?: Ref<HTMLUListElement>;
};

/** Chapters below one another, in the order given. */
export const ChapterList = ({ chapters, currentCid, onChoose, ref, ...row }: ChapterListProps) => (
  <List ref={ref}>
    {chapters.map((chapter) => (
      <ChapterRow
        key={chapter.cid}
        {...row}
        chapter={chapter}
        current={chapter.cid === currentCid}
        onFollow={onChoose && (() => onChoose(chapter.cid))}
      />
    ))}
  </List>
);

type ChapterRowProps = Pick<ChapterListProps, 'bookId' | 'member' | 'now' | 'flush'> & {
  chapter: Chapter;
  current: boolean;
  onFollow: (() => void) | undefined;
};

/** The chapter, its date, whether it was read and what it costs. */
function ChapterRow({ bookId, chapter, current, member, now, flush, onFollow }: ChapterRowProps) {
  return (
    <ListItem
      href={paths.readBook(bookId, chapter.cid)}
      onFollow={onFollow}
      title={chapterName(chapter)}
      titleWeight="regular"
      aside={<Access chapter={chapter} member={member} now={now} />}
      meta={
        <>
          {formatDate(chapter.publishTime)}
          {current ? (
            <Text as="span" tone="link">
              {' · 上次看到'}
            </Text>
          ) : (
            chapter.read && ' · 已读'
          )}
        </>
      }
      current={current}
      muted={chapter.read && !current}
      flush={flush}
    />
  );
}

/** What opens the chapter; a free one says nothing. */
function Access({ chapter, member, now }: Pick<ChapterRowProps, 'chapter' | 'member' | 'now'>) {
  const door = chapterDoor(chapter, member, now);
  if (door.kind === 'member') return <Tag tone="goldTint">会员</Tag>;
  if (door.kind === 'coin') {
    if (door.price === null) return <Tag tone="tint">未开放</Tag>;
    return <PriceTag view={{ kind: 'price', amount: door.price }} />;
  }
  if (door.because === 'limited') return <Tag tone="danger">限免</Tag>;
  if (door.because === 'bought') return <Tag tone="success">已解锁</Tag>;
  return door.because === 'member' ? <Tag tone="goldTint">会员免费</Tag> : null;
}
