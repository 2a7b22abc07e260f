/**
 * Keeps the phone's screen from going dark as long as the page is in front; a browser that cannot, or a phone
 * that saves its battery, leaves it as it is. The answer lets go of it.
 */
export function keepScreenOn(): () => void {
  const ended = new AbortController();
  let lock: { release(): Promise<void> } | undefined;
  const letGo = () => {
    // What the browser let go of by itself is let go of twice without harm.
    lock?.release().catch(() => undefined);
    lock = undefined;
  };
  const ask = async () => {
    if (!('wakeLock' in navigator)) return;
    try {
      const held = await navigator.wakeLock.request('screen');
      lock = held;
      if (ended.signal.aborted || document.visibilityState !== 'visible') letGo();
    } catch {
      // It is a comfort, and nobody asked for it.
    }
  };
  const follow = () => {
    letGo();
    if (document.visibilityState === 'visible') void ask();
  };
  document.addEventListener('visibilitychange', follow, { signal: ended.signal });
  follow();
  return () => {
    ended.abort();
    letGo();
  };
}
