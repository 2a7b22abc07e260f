/** More than this many at once is worth a console warning (spec §9). */
const WARN_ABOVE = 20;

/** Whether a request only asks or also changes something: leaving a page cancels reads, never writes. */
export type RequestKind = 'read' | 'write';

type Pending = { key: string; intent: RequestKind; controller: AbortController };

/** The requests under way, tracked per URL and cancellable (spec §7). */
export type PendingRequests = {
  /** Registers a request. `latest`: reads of the same URL still under way give way to it. */
  open(key: string, intent: RequestKind, latest?: boolean): { signal: AbortSignal; close(): void };
  /** Cancels every request to this URL, reads and writes. */
  cancel(key: string): void;
  /** Cancels all reads, and the writes too when asked. */
  cancelAll(options?: { writes?: boolean }): void;
  count(): number;
};

/** @param warn receives one line each time the count rises above 20 */
export function createPendingRequests(warn: (message: string) => void): PendingRequests {
  const pending = new Set<Pending>();

  const abortWhere = (matches: (request: Pending) => boolean) => {
    for (const request of [...pending].filter(matches)) {
      pending.delete(request);
      request.controller.abort();
    }
  };

  return {
    open(key, intent, latest = false) {
      if (latest) abortWhere((request) => request.key === key && request.intent === 'read');
      const request: Pending = { key, intent, controller: new AbortController() };
      pending.add(request);
      if (pending.size === WARN_ABOVE + 1) warn(`More than ${WARN_ABOVE} requests are pending`);
      return { signal: request.controller.signal, close: () => void pending.delete(request) };
    },
    cancel: (key) => abortWhere((request) => request.key === key),
    cancelAll: ({ writes = false } = {}) => abortWhere((request) => writes || request.intent === 'read'),
    count: () => pending.size,
  };
}
