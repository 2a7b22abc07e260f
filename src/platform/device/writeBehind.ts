/**
 * A trailing throttle for writes: `write` runs `intervalMs` after the first `schedule`, earlier when the page may go away,
 * and at once by `flush` where something is scheduled.
 */
export function createWriteBehind(write: () => void, intervalMs: number) {
  let scheduled: { timer: ReturnType<typeof setTimeout>; listening: AbortController } | undefined;
  const flush = () => {
    if (!scheduled) return;
    clearTimeout(scheduled.timer);
    scheduled.listening.abort();
    scheduled = undefined;
    write();
  };
  return {
    schedule() {
      if (scheduled) return;
      const listening = new AbortController();
      scheduled = { timer: setTimeout(flush, intervalMs), listening };
      // A phone ends a hidden page without another event.
      globalThis.document?.addEventListener('visibilitychange', flush, { signal: listening.signal });
      globalThis.addEventListener?.('pagehide', flush, { signal: listening.signal });
    },
    flush,
  };
}
