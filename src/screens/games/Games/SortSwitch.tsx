import * as styles from './SortSwitch.css.ts';

export type GameSort = 'hot' | 'new';

export type SortSwitchProps = {
  sort: GameSort;
  onChangeSort: (sort: GameSort) => void;
};

const SORTS = [
  { sort: 'hot', name: '热门' },
  { sort: 'new', name: '最新' },
] as const;

/** Which games come first. */
export function SortSwitch({ sort: current, onChangeSort }: SortSwitchProps) {
  return (
    <div role="group" aria-label="排序" className={styles.group}>
      {SORTS.map(({ sort, name }) => (
        <button
          key={sort}
          type="button"
          className={styles.choice}
          aria-pressed={sort === current}
          onClick={() => sort !== current && onChangeSort(sort)}
        >
          <span className={styles.word}>{name}</span>
        </button>
      ))}
    </div>
  );
}
