import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Inline } from '../Inline/Inline.tsx';

export type SelectionBarProps = {
  /** Ids of the chosen items. */
  chosen: readonly string[];
  /** Ids of everything that can be chosen. */
  all: readonly string[];
  /** Gets the ids to choose: all of them, or none. */
  onChoose: (ids: readonly string[]) => void;
  /** What can be done with the chosen ones. */
  children: ReactNode;
};

/** The bar under a list one chooses from: 全选, and what can be done with the chosen items. */
export function SelectionBar({ chosen, all, onChoose, children }: SelectionBarProps) {
  const isAll = chosen.length === all.length;
  return (
    <Inline gap="x12" wrap justify="between" rowGap="x4">
      <Checkbox checked={isAll} onCheckedChange={(checked) => onChoose(checked ? all : [])}>
        全选
      </Checkbox>
      <Inline align="stretch" wrap>
        {children}
      </Inline>
    </Inline>
  );
}
