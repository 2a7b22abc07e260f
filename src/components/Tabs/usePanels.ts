import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Tab } from './tabTravel.ts';

/** Which panels have contents: those chosen so far, all of them, or the selected one alone. */
export type PanelMounts = 'visited' | 'all' | 'selected';

export type Panel = { tab: Tab; content: ReactNode };

type PanelsOptions = {
  tabs: readonly Tab[];
  selectedId: string | undefined;
  mounts: PanelMounts;
  children: ((id: string) => ReactNode) | undefined;
  onRenderPanel: ((id: string) => void) | undefined;
};

/** The panels there are; a tab without contents has none. */
export function usePanels({ tabs, selectedId, mounts, children, onRenderPanel }: PanelsOptions): readonly Panel[] {
  const visited = useVisited(selectedId);
  // A row of tabs that sticks draws itself again; the panels' contents stay.
  const panels = useMemo(
    () =>
      tabs.flatMap((tab): Panel[] => {
        const mounted = mounts === 'all' || tab.id === selectedId || (mounts === 'visited' && visited.has(tab.id));
        const content = mounted ? children?.(tab.id) : undefined;
        return content === undefined || content === null || content === false ? [] : [{ tab, content }];
      }),
    [tabs, selectedId, mounts, visited, children],
  );

  const told = useRef(new Set<string>());
  const tell = useEffectEvent((ids: readonly string[]) => {
    for (const id of ids) {
      if (told.current.has(id)) continue;
      told.current.add(id);
      onRenderPanel?.(id);
    }
  });
  useEffect(() => tell(panels.map(({ tab }) => tab.id)));
  return panels;
}

/** The tabs chosen so far, the selected one included. */
function useVisited(selectedId: string | undefined): ReadonlySet<string> {
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set(selectedId === undefined ? [] : [selectedId]));
  if (selectedId === undefined || visited.has(selectedId)) return visited;
  const grown = new Set([...visited, selectedId]);
  setVisited(grown);
  return grown;
}
