import { Activity, useEffect, useEffectEvent, useInsertionEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './KeepAlive.css.ts';
import { activePage, isSettled, NO_PAGES, visitPage, type KeptPage } from './keptPages.ts';
import { PageVisibleContext } from './PageVisibleContext.ts';
import { useEffectsRunning } from './useEffectsRunning.ts';
import { useKeptLayout } from './useKeptLayout.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

export type KeepAliveProps = {
  /** Names the page to show; a page left and shown again under the same key comes back as it was. */
  activeKey: string;
  /** How many pages are held at once, the one shown included; the least recently used goes first. */
  max?: number;
  /** The active page's element; hidden pages hold on to the last one they were given. */
  children: ReactNode;
  /** Whether the active page outlives being left. */
  keep?: boolean;
  /** A change drops every hidden page at once, and the one shown when it is left: the next user sees nothing of the former. */
  generation?: number;
  /** Called after a page has been dropped, once per page. */
  onEvict?: (key: string) => void;
  /** Asked when a kept page is about to be shown again; true mounts it again. */
  isStale?: (key: string) => boolean;
};

/**
 * Keeps pages that were left, hidden and without effects, with their state, scroll positions and focus (spec §2). A page
 * shown for the first time gets the focus on its `main` when the page before had it.
 */
export function KeepAlive({
  activeKey,
  max = 10,
  children,
  keep = true,
  generation = 0,
  onEvict,
  isStale,
}: KeepAliveProps) {
  const visit = { key: activeKey, keep, generation, max, isStale };
  const [kept, setKept] = useState(() => visitPage(NO_PAGES, visit));
  if (!isSettled(kept, visit)) setKept(visitPage(kept, visit));
  useEvictions(kept.pages, onEvict);

  const active = activePage(kept);
  return kept.pages.map((page) => (
    <KeptPageBox key={page.id} active={page === active} isFirst={page.id === 1 && kept.visit === 1} page={children} />
  ));
}

/** One page; while hidden it keeps the last element it was given, whatever the active page's is by now. */
function KeptPageBox({ active, isFirst, page }: { active: boolean; isFirst: boolean; page: ReactNode }) {
  const [last, setLast] = useState(page);
  if (active && last !== page) setLast(page);
  const box = useRef<HTMLDivElement>(null);
  useKeptLayout(box, active);
  useInsertionEffect(() => applyHiding(box.current), [active]);
  useScrollRestoration(box, { isShown: active, isFirst });
  const effectsRun = useEffectsRunning(active);
  return (
    <PageVisibleContext value={active}>
      <div ref={box} className={active ? styles.shown : styles.hidden} aria-hidden={!active || undefined}>
        <Activity mode={effectsRun ? 'visible' : 'hidden'}>
          <div className={styles.page}>{active ? page : last}</div>
        </Activity>
      </div>
    </PageVisibleContext>
  );
}

/**
 * Makes the browser hide or show a box at once. Chromium 156 may never do it when something inside the box, rather than the
 * box, is the first to be asked about or given the focus after the change: the page would stay blank.
 */
function applyHiding(box: Element | null): void {
  if (box) void getComputedStyle(box).contentVisibility;
}

/** Reports pages that were dropped, compared by mount and not by key: a page mounted again has lost its former state. */
function useEvictions(pages: readonly KeptPage[], onEvict: ((key: string) => void) | undefined): void {
  const former = useRef<readonly KeptPage[]>([]);
  const report = useEffectEvent((key: string) => onEvict?.(key));
  useEffect(() => {
    for (const page of former.current) {
      if (!pages.some(({ id }) => id === page.id)) report(page.key);
    }
    former.current = pages;
  }, [pages]);
}
