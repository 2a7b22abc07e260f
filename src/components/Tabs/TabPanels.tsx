import { Activity, type RefObject } from 'react';
import * as styles from './Tabs.css.ts';
import type { Panel } from './usePanels.ts';

/** The element ids of a tab and its panel. */
export type TabIds = { tab: (id: string) => string; panel: (id: string) => string };

type TabPanelsProps = {
  ids: TabIds;
  panels: readonly Panel[];
  /** The tab whose panel is shown. */
  shownId: string | undefined;
  /** Stays, and hears the swipes. */
  box: RefObject<HTMLDivElement | null>;
  /** Moves within it. */
  track: RefObject<HTMLDivElement | null>;
  swipeable: boolean;
  /** All below one another instead of one at a time. */
  together: boolean;
  /** There are tabs to name them. */
  named: boolean;
};

/** The panels; those not shown keep their state and cost nothing. */
export function TabPanels({ ids, panels, shownId, box, track, swipeable, together, named }: TabPanelsProps) {
  return (
    <div ref={box} className={styles.panels} data-swipeable={swipeable || undefined}>
      <div ref={track}>
        {panels.map(({ tab, content }) => {
          const shown = together || tab.id === shownId;
          return (
            <div
              key={tab.id}
              id={ids.panel(tab.id)}
              role="tabpanel"
              className={styles.panel}
              aria-label={named ? undefined : tab.label}
              aria-labelledby={named ? ids.tab(tab.id) : undefined}
              hidden={!shown}
            >
              <Activity mode={shown ? 'visible' : 'hidden'}>{content}</Activity>
            </div>
          );
        })}
      </div>
    </div>
  );
}
