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
  /** GET reads and the others write unless told: many of the spec's reads are POSTs. */
  intent?: RequestKind;
  /** A read of the same URL still under way is cancelled: the later question wins. */
  latest?: boolean;
  /** `free`: the answer belongs to no session, so a change of session neither drops it nor ends by it. */
  session?: 'bound' | 'free';
  /** Nobody waits for it: it comes after all else, and outlives the page that sends it. */
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

/** Fetches and reads the whole body; the one thing below us that knows the network. */
export type Fetcher<Body> = (href: string, init: RequestInit) => Promise<{ status: number; body: Body }>;

/** An answer with its body read, whatever its status. */
export type Exchanged<Body> = { status: number; body: Body; address: Address; tie: SessionGuard };

type Parts = {
  session: Session;
  place: ApiBase;
  pending: PendingRequests;
  timeoutMs: number;
  warn(message: string): void;
};

/**
 * One request and its whole answer (spec §7). Rejects with an ApiError `cancelled`, `timeout`,
 * `network`, `tooLarge` or, for an address that leaves the API, `malformed`.
 */
export function createExchange(parts: Parts) {
  const tieToSession = guardSession(parts.session);
  return async <Body>(request: Request, fetcher: Fetcher<Body>): Promise<Exchanged<Body>> => {
    const address = resolveAddress(request.path, parts.place, request.options?.query);
    const tie = address.own && request.options?.session !== 'free' ? tieToSession() : NO_GUARD;
    const { status, body } = await tie.keep(send(request, address, fetcher, parts));
    // Spec §8: a status other than 200 is only logged. No query here: it may hold what a person typed.
    if (status !== 200) parts.warn(`${request.method} ${address.label} answered ${status}`);
    return { status, body, address, tie };
  };
}

const BACKGROUND = { priority: 'low', keepalive: true } as const;

/** Everything up to the await happens at once, so the identity sent is that of the moment of the call. */
async function send<Body>(request: Request, address: Address, fetcher: Fetcher<Body>, parts: Parts) {
  const { method, options = {} } = request;
  const encoded = encodedBody(request, address, parts.session);
  const dress = requestHook(address, parts.session, encoded);
  const ticket = parts.pending.open(
    address.key,
    options.intent ?? (method === 'GET' ? 'read' : 'write'),
    options.latest,
  );
  // One signal for both: given a signal, ofetch ignores its own timeout, which would not cover the body either.
  const { signal, release } = createCallSignal(
    [ticket.signal, ...(options.signal ? [options.signal] : [])],
    parts.timeoutMs,
  );
  try {
    const received = await fetcher(address.href, {
      ...dress,
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

/** POST and PUT carry a body; only our own API is told of product and channel. */
function encodedBody({ method, payload = {} }: Request, address: Address, session: Session) {
  if (method === 'GET' || method === 'DELETE') return undefined;
  return encodePayload(payload, address.own ? session.channelId() : undefined);
}

/** The signal knows why it ended; ofetch wraps some failures and hands others through as they are. */
function transportError(error: unknown, signal: AbortSignal): ApiError {
  if (signal.aborted) return new ApiError(...abortReason(signal), { cause: error });
  const inner = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return inner instanceof ApiError ? inner : new ApiError('network', ERROR_TEXT.network, { cause: error });
}

function abortReason(signal: AbortSignal): ['timeout' | 'cancelled', string] {
  const timedOut = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return timedOut ? ['timeout', ERROR_TEXT.timeout] : ['cancelled', ERROR_TEXT.cancelled];
}
