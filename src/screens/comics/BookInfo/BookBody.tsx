import { ClampedText } from '#components/ClampedText/ClampedText.tsx';
import { List } from '#components/ListItem/List.tsx';
import { ListSkeleton } from '#components/ListItem/ListSkeleton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { Chapter, ComicDetail } from '#domain/comic.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { ComicShelf } from '../../shared/ComicShelf/ComicShelf.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ChapterRow } from '../ChapterRow.tsx';
import { BookHero } from './BookHero.tsx';
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
                <List>
                  {all
                    .slice(-LATEST)
                    .reverse()
                    .map((chapter) => (
                      <ChapterRow
                        key={chapter.cid}
                        bookId={id}
                        chapter={chapter}
                        current={chapter.cid === progress?.cid}
                        member={member}
                        now={now}
                        flush
                      />
                    ))}
                </List>
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

/** The page on its way. */
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
