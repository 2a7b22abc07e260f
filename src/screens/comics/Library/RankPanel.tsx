import type { ChipOption } from '#components/Chips/choice.ts';
import { Chips } from '#components/Chips/Chips.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { List } from '#components/ListItem/List.tsx';
import type { Comic, RankKind, RankPeriod } from '#domain/comic.ts';
import type { Loadable } from '#domain/loadable.ts';
import type { LibraryLocation } from '#domain/libraryLocation.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { ComicRow, ComicRowsSkeleton } from './ComicRows.tsx';
import * as styles from './LibraryScreen.css.ts';

export type RankPanelProps = {
  location: LibraryLocation;
  /** The ranking's books, the first one first. */
  ranked: Loadable<readonly Comic[]>;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  onChangeLocation: (change: Partial<LibraryLocation>) => void;
  onRetryRank: () => void;
};

const KINDS: readonly ChipOption<RankKind>[] = [
  { value: 'hot', label: '人气榜' },
  { value: 'subscribe', label: '订阅榜' },
  { value: 'new', label: '新作榜' },
];

const PERIODS: readonly ChipOption<RankPeriod>[] = [
  { value: 'day', label: '今日' },
  { value: 'week', label: '本周' },
  { value: 'month', label: '本月' },
];

const FILTER = { layout: 'scroll', variant: 'text', inset: true } as const;

/** 排行榜: what is read, subscribed to, or new. The period counts for reads alone. */
export function RankPanel({ location, ranked, member, now, onChangeLocation, onRetryRank }: RankPanelProps) {
  return (
    <div className={styles.panel}>
      <Chips
        {...FILTER}
        label="榜单"
        options={KINDS}
        value={location.rank}
        onValueChange={(rank) => onChangeLocation({ rank })}
      />
      {location.rank === 'hot' && (
        <Chips
          {...FILTER}
          label="时间"
          options={PERIODS}
          value={location.period}
          onValueChange={(period) => onChangeLocation({ period })}
        />
      )}
      <LoadableView of={ranked} skeleton={<ComicRowsSkeleton />} onRetry={onRetryRank}>
        {(comics) =>
          comics.length === 0 ? (
            <Empty title="榜单还没有漫画" />
          ) : (
            <List as="ol" aria-label="排行榜">
              {comics.map((comic, index) => (
                <ComicRow key={comic.id} comic={comic} rank={index + 1} member={member} now={now} />
              ))}
            </List>
          )
        }
      </LoadableView>
    </div>
  );
}
