type Fetch = typeof globalThis.fetch;

/** A read the document asked for before the portal's code had come (`askFirst.ts`). */
export type Asked = { href: string; headers: Headers; body?: string | undefined; answer: Promise<Response> };

/** A read as the document knows it: a path, and the form of one that is posted. */
export type Asking = { path: string; body?: string };

declare global {
  /** What the document has asked (`askFirst.ts`). */
  var askedFirst: Asked[] | undefined;
  /** Whether the address asks for nothing but its page, as it was drawn (`askFirst.ts`). */
  var isPlainVisit: boolean | undefined;
  /** Has the portal's code come, where the document has not asked for it yet. */
  var askForCode: (() => void) | undefined;
}

/** What tells one reader of an address from another. */
const IDENTITY = ['uid', 'token'];

/**
 * The same fetch, which hands out what was asked already instead of asking twice: each answer once, and only to whom it
 * was asked for. One that failed is asked for again.
 */
export function takeAsked(asked: Asked[], fetch: Fetch): Fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    const isSame = (early: Asked) =>
      early.href === input &&
      early.body === (init?.body ?? undefined) &&
      IDENTITY.every((name) => early.headers.get(name) === headers.get(name));
    const index = asked.findIndex(isSame);
    const [early] = index < 0 ? [] : asked.splice(index, 1);
    if (!early) return fetch(input, init);
    const answer = await abortable(early.answer, init?.signal).catch(() => undefined);
    return answer ?? fetch(input, init);
  };
}

/** Lets go of what nobody is going to take: an answer whose body is never read holds its connection. */
export function dropAsked(asked: Asked[]): void {
  for (const { answer } of asked.splice(0)) answer.then(({ body }) => body?.cancel()).catch(() => undefined);
}

/** Rejects once the signal says so; what was asked goes on, unheard. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const letGo = () => reject(new DOMException('Nobody waits any longer.', 'AbortError'));
    if (signal?.aborted) letGo();
    signal?.addEventListener('abort', letGo, { once: true });
    promise.then(resolve, reject);
  });
}
