import { Empty } from '#components/Empty/Empty.tsx';
import type { Comic, RankKind, RankPeriod } from '#domain/comic.ts';
import type { Loadable } from '#domain/loadable.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { Chips } from './Chips.tsx';
import { ComicRow } from './ComicRow.tsx';
import { ComicRowsSkeleton } from './ComicRowsSkeleton.tsx';
import type { LibraryPlace } from './libraryPlace.ts';
import * as styles from './LibraryScreen.css.ts';

export type RankPanelProps = {
  place: LibraryPlace;
  /** The ranking's books, the first one first. */
  ranked: Loadable<readonly Comic[]>;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  onChangePlace: (change: Partial<LibraryPlace>) => void;
  onRetryRank: () => void;
  onOpen: (path: string) => void;
};

const KINDS: readonly { value: RankKind; name: string }[] = [
  { value: 'hot', name: '人气榜' },
  { value: 'subscribe', name: '订阅榜' },
  { value: 'new', name: '新作榜' },
];

const PERIODS: readonly { value: RankPeriod; name: string }[] = [
  { value: 'day', name: '今日' },
  { value: 'week', name: '本周' },
  { value: 'month', name: '本月' },
];

/** 排行榜: what is read, subscribed to, or new. The period counts for reads alone. */
export function RankPanel({ place, ranked, member, now, onChangePlace, onRetryRank, onOpen }: RankPanelProps) {
  return (
    <div className={styles.panel}>
      <Chips label="榜单" choices={KINDS} value={place.rank} onChoose={(rank) => onChangePlace({ rank })} />
      {place.rank === 'hot' && (
        <Chips label="时间" choices={PERIODS} value={place.period} onChoose={(period) => onChangePlace({ period })} />
      )}
      <LoadableView of={ranked} skeleton={<ComicRowsSkeleton />} onRetry={onRetryRank}>
        {(comics) =>
          comics.length === 0 ? (
            <Empty picture="/demo/empty/no-content.svg" title="榜单还没有漫画" />
          ) : (
            <ol aria-label="排行榜">
              {comics.map((comic, index) => (
                <li key={comic.id}>
                  <ComicRow comic={comic} rank={index + 1} member={member} now={now} onOpen={onOpen} />
                </li>
              ))}
            </ol>
          )
        }
      </LoadableView>
    </div>
  );
}
