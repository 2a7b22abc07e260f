import { createFetch } from 'ofetch';
import * as v from 'valibot';
import { Code } from '#domain/envelope.ts';
import { ApiError } from './ApiError.ts';
import { createExchange, type CallOptions, type Exchanged, type Fetcher } from './createExchange.ts';
import { createPendingRequests } from './createPendingRequests.ts';
import type { Payload } from './encodePayload.ts';
import { limitBody } from './limitBody.ts';
import { readData, readEnvelope } from './readAnswer.ts';
import { resolveAddress } from './resolveAddress.ts';
import type { Session } from './Session.ts';

const BASE_URL = '/api';
const TIMEOUT_MS = 30_000;
const MAX_BODY_BYTES = 2 * 1024 * 1024;

type Fetch = typeof globalThis.fetch;

/** The client's dependencies: the app passes the browser's, the flows in Storybook the server in the tab. */
export type ClientOptions = {
  fetch: Fetch;
  /** The page's origin, against which every path is resolved. */
  origin: string;
  session: Session;
  /** Developer log: non-200 answers, answers that do not parse, too many pending requests. */
  log: { warn(message: string): void };
  /** @default '/api' (spec §9) */
  baseURL?: string;
  /** Covers the body too. @default 30_000 (spec §7) */
  timeoutMs?: number;
};

type Call = <S extends v.GenericSchema>(path: string, schema: S, options?: CallOptions) => Promise<v.InferOutput<S>>;
type BodyCall = <S extends v.GenericSchema>(
  path: string,
  schema: S,
  payload?: Payload,
  options?: CallOptions,
) => Promise<v.InferOutput<S>>;

/** The requests of the portal (spec §7). Every call resolves to parsed data or rejects with an ApiError. */
export type Client = {
  get: Call;
  delete: Call;
  post: BodyCall;
  put: BodyCall;
  /** A file, of any size. A JSON answer is an error envelope, not the file. */
  download(path: string, options?: CallOptions): Promise<Blob>;
  /** Cancels every pending request to this path, whatever its query. */
  cancel(path: string): void;
  /** Cancels the pending reads, and with `writes` also the writes. */
  cancelAll(options?: { writes?: boolean }): void;
  pendingCount(): number;
};

/** Creates the client from its dependencies. */
export function createClient(options: ClientOptions): Client {
  const { fetch, session, timeoutMs = TIMEOUT_MS } = options;
  const base = { origin: options.origin, baseURL: options.baseURL ?? BASE_URL };
  const warn = (message: string) => options.log.warn(message);
  const pending = createPendingRequests(warn);
  const exchange = createExchange({ session, base, pending, timeoutMs, warn });
  const texts = fetchTexts(fetch);
  const files = fetchFiles(fetch);

  const call: SendRequest = async (request, schema) => readAnswer(await exchange(request, texts), schema, warn);

  const download = async (path: string, options?: CallOptions): Promise<Blob> => {
    const answer = await exchange({ method: 'GET', path, options }, files);
    if (isFile(answer)) return answer.body;
    return readAnswer({ ...answer, body: await answer.body.text() }, v.never(), warn);
  };

  return {
    get: (path, schema, options) => call({ method: 'GET', path, options }, schema),
    delete: (path, schema, options) => call({ method: 'DELETE', path, options }, schema),
    post: (path, schema, payload, options) => call({ method: 'POST', path, payload, options }, schema),
    put: (path, schema, payload, options) => call({ method: 'PUT', path, payload, options }, schema),
    download,
    cancel: (path) => pending.cancel(resolveAddress(path, base).key),
    cancelAll: (which) => pending.cancelAll(which),
    pendingCount: () => pending.count(),
  };
}

type SendRequest = <S extends v.GenericSchema>(
  request: Parameters<ReturnType<typeof createExchange>>[0],
  schema: S,
) => Promise<v.InferOutput<S>>;

/** Reads code and data of an answer (spec §7); code 2 ends the session (spec §8). */
function readAnswer<S extends v.GenericSchema>(
  answer: Exchanged<string>,
  schema: S,
  warn: (message: string) => void,
): v.InferOutput<S> {
  const { status, body, address, guard } = answer;
  try {
    const envelope = readEnvelope({ status, text: body, label: address.label });
    if (envelope.code === Code.sessionExpired) guard.expire();
    return readData(envelope, schema);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'malformed')
      warn(`${address.label} is malformed: ${String(error.cause)}`);
    else if (error instanceof ApiError && error.cause !== undefined)
      warn(`${address.label} answered: ${String(error.cause)}`);
    throw error;
  }
}

const isFile = ({ status, body }: Exchanged<Blob>): boolean =>
  status >= 200 && status <= 299 && !body.type.startsWith('application/json');

// retry: 0 because ofetch retries a GET once by default; error statuses are read with their envelope.
const PLAIN = { retry: 0, ignoreResponseError: true } as const;

/** As text: ofetch's own JSON parsing passes HTML and truncated JSON on as strings. */
function fetchTexts(fetch: Fetch): Fetcher<string> {
  const { raw } = createFetch({ fetch: limitBody(fetch, MAX_BODY_BYTES) });
  return async (href, init) => {
    const response = await raw(href, { ...init, ...PLAIN, responseType: 'text' });
    return { status: response.status, body: response._data ?? '' };
  };
}

function fetchFiles(fetch: Fetch): Fetcher<Blob> {
  const { raw } = createFetch({ fetch });
  return async (href, init) => {
    const response = await raw(href, { ...init, ...PLAIN, responseType: 'blob' });
    return { status: response.status, body: response._data ?? new Blob() };
  };
}
