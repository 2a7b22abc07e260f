/**
 * Holds a screen wake lock while the page is visible, and gives back what releases it. Nothing happens where the
 * browser has no such lock or the phone, saving its battery, refuses it.
 */
export function keepScreenOn(): () => void {
  const ended = new AbortController();
  let lock: { release(): Promise<void> } | undefined;
  const release = () => {
    // The browser releases it by itself in a hidden page; a second release does no harm.
    lock?.release().catch(() => undefined);
    lock = undefined;
  };
  const ask = async () => {
    if (!('wakeLock' in navigator)) return;
    try {
      const held = await navigator.wakeLock.request('screen');
      lock = held;
      if (ended.signal.aborted || document.visibilityState !== 'visible') release();
    } catch {
      // Reading goes on without it, so there is nothing to report.
    }
  };
  const follow = () => {
    release();
    if (document.visibilityState === 'visible') void ask();
  };
  document.addEventListener('visibilitychange', follow, { signal: ended.signal });
  follow();
  return () => {
    ended.abort();
    release();
  };
}
