import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { CountBadge } from '#components/CountBadge/CountBadge.tsx';
import { Dot } from '#components/Dot/Dot.tsx';
import { SmileArc } from './SmileArc.tsx';
import * as styles from './Tabs.css.ts';
import { tabForKey, type Tab } from './tabTravel.ts';
import type { TabIds } from './TabPanels.tsx';

type TabBarProps = {
  ids: TabIds;
  label: string;
  tabs: readonly Tab[];
  selected: Tab | undefined;
  /** Tabs that have a panel to control. */
  controlled: ReadonlySet<string>;
  bar: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLDivElement | null>;
  fit: 'start' | 'equal';
  tone: 'day' | 'picture';
  indicator: 'arc' | 'none';
  sticky: boolean;
  stuck: boolean;
  trailing: ReactNode;
  onChoose: (tab: Tab) => void;
  onPressTab: ((tab: Tab) => void) | undefined;
};

/** Beyond so many, tabs keep their width and the row scrolls. */
const EQUAL_AT_MOST = 5;

/** The row of tabs itself. */
export function TabBar({
  ids,
  label,
  tabs,
  selected,
  controlled,
  bar,
  list,
  sticky,
  stuck,
  fit,
  onChoose,
  onPressTab,
  ...look
}: TabBarProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, from: Tab) => {
    const next = tabForKey(tabs, from.id, event.key);
    if (!next) return;
    event.preventDefault();
    document.getElementById(ids.tab(next.id))?.focus();
    onChoose(next);
  };
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-tone={look.tone}
      data-sticky={sticky || undefined}
      data-stuck={(sticky && stuck) || undefined}
    >
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        data-fit={tabs.length > EQUAL_AT_MOST ? 'start' : fit}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={ids.tab(tab.id)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab === selected}
            aria-controls={controlled.has(tab.id) ? ids.panel(tab.id) : undefined}
            aria-disabled={tab.disabled || undefined}
            tabIndex={tab === selected ? 0 : -1}
            data-label={tab.label}
            onClick={() => {
              onPressTab?.(tab);
              onChoose(tab);
            }}
            onKeyDown={(event) => onKeyDown(event, tab)}
          >
            <TabLabel tab={tab} />
            {tab === selected && look.indicator === 'arc' && <SmileArc />}
          </button>
        ))}
      </div>
      {look.trailing !== undefined && <div className={styles.trailing}>{look.trailing}</div>}
    </div>
  );
}

function TabLabel({ tab: { label, badge = 0, dot = false } }: { tab: Tab }) {
  return (
    <span className={styles.label}>
      {label}
      {(badge > 0 || dot) && (
        <span className={styles.mark}>{badge > 0 ? <CountBadge count={badge} /> : <Dot label="有更新" />}</span>
      )}
    </span>
  );
}
