import { Activity, useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { SmileArc } from './SmileArc.tsx';
import * as styles from './Tabs.css.ts';
import { resolveTab, stepTab, tabForKey, type Tab } from './tabTravel.ts';
import { usePanelPlaces } from './usePanelPlaces.ts';
import { useStuck } from './useStuck.ts';
import { useTabList } from './useTabList.ts';
import { useTabSwipe } from './useTabSwipe.ts';

export type { Tab } from './tabTravel.ts';

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children' | 'ref'> & {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The selected tab's id; an unknown one stands for the first. */
  value: string;
  /** The reader chose another tab, by tap, key or swipe; leaving `value` as it is refuses. */
  onValueChange: (id: string) => void;
  /** The panel of a tab: rendered when first chosen, then kept. Without it the tabs only choose. */
  children?: (id: string) => ReactNode;
  /** Panels follow a sideways swipe. */
  swipeable?: boolean;
  /** The row stays at the top of its scroller. */
  sticky?: boolean;
  /** `equal` shares the width among tabs, up to five of them. */
  fit?: 'start' | 'equal';
  /** `picture` is white, for a row that lies on a dark picture. */
  tone?: 'day' | 'picture';
  /** Stands at the end of the row. */
  trailing?: ReactNode;
};

/** Beyond so many, tabs keep their width and the row scrolls. */
const EQUAL_AT_MOST = 5;

/** A row of tabs, with their panels if there are any (APG tabs, chosen as they get the focus). */
export function Tabs({
  label,
  tabs,
  value,
  onValueChange,
  children,
  swipeable = false,
  sticky = false,
  fit = 'start',
  tone = 'day',
  trailing,
  ...rest
}: TabsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const selected = resolveTab(tabs, value);
  const visited = useVisited(selected?.id);
  const stuck = useStuck(root);

  useTabList(list, selected?.id);
  usePanelPlaces(root, selected?.id);
  const beside = (step: 1 | -1) => selected && stepTab(tabs, selected.id, step, false);
  useTabSwipe({
    panels,
    enabled: swipeable && children !== undefined,
    position: tabs.findIndex((tab) => tab === selected),
    canStep: (step) => beside(step) !== undefined,
    onStep: (step) => choose(beside(step)),
  });

  const choose = (tab: Tab | undefined) => {
    if (tab && !tab.disabled && tab.id !== selected?.id) onValueChange(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, from: Tab) => {
    const next = tabForKey(tabs, from.id, event.key);
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${id}-tab-${next.id}`)?.focus();
    choose(next);
  };

  return (
    <div {...rest} className={styles.root}>
      <div ref={root} className={styles.sentinel} />
      <div className={styles.bar} data-tone={tone} data-sticky={sticky || undefined} data-stuck={(sticky && stuck) || undefined}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list} data-fit={tabs.length > EQUAL_AT_MOST ? 'start' : fit}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-tab-${tab.id}`}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={tab === selected}
              aria-controls={children && visited.has(tab.id) ? `${id}-panel-${tab.id}` : undefined}
              aria-disabled={tab.disabled || undefined}
              tabIndex={tab === selected ? 0 : -1}
              data-label={tab.label}
              onClick={() => choose(tab)}
              onKeyDown={(event) => onKeyDown(event, tab)}
            >
              <span>{tab.label}</span>
              {tab === selected && <SmileArc />}
            </button>
          ))}
        </div>
        {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
      </div>
      {children && (
        <div ref={panels} className={styles.panels} data-swipeable={swipeable || undefined}>
          {tabs.map(
            (tab) =>
              visited.has(tab.id) && (
                <div
                  key={tab.id}
                  id={`${id}-panel-${tab.id}`}
                  role="tabpanel"
                  className={styles.panel}
                  aria-labelledby={`${id}-tab-${tab.id}`}
                  hidden={tab !== selected}
                >
                  <Activity mode={tab === selected ? 'visible' : 'hidden'}>{children(tab.id)}</Activity>
                </div>
              ),
          )}
        </div>
      )}
    </div>
  );
}

/** The tabs chosen so far, the selected one included. */
function useVisited(selectedId: string | undefined): ReadonlySet<string> {
  const [visited, setVisited] = useState<ReadonlySet<string>>(() => new Set(selectedId === undefined ? [] : [selectedId]));
  if (selectedId === undefined || visited.has(selectedId)) return visited;
  const grown = new Set([...visited, selectedId]);
  setVisited(grown);
  return grown;
}
