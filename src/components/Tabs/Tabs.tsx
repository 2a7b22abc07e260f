import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { TabBar } from './TabBar.tsx';
import { TabPanels, type TabIds } from './TabPanels.tsx';
import * as styles from './Tabs.css.ts';
import { stepTab, type Tab } from './tabTravel.ts';
import { usePanelScroll } from './usePanelScroll.ts';
import { usePanels, type PanelMounts } from './usePanels.ts';
import { useScrollspy } from './useScrollspy.ts';
import { useStuck } from './useStuck.ts';
import { useTabList } from './useTabList.ts';
import { useTabSelection, type TabGuard } from './useTabSelection.ts';
import { useTabSwipe } from './useTabSwipe.ts';

export type { Tab } from './tabTravel.ts';

export type TabsProps = Omit<
  ComponentPropsWithRef<'div'>,
  'className' | 'style' | 'children' | 'ref' | 'defaultValue'
> & {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The selected tab's id, when the owner holds it; an unknown one stands for the first. */
  value?: string;
  defaultValue?: string;
  /** The reader chose another tab, by tap, key, swipe or scrolling; leaving `value` as it is refuses. */
  onValueChange?: (id: string) => void;
  /** Asked before another tab is chosen; `false`, now or later, refuses. */
  guard?: TabGuard;
  /** A tab was tapped, were it disabled or selected already. */
  onPressTab?: (tab: Tab) => void;
  /** The panel of a tab; a tab may have none. Without it the tabs only choose. */
  children?: (id: string) => ReactNode;
  /** Which panels have contents: those shown so far, all, or the selected one alone. */
  mounts?: PanelMounts;
  /** A panel got its contents, for the first time. */
  onRenderPanel?: (id: string) => void;
  /** Panels follow a sideways swipe. */
  swipeable?: boolean;
  /** All panels below one another; scrolling selects, and selecting scrolls. */
  scrollspy?: boolean;
  /** The row stays at the top of its scroller. */
  sticky?: boolean;
  /** Whether the row of tabs is there at all. */
  bar?: boolean;
  /** `equal` shares the width among tabs, up to five of them. */
  fit?: 'start' | 'equal';
  /** `picture` is white, for a row that lies on a dark picture. */
  tone?: 'day' | 'picture';
  /** What stands under the selected tab. */
  indicator?: 'arc' | 'none';
  /** Stands at the end of the row. */
  trailing?: ReactNode;
};

/** A row of tabs, with their panels if there are any (APG tabs, chosen as they get the focus). */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  guard,
  onPressTab,
  children,
  mounts = 'visited',
  onRenderPanel,
  swipeable = false,
  scrollspy = false,
  sticky = false,
  bar = true,
  fit = 'start',
  tone = 'day',
  indicator = 'arc',
  trailing,
  ...rest
}: TabsProps) {
  const ids = useTabIds();
  const root = useRef<HTMLDivElement>(null);
  const barBox = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const panelBox = useRef<HTMLDivElement>(null);
  const panelTrack = useRef<HTMLDivElement>(null);
  const { selected, select, choose } = useTabSelection({ tabs, value, defaultValue, onValueChange, guard });
  const { shownId, panels } = usePanels({
    tabs,
    selectedId: selected?.id,
    mounts: scrollspy ? 'all' : mounts,
    children,
    onRenderPanel,
  });
  const panelIds = panels.map(({ tab }) => tab.id);
  const swipes = swipeable && !scrollspy && panels.length > 0;
  const stuck = useStuck(root);

  useTabList(list, selected?.id, tabs.length);
  usePanelScroll(root, scrollspy ? undefined : shownId);
  useScrollspy({
    panels: panelTrack,
    bar: barBox,
    enabled: scrollspy,
    selectedId: selected?.id,
    ids: panelIds,
    onReach: select,
  });
  const beside = (step: 1 | -1) => selected && stepTab(tabs, selected.id, step, false);
  useTabSwipe({
    box: panelBox,
    track: panelTrack,
    enabled: swipes,
    position: tabs.findIndex(({ id }) => id === shownId),
    canStep: (step) => beside(step) !== undefined,
    onStep: (step) => choose(beside(step)),
  });

  return (
    <div {...rest} className={styles.root}>
      <div ref={root} className={styles.sentinel} />
      {bar && (
        <TabBar
          {...{ ids, label, tabs, selected, list, fit, tone, indicator, sticky, stuck, trailing, onPressTab }}
          bar={barBox}
          controlled={new Set(panelIds)}
          onChoose={choose}
        />
      )}
      {panels.length > 0 && (
        <TabPanels
          {...{ ids, panels, shownId }}
          box={panelBox}
          track={panelTrack}
          swipeable={swipes}
          together={scrollspy}
          named={bar}
        />
      )}
    </div>
  );
}

function useTabIds(): TabIds {
  const id = useId();
  return { tab: (tab) => `${id}-tab-${tab}`, panel: (tab) => `${id}-panel-${tab}` };
}
