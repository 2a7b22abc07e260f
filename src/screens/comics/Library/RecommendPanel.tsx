import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { HistoryLine } from '#components/icons/HistoryLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import type { Comic, ComicBlock, ComicHome, HistoryEntry } from '#domain/comic.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { SectionHeading } from '../../shared/SectionHeading/SectionHeading.tsx';
import { ComicGrid, ComicGridSkeleton, IN_A_ROW } from './ComicGrid.tsx';
import { ContinueStrip, ContinueStripSkeleton } from './ContinueStrip.tsx';
import { LibraryHero, LibraryHeroSkeleton } from './LibraryHero.tsx';
import * as styles from './RecommendPanel.css.ts';

export type RecommendPanelProps = {
  home: Loadable<ComicHome>;
  /** What this person read last, the last one first; taken-down books left out. */
  recent: Loadable<readonly HistoryEntry[]>;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  onRetryHome: () => void;
  onOpen: (path: string) => void;
};

/** Where all of a shelf is found. */
const MORE: Readonly<Record<ComicBlock['kind'], string>> = {
  update: paths.library({ tab: 'update' }),
  hot: paths.library({ tab: 'rank' }),
  limited: paths.library({ tab: 'all', fee: 'limited' }),
  finished: paths.library({ tab: 'all', status: '1' }),
};

/** 推荐: the night picture, the way back into what one reads, and a few shelves. */
export function RecommendPanel({ home, recent, member, onRetryHome, onOpen }: RecommendPanelProps) {
  return (
    <LoadableView of={home} skeleton={<Skeletons />} onRetry={onRetryHome}>
      {({ banners, blocks }) => (
        <>
          <LibraryHero banners={banners} onOpen={onOpen} />
          <div className={styles.sheet} data-under-hero={banners.length > 0 || undefined}>
            <ContinueStrip recent={recent} onOpen={onOpen} />
            {blocks.map(({ title, kind, comics }) => (
              <section key={kind} aria-label={title}>
                <SectionHeading title={title} href={MORE[kind]} onOpen={onOpen} />
                <ComicGrid comics={wholeRows(comics)} member={member} onOpen={onOpen} />
              </section>
            ))}
            <Entries onOpen={onOpen} />
          </div>
        </>
      )}
    </LoadableView>
  );
}

/** A last row with a hole in it looks unfinished; all of them stand behind 查看更多. */
const wholeRows = (comics: readonly Comic[]) =>
  comics.length > IN_A_ROW ? comics.slice(0, comics.length - (comics.length % IN_A_ROW)) : comics;

/** The ways to one's own books. */
function Entries({ onOpen }: Pick<RecommendPanelProps, 'onOpen'>) {
  const entries = [
    { title: '阅读历史', href: paths.readHistory, icon: <HistoryLine size={20} /> },
    { title: '我的订阅', href: paths.subscriptions, icon: <BookmarkLine size={20} /> },
  ];
  return (
    <nav aria-label="我的漫画" className={styles.entries}>
      {entries.map(({ title, href, icon }) => (
        <Link key={href} href={href} onFollow={onOpen}>
          <span className={styles.entry}>
            {icon}
            {title}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function Skeletons() {
  return (
    <>
      <LibraryHeroSkeleton />
      <div className={styles.sheet} data-under-hero="">
        <ContinueStripSkeleton />
        <ComicGridSkeleton />
      </div>
    </>
  );
}
