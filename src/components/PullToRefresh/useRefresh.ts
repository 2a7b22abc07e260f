import { useEffect, useRef, useState } from 'react';

export type RefreshOptions = {
  onRefresh: () => Promise<unknown>;
  onRefreshFailed: ((error: unknown) => void) | undefined;
  /** Loading by program, beside what a refresh of its own does. */
  refreshing: boolean;
  /** Whether there is good news to show when it went well. */
  hasNews: boolean;
};

/** `idle`, or the phase of the current refresh. */
export type RefreshPhase = 'idle' | 'loading' | 'success';

/** How long the good news stays, in ms (spec §9). */
const SUCCESS_MS = 500;

/** One refresh at a time, however it was asked for, and then the good news for a while. */
export function useRefresh({
  onRefresh,
  onRefreshFailed,
  refreshing,
  hasNews,
}: RefreshOptions): [RefreshPhase, () => void] {
  const busy = useRef(false);
  const [asked, setAsked] = useState(false);
  const [news, setNews] = useState(false);
  const [wasRefreshing, setWasRefreshing] = useState(refreshing);
  if (wasRefreshing !== refreshing) {
    setWasRefreshing(refreshing);
    setNews(!refreshing && !asked && hasNews);
  }
  const isShown = useShown();
  // The timer goes with the page when it is hidden, and starts again when it is shown (PR.P8).
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [news]);

  const refresh = async () => {
    if (busy.current || refreshing) return;
    busy.current = true;
    setAsked(true);
    const outcome = await settle(onRefresh);
    busy.current = false;
    setAsked(false);
    // Nobody saw a hidden page refresh: it has no news to show on return.
    setNews(outcome.ok && hasNews && isShown());
    if (!outcome.ok) onRefreshFailed?.(outcome.error);
  };
  const phase = asked || refreshing ? 'loading' : news ? 'success' : 'idle';
  return [phase, () => void refresh()];
}

/** Tells whether the page is in view: effects rest while it is hidden. */
function useShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}

type Outcome = { ok: true } | { ok: false; error: unknown };

/** A throw before the promise counts as its rejection. */
async function settle(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    await run();
    return { ok: true };
  } catch (error) {
    return { ok: false, error };
  }
}
