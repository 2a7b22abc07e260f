import * as styles from './SortSwitch.css.ts';

/** Hottest or newest first (product D14). */
export type Sort = 'hot' | 'new';

export type SortSwitchProps = {
  sort: Sort;
  onChangeSort: (sort: Sort) => void;
  /** What "hottest" is called here. */
  hotName?: string;
  /** What it lies on. */
  ground?: 'card' | 'sky';
};

/** Which of a list's things come first. */
export function SortSwitch({ sort: current, onChangeSort, hotName = '最热', ground = 'card' }: SortSwitchProps) {
  const sorts = [
    { sort: 'hot', name: hotName },
    { sort: 'new', name: '最新' },
  ] as const;
  return (
    <div role="group" aria-label="排序" className={styles.group} data-ground={ground}>
      {sorts.map(({ sort, name }) => (
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
