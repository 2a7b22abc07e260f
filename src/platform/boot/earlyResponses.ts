type Fetch = typeof globalThis.fetch;

export type EarlyRequest = { path: string; body?: string };

export type EarlyResponse = {
  href: string;
  headers: Headers;
  body?: string | undefined;
  response: Promise<Response>;
};

declare global {
  var earlyResponses: EarlyResponse[] | undefined;
  /** Whether the address asks for nothing but its page, so that what was prerendered and preloaded is right for it. */
  var matchesPrerender: boolean | undefined;
}

const IDENTITY = ['uid', 'token'];

/** The same fetch, which gives its caller an early response, once, instead of sending the call again. */
export function consumeEarlyResponses(early: EarlyResponse[], fetch: Fetch): Fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const isSame = (sent: EarlyResponse) =>
      sent.href === input &&
      sent.body === (init?.body ?? undefined) &&
      IDENTITY.every((name) => sent.headers.get(name) === headers.get(name));
    const index = early.findIndex(isSame);
    const [sent] = index < 0 ? [] : early.splice(index, 1);
    if (!sent) return fetch(input, init);
    const response = await abortable(sent.response, init?.signal).catch(() => undefined);
    return response ?? fetch(input, init);
  };
}

/** Cancels what nobody is going to consume: a response whose body is never read holds its connection. */
export function cancelEarlyResponses(early: EarlyResponse[]): void {
  for (const { response } of early.splice(0)) response.then(({ body }) => body?.cancel()).catch(() => undefined);
}

/** The same promise, rejected once the signal aborts; the work behind it goes on. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Nobody waits any longer.', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject);
  });
}
