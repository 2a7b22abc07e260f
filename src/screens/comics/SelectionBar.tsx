import type { ReactNode } from 'react';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Inline } from '#components/Inline/Inline.tsx';

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
