/**
 * One signal that ends with the first of `signals`, for its reason, or after `timeoutMs` with a `TimeoutError`. `release` is
 * called when the call is over: it leaves no timer, and no listener on a signal that lives longer. By hand, since
 * `AbortSignal.any` came with Chromium 116 and Safari 17.4, `AbortSignal.timeout` with Safari 16.
 */
export function createCallSignal(
  signals: readonly AbortSignal[],
  timeoutMs: number,
): { signal: AbortSignal; release(): void } {
  const call = new AbortController();
  const listening = new AbortController();
  for (const signal of signals) {
    const follow = () => call.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener('abort', follow, { signal: listening.signal });
  }
  const timer = setTimeout(
    () => call.abort(new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  );
  return {
    signal: call.signal,
    release() {
      clearTimeout(timer);
      listening.abort();
    },
  };
}
