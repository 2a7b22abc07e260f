import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAfterPaint } from '#components/loading/useAfterPaint.ts';
import type { Tab } from './tabTravel.ts';

/** Which panels have contents: those shown so far, all of them, or the selected one alone. */
export type PanelMounts = 'visited' | 'all' | 'selected';

export type Panel = { tab: Tab; content: ReactNode };

type PanelsOptions = {
  tabs: readonly Tab[];
  selectedId: string | undefined;
  mounts: PanelMounts;
  children: ((id: string) => ReactNode) | undefined;
  onRenderPanel: ((id: string) => void) | undefined;
};

type Panels = { shownId: string | undefined; panels: readonly Panel[] };

/**
 * The panels there are, and whose is shown; a tab without contents has none. Another tab's panel may be much to draw: it
 * comes once the row of tabs has answered the reader, and until then all stay as they were. What changes within the panel
 * shown is rendered at once: somebody may be typing there.
 */
export function usePanels({ tabs, selectedId, mounts, children, onRenderPanel }: PanelsOptions): Panels {
  /** The tabs shown so far: one passed over in a hurry is none. */
  const [visited, setVisited] = useState<ReadonlySet<string>>(
    () => new Set(selectedId === undefined ? [] : [selectedId]),
  );
  // A row of tabs that sticks draws itself again; the panels' contents stay.
  const wanted = useMemo(
    (): Panels => ({
      shownId: selectedId,
      panels: tabs.flatMap((tab): Panel[] => {
        const mounted = mounts === 'all' || tab.id === selectedId || (mounts === 'visited' && visited.has(tab.id));
        const content = mounted ? children?.(tab.id) : undefined;
        return content === undefined || content === null || content === false ? [] : [{ tab, content }];
      }),
    }),
    [tabs, selectedId, mounts, visited, children],
  );

  const rendered = useAfterPaint(wanted, ({ shownId }) => shownId === selectedId);
  if (rendered.shownId !== undefined && !visited.has(rendered.shownId))
    setVisited(new Set([...visited, rendered.shownId]));
  useTellFirst(rendered.panels, onRenderPanel);
  return rendered;
}

/** Tells of each panel as it has its contents, for the first time. */
function useTellFirst(panels: readonly Panel[], onRenderPanel: PanelsOptions['onRenderPanel']): void {
  const reported = useRef(new Set<string>());
  const tell = useEffectEvent((ids: readonly string[]) => {
    for (const id of ids) {
      if (reported.current.has(id)) continue;
      reported.current.add(id);
      onRenderPanel?.(id);
    }
  });
  useEffect(() => tell(panels.map(({ tab }) => tab.id)));
}
