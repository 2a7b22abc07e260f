import { useState } from 'react';

/** Rows being chosen, while a list is managed. */
export type Selection = {
  /** The chosen ids, in the order of the list; undefined while nothing is managed. */
  chosen: readonly string[] | undefined;
  /** Begins managing with nothing chosen, or ends it. */
  toggleManaging: () => void;
  toggle: (id: string) => void;
  choose: (ids: readonly string[]) => void;
};

/** What is chosen among `items`: what has left the list is chosen no longer, and an empty list is not managed. */
export function useSelection(items: readonly { id: string }[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const managing = selected !== undefined && items.length > 0;
  return {
    chosen: managing ? items.filter(({ id }) => selected.has(id)).map(({ id }) => id) : undefined,
    toggleManaging: () => setSelected(managing ? undefined : new Set()),
    toggle: (id) =>
      setSelected(
        (former = new Set()) => new Set(former.has(id) ? [...former].filter((other) => other !== id) : [...former, id]),
      ),
    choose: (ids) => setSelected(new Set(ids)),
  };
}
