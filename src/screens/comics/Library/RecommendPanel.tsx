import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { HistoryLine } from '#components/icons/HistoryLine.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { IconLabelLink } from '#components/IconLabelButton/IconLabelLink.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import type { Comic, ComicBlock, ComicHome, HistoryEntry } from '#domain/comic.ts';
import { loading, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { ComicTile, ComicTileSkeleton } from '../../shared/ComicTile/ComicTile.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ContinueStrip } from './ContinueStrip.tsx';
import { LibraryHero, LibraryHeroSkeleton } from './LibraryHero.tsx';
import * as styles from './LibraryScreen.css.ts';

export type RecommendPanelProps = {
  home: Loadable<ComicHome>;
  /** What this person read last, the last one first; taken-down books left out. */
  recent: Loadable<readonly HistoryEntry[]>;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  onRetryHome: () => void;
};

/** Where all of a shelf is found. */
const MORE: Readonly<Record<ComicBlock['kind'], string>> = {
  update: paths.library({ tab: 'update' }),
  hot: paths.library({ tab: 'rank' }),
  limited: paths.library({ tab: 'all', fee: 'limited' }),
  finished: paths.library({ tab: 'all', status: '1' }),
};

const CONTENT = { gap: 'x16', paddingX: 'x16', paddingTop: 'x12', paddingBottom: 'x24' } as const;

/** 推荐: pictures, what one reads now, and a few shelves. */
export function RecommendPanel({ home, recent, member, onRetryHome }: RecommendPanelProps) {
  return (
    <LoadableView of={home} skeleton={<PanelSkeleton />} onRetry={onRetryHome}>
      {({ banners, blocks }) => (
        <>
          <LibraryHero banners={banners} />
          <Stack {...CONTENT} className={banners.length > 0 ? styles.overHero : undefined}>
            <ContinueStrip recent={recent} />
            {blocks.map(({ title, kind, comics }) => (
              <Section key={kind} title={title} href={MORE[kind]}>
                <ComicGrid comics={comics} member={member} />
              </Section>
            ))}
            <OwnBooks />
          </Stack>
        </>
      )}
    </LoadableView>
  );
}

const GRID = { columns: 3, gap: 'x10', rowGap: 'x16' } as const;

/** Covers, three side by side; a last row with a hole in it is left out. */
function ComicGrid({ comics, member }: { comics: readonly Comic[]; member: boolean }) {
  const whole = comics.length - (comics.length % GRID.columns);
  return (
    <Grid {...GRID} as="ul">
      {comics.slice(0, Math.max(whole, GRID.columns)).map((comic) => (
        <li key={comic.id}>
          <ComicTile comic={comic} member={member} wide />
        </li>
      ))}
    </Grid>
  );
}

/** Links to one's own books. */
function OwnBooks() {
  const entries = [
    { label: '阅读历史', href: paths.readHistory, icon: <HistoryLine size={20} /> },
    { label: '我的订阅', href: paths.subscriptions, icon: <BookmarkLine size={20} /> },
  ];
  return (
    <Grid as="nav" aria-label="我的漫画" minColumn={140} gap="x12">
      {entries.map((entry) => (
        <Surface key={entry.href} padding="none">
          <IconLabelLink {...entry} layout="beside" block />
        </Surface>
      ))}
    </Grid>
  );
}

function PanelSkeleton() {
  return (
    <>
      <LibraryHeroSkeleton />
      <Stack {...CONTENT} className={styles.overHero}>
        <ContinueStrip recent={loading} />
        <Grid {...GRID}>
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <ComicTileSkeleton key={index} />
          ))}
        </Grid>
      </Stack>
    </>
  );
}
