/** How long words may wait to be written. */
export const WRITE_BEHIND_MS = 300;

/** Throttles a write: it runs at the end of the interval, and earlier when the page may go away. */
type WriteBehind = {
  schedule(): void;
  /** Runs now what is scheduled. */
  flush(): void;
};

export function createWriteBehind(write: () => void): WriteBehind {
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
      scheduled = { timer: setTimeout(flush, WRITE_BEHIND_MS), listening };
      // A phone ends a hidden page without another event.
      globalThis.document?.addEventListener('visibilitychange', flush, { signal: listening.signal });
      globalThis.addEventListener?.('pagehide', flush, { signal: listening.signal });
    },
    flush,
  };
}
