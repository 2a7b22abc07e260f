import type { ReactNode } from 'react';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import * as styles from './SelectionBar.css.ts';

export type SelectionBarProps = {
  chosen: readonly string[];
  /** Everything that could be chosen. */
  all: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** What can be done with the chosen ones. */
  children: ReactNode;
};

/** The bar of a list one chooses from. */
export function SelectionBar({ chosen, all, onChoose, children }: SelectionBarProps) {
  const isAll = chosen.length === all.length;
  return (
    <div className={styles.bar}>
      <Checkbox checked={isAll} onCheckedChange={(checked) => onChoose(checked ? all : [])}>
        全选
      </Checkbox>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
