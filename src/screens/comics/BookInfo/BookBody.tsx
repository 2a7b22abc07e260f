import { ClampedText } from '#components/ClampedText/ClampedText.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ListSkeleton } from '#components/ListItem/ListSkeleton.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text, type TextProps } from '#components/Text/Text.tsx';
import { stateText, type Chapter, type ComicDetail } from '#domain/comic.ts';
import { formatCount } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { ComicShelf } from '../../shared/ComicShelf/ComicShelf.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ChapterList } from '../ChapterList.tsx';
import * as styles from './BookInfoScreen.css.ts';

export type BookBodyProps = {
  comic: ComicDetail;
  /** In reading order. */
  chapters: Loadable<readonly Chapter[]>;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  onRetryChapters: () => void;
};

/** Chapters shown before 全部目录. */
const LATEST = 6;

const SHEET = {
  gap: 'x20',
  paddingX: 'x16',
  paddingTop: 'x16',
  paddingBottom: 'x24',
  className: styles.sheet,
} as const;

/** Everything under the bar: the book, its newest chapters and others like it. */
export function BookBody({ comic, chapters, member, now, onRetryChapters }: BookBodyProps) {
  const { id, intro, progress, similar } = comic;
  return (
    <>
      <BookHero comic={comic} />
      <Stack {...SHEET}>
        {intro !== '' && (
          <section aria-label="简介">
            <Text as="div" variant="body" tone="ink2" breakAnywhere preserveBreaks>
              <ClampedText moreText="展开">{intro}</ClampedText>
            </Text>
          </section>
        )}
        <Section title="目录" moreText="全部目录" href={paths.bookMenu(id)}>
          <LoadableView of={chapters} compact onRetry={onRetryChapters} skeleton={<LatestSkeleton />}>
            {(all) =>
              all.length === 0 ? (
                <Text variant="body" tone="ink3">
                  暂无章节
                </Text>
              ) : (
                <ChapterList
                  bookId={id}
                  chapters={all.slice(-LATEST).reverse()}
                  currentCid={progress?.cid}
                  member={member}
                  now={now}
                  flush
                />
              )
            }
          </LoadableView>
        </Section>
        {/* What stands below the chapters would be pushed down by them. */}
        {chapters.state !== 'loading' && similar.length > 0 && (
          <Section title="同类推荐">
            <ComicShelf label="同类推荐" comics={similar} member={member} />
          </Section>
        )}
      </Stack>
    </>
  );
}

/** Tags shown beside the cover; a fourth would crowd a phone. */
const SHOWN_TAGS = 3;

const LINE = { variant: 'small', lines: 1, tone: 'nightText' } satisfies TextProps;
const COUNT = { as: 'span', variant: 'meta', tabular: true, tone: 'nightText' } satisfies TextProps;

/** The book's cover on night, who made it, how far it is and how many read it. */
function BookHero({ comic }: { comic: ComicDetail }) {
  return (
    <div className={styles.hero}>
      <img className={styles.backdrop} src={comic.cover} alt="" />
      <span className={styles.shade} />
      <Inline gap="x16" align="end" className={wraps}>
        <Picture src={comic.cover} alt="" width={112} ratio={3 / 4} radius="image" priority />
        <Stack gap="x4" grow className={keepsWords}>
          <Text variant="title" lines={3} breakAnywhere>
            {comic.title}
          </Text>
          {comic.authors.length > 0 && <Text {...LINE}>{comic.authors.join(' · ')}</Text>}
          <Text {...LINE}>{stateText(comic)}</Text>
          <Inline as="p" gap="x12" rowGap="none" wrap>
            <Text {...COUNT}>{`热度 ${formatCount(comic.readCount)}`}</Text>
            <Text {...COUNT}>{`${formatCount(comic.subscribeCount)} 人订阅`}</Text>
          </Inline>
          <Inline gap="x6" paddingTop="x4" wrap>
            {comic.feeMark === 'limited' && <Tag tone="danger">限时免费</Tag>}
            {comic.tags.slice(0, SHOWN_TAGS).map((tag) => (
              <Tag key={tag} tone="night">
                {tag}
              </Tag>
            ))}
          </Inline>
        </Stack>
      </Inline>
    </div>
  );
}

/** The page while it loads. */
export function BookSkeleton() {
  return (
    <>
      <div className={styles.hero} />
      <Stack {...SHEET}>
        <Text as="div" variant="body">
          <SkeletonText lines={2} />
        </Text>
        <LatestSkeleton />
      </Stack>
    </>
  );
}

const LatestSkeleton = () => <ListSkeleton rows={LATEST} titleWeight="regular" flush />;
