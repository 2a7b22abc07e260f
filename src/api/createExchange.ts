import { ApiError } from './ApiError.ts';
import { createCallSignal } from './createCallSignal.ts';
import type { RequestKind, PendingRequests } from './createPendingRequests.ts';
import { encodePayload, type Payload } from './encodePayload.ts';
import { ERROR_TEXT } from './errorText.ts';
import { guardSession, NO_GUARD, type SessionGuard } from './guardSession.ts';
import { requestHook } from './requestHook.ts';
import { resolveAddress, type Address, type ApiBase, type Query } from './resolveAddress.ts';
import type { Session } from './Session.ts';

/** How one call is made. */
export type CallOptions = {
  query?: Query;
  signal?: AbortSignal;
  /** By default GET reads and the others write; many reads of the spec are POSTs. */
  kind?: RequestKind;
  /** Cancels a pending read of the same URL: the latest wins. */
  latest?: boolean;
  /** `free`: belongs to no session, so its answer is kept when the session changes, and never expires it. */
  session?: 'bound' | 'free';
  /** Sent with low priority and `keepalive`, so that it outlives the page. */
  background?: boolean;
};

/** What every function that only reads accepts from its caller. */
export type ReadOptions = Pick<CallOptions, 'signal'>;

/** Which page of a list; the server's defaults are page 1 of 20. `cursor` is the `nextCursor` of the page before it. */
export type PageQuery = { currentPage?: number; pageSize?: number; cursor?: string };

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  payload?: Payload;
  options?: CallOptions;
};

/** Fetches and reads the whole body. */
export type Fetcher<Body> = (href: string, init: RequestInit) => Promise<{ status: number; body: Body }>;

/** An answer with its body read, whatever its status. */
export type Exchanged<Body> = { status: number; body: Body; address: Address; guard: SessionGuard };

type Parts = {
  session: Session;
  base: ApiBase;
  pending: PendingRequests;
  timeoutMs: number;
  warn(message: string): void;
};

/**
 * One request and its whole answer (spec §7). Rejects with an ApiError `cancelled`, `timeout`,
 * `network`, `tooLarge` or, for an address that leaves the API, `malformed`.
 */
export function createExchange(parts: Parts) {
  const guardOf = guardSession(parts.session);
  return async <Body>(request: Request, fetcher: Fetcher<Body>): Promise<Exchanged<Body>> => {
    const address = resolveAddress(request.path, parts.base, request.options?.query);
    const guard = address.own && request.options?.session !== 'free' ? guardOf() : NO_GUARD;
    const { status, body } = await guard.rejectIfStale(send(request, address, fetcher, parts));
    // Spec §8: a status other than 200 is only logged. The query is left out: it may hold user input.
    if (status !== 200) parts.warn(`${request.method} ${address.label} answered ${status}`);
    return { status, body, address, guard };
  };
}

const BACKGROUND = { priority: 'low', keepalive: true } as const;

/** Synchronous up to the await, so that the identity sent is the one at the time of the call. */
async function send<Body>(request: Request, address: Address, fetcher: Fetcher<Body>, parts: Parts) {
  const { method, options = {} } = request;
  const encoded = encodedBody(request, address, parts.session);
  const policy = requestHook(address, parts.session, encoded);
  const ticket = parts.pending.open(address.key, options.kind ?? (method === 'GET' ? 'read' : 'write'), options.latest);
  // One signal for both: given a signal, ofetch ignores its own timeout, which would not cover the body either.
  const { signal, release } = createCallSignal(
    [ticket.signal, ...(options.signal ? [options.signal] : [])],
    parts.timeoutMs,
  );
  try {
    const received = await fetcher(address.href, {
      ...policy,
      method,
      body: encoded?.body,
      signal,
      ...(options.background && BACKGROUND),
    });
    signal.throwIfAborted();
    return received;
  } catch (error) {
    throw transportError(error, signal);
  } finally {
    release();
    ticket.close();
  }
}

/** POST and PUT carry a body; only our own API gets product and channel. */
function encodedBody({ method, payload = {} }: Request, address: Address, session: Session) {
  if (method === 'GET' || method === 'DELETE') return undefined;
  return encodePayload(payload, address.own ? session.channelId() : undefined);
}

/** The signal's reason tells timeout from cancellation; ofetch wraps some errors and rethrows others as they are. */
function transportError(error: unknown, signal: AbortSignal): ApiError {
  if (signal.aborted) return new ApiError(...abortReason(signal), { cause: error });
  const inner = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return inner instanceof ApiError ? inner : new ApiError('network', ERROR_TEXT.network, { cause: error });
}

function abortReason(signal: AbortSignal): ['timeout' | 'cancelled', string] {
  const timedOut = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return timedOut ? ['timeout', ERROR_TEXT.timeout] : ['cancelled', ERROR_TEXT.cancelled];
}
