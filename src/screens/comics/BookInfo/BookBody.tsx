import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { Chapter, ComicDetail } from '#domain/comic.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { ComicShelf } from '../../shared/ComicShelf/ComicShelf.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { SectionHeading } from '../../shared/SectionHeading/SectionHeading.tsx';
import { ChapterLine } from '../ChapterLine.tsx';
import { BookHero } from './BookHero.tsx';
import { BookIntro } from './BookIntro.tsx';
import * as styles from './BookInfoScreen.css.ts';

export type BookBodyProps = {
  comic: ComicDetail;
  chapters: Loadable<readonly Chapter[]>;
  member: boolean;
  /** Epoch ms. */
  now: number;
  onOpen: (path: string) => void;
  onRetryChapters: () => void;
};

/** Chapters shown before 全部目录 (product §2.4). */
const LATEST = 6;

/** Everything under the bar: the book, its newest chapters and others like it. */
export function BookBody({ comic, ...rest }: BookBodyProps) {
  const { similar } = comic;
  // What stands below the chapters would be pushed down by them.
  const isPlaced = rest.chapters.state !== 'loading';
  return (
    <>
      <BookHero comic={comic} />
      <div className={styles.sheet}>
        <BookIntro text={comic.intro} />
        <Latest comic={comic} {...rest} />
        {isPlaced && similar.length > 0 && (
          <section aria-label="同类推荐">
            <SectionHeading title="同类推荐" />
            <ComicShelf label="同类推荐" comics={similar} member={rest.member} onOpen={rest.onOpen} />
          </section>
        )}
      </div>
    </>
  );
}

function Latest({ comic, chapters, member, now, onOpen, onRetryChapters }: BookBodyProps) {
  return (
    <section aria-label="目录">
      <SectionHeading title="目录" more="全部目录" href={paths.bookMenu(comic.id)} onOpen={onOpen} />
      <LoadableView of={chapters} compact onRetry={onRetryChapters} skeleton={<LatestSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <p className={styles.none}>暂无章节</p>
          ) : (
            <ul>
              {all
                .slice(-LATEST)
                .reverse()
                .map((chapter) => (
                  <li key={chapter.cid}>
                    <ChapterLine
                      bookId={comic.id}
                      chapter={chapter}
                      current={chapter.cid === comic.progress?.cid}
                      member={member}
                      now={now}
                      onOpen={onOpen}
                    />
                  </li>
                ))}
            </ul>
          )
        }
      </LoadableView>
    </section>
  );
}

function LatestSkeleton() {
  return (
    <div className={styles.waiting}>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height={40} />
      ))}
    </div>
  );
}
