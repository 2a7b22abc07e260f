import type { ChipOption } from '#components/Chips/choice.ts';
import { Chips } from '#components/Chips/Chips.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import type { ComicStatus, FeeMark } from '#domain/comic.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { SORTS } from '#domain/sort.ts';
import type { Tag } from '#domain/square.ts';
import type { LibraryLocation } from '#domain/libraryLocation.ts';
import { art } from '#theme/art.ts';
import { ComicTile, ComicTileSkeleton } from '../../shared/ComicTile/ComicTile.tsx';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import type { ComicListProps } from './ComicRows.tsx';
import * as styles from './LibraryScreen.css.ts';

export type CategoryPanelProps = {
  location: LibraryLocation;
  /** The subjects; until they are known, 全部题材 stands alone. */
  tags: Loadable<readonly Tag[]>;
  /** What 分类 found. */
  filtered: ComicListProps;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  onChangeLocation: (change: Partial<LibraryLocation>) => void;
};

const STATUSES: readonly ChipOption<ComicStatus | undefined>[] = [
  { value: undefined, label: '全部' },
  { value: 0, label: '连载中' },
  { value: 1, label: '已完结' },
];

const FEES: readonly ChipOption<FeeMark | undefined>[] = [
  { value: undefined, label: '全部' },
  { value: 'free', label: '免费' },
  { value: 'limited', label: '限时免费' },
  { value: 'vip', label: '会员' },
  { value: 'coin', label: '钻石' },
];

const NO_FILTER = { tag: undefined, status: undefined, fee: undefined };

const CHIPS = { variant: 'text', inset: true } as const;
const FILTER = { ...CHIPS, layout: 'scroll' } as const;

/** 分类: every book, by subject, status and price. */
export function CategoryPanel({ location, tags, filtered, member, onChangeLocation }: CategoryPanelProps) {
  const { comics, ...list } = filtered;
  const subjects: readonly ChipOption<string | undefined>[] = [
    { value: undefined, label: '全部题材' },
    ...(valueOf(tags) ?? []).map(({ id, tag }) => ({ value: id, label: tag })),
  ];
  const empty = (
    <Empty
      picture={art('empty/no-result.svg')}
      title="没有符合条件的漫画"
      actionText="清空筛选"
      onAction={() => onChangeLocation(NO_FILTER)}
    />
  );
  return (
    <div className={styles.panel}>
      <Chips
        {...FILTER}
        label="题材"
        options={subjects}
        value={location.tag}
        onValueChange={(tag) => onChangeLocation({ tag })}
      />
      <Chips
        {...FILTER}
        label="状态"
        options={STATUSES}
        value={location.status}
        onValueChange={(status) => onChangeLocation({ status })}
      />
      <Chips
        {...FILTER}
        label="资费"
        options={FEES}
        value={location.fee}
        onValueChange={(fee) => onChangeLocation({ fee })}
      />
      <Chips
        {...CHIPS}
        label="排序"
        options={SORTS}
        value={location.sort}
        onValueChange={(sort) => onChangeLocation({ sort })}
      />
      <PagedList
        {...list}
        label="全部漫画"
        items={comics}
        itemKey={({ id }) => id}
        columns={3}
        estimateHeight={190}
        renderItem={(comic) => <ComicTile comic={comic} member={member} wide />}
        skeleton={<ComicTileSkeleton />}
        skeletonCount={9}
        empty={empty}
      />
    </div>
  );
}
