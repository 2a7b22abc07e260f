import { Button } from '#components/Button/Button.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import type { ComicStatus, FeeMark } from '#domain/comic.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Tag } from '#domain/square.ts';
import { SortSwitch } from '../../shared/SortSwitch/SortSwitch.tsx';
import { Chips } from './Chips.tsx';
import { ComicCovers } from './ComicCovers.tsx';
import type { ComicListProps } from './ComicRows.tsx';
import type { LibraryPlace } from './libraryPlace.ts';
import * as styles from './LibraryScreen.css.ts';

export type CategoryPanelProps = {
  place: LibraryPlace;
  /** The subjects; until they are known, 全部题材 stands alone. */
  tags: Loadable<readonly Tag[]>;
  /** What 分类 found. */
  filtered: ComicListProps;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  onChangePlace: (change: Partial<LibraryPlace>) => void;
  onOpen: (path: string) => void;
};

const STATUSES: readonly { value: ComicStatus | undefined; name: string }[] = [
  { value: undefined, name: '全部' },
  { value: 0, name: '连载中' },
  { value: 1, name: '已完结' },
];

const FEES: readonly { value: FeeMark | undefined; name: string }[] = [
  { value: undefined, name: '全部' },
  { value: 'free', name: '免费' },
  { value: 'limited', name: '限时免费' },
  { value: 'vip', name: '会员' },
  { value: 'coin', name: '钻石' },
];

const NO_FILTER = { tag: undefined, status: undefined, fee: undefined };

/** 分类: every book, by subject, status and price. */
export function CategoryPanel({ place, tags, filtered, member, onChangePlace, onOpen }: CategoryPanelProps) {
  const subjects = [
    { value: undefined, name: '全部题材' },
    ...(valueOf(tags) ?? []).map(({ id, tag }) => ({ value: id, name: tag })),
  ];
  const empty = (
    <Empty
      picture="/demo/empty/no-result.svg"
      title="没有符合条件的漫画"
      action={
        <Button tone="soft" size="medium" onClick={() => onChangePlace(NO_FILTER)}>
          清空筛选
        </Button>
      }
    />
  );
  return (
    <div className={styles.panel}>
      <Chips label="题材" choices={subjects} value={place.tag} onChoose={(tag) => onChangePlace({ tag })} />
      <Chips label="状态" choices={STATUSES} value={place.status} onChoose={(status) => onChangePlace({ status })} />
      <Chips label="资费" choices={FEES} value={place.fee} onChoose={(fee) => onChangePlace({ fee })} />
      <SortSwitch sort={place.sort} onChangeSort={(sort) => onChangePlace({ sort })} />
      <ComicCovers {...filtered} label="全部漫画" member={member} empty={empty} onOpen={onOpen} />
    </div>
  );
}
