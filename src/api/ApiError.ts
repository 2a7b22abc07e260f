import { Code } from '#domain/envelope.ts';
import { ERROR_TEXT } from './errorText.ts';

/**
 * What went wrong with a call.
 * `cancelled`: aborted by us, never shown. `timeout`: no full answer in time. `network`: no answer.
 * `http`: an HTTP error status. `business`: an answer whose code is not 0. `malformed`: an answer
 * (or address) that is not what the call promises. `tooLarge`: an answer above the size limit.
 */
export type ApiErrorKind = 'cancelled' | 'timeout' | 'network' | 'http' | 'business' | 'malformed' | 'tooLarge';

/** Details of a failed call. */
export type ApiErrorDetails = { status?: number; code?: number; data?: unknown; cause?: unknown };

const MAX_MESSAGE_LENGTH = 200;

/** The only error a call rejects with. `message` is Chinese, user-facing, at most 200 characters. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, when the server answered. */
  readonly status: number | undefined;
  /** The envelope's code, when the answer was an envelope. */
  readonly code: number | undefined;
  /** The envelope's data, unparsed: read it with `errorDetail.ts`. */
  readonly data: unknown;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super([...message].slice(0, MAX_MESSAGE_LENGTH).join(''), { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.data = details.data;
  }
}

/** The user-facing message of any error: only an ApiError has one, other exceptions are in English. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : ERROR_TEXT.unforeseen;

/** Kinds whose message helps the user: refusals of the server, and what the user can fix. */
const SHOWN_KINDS: ReadonlySet<ApiErrorKind> = new Set(['business', 'network', 'timeout']);

/**
 * The message a page shows when its data failed to load; undefined for a server error or one of ours, where the page's
 * default (加载失败，点击重试) is more help than 服务器内部错误.
 */
export const readFailureOf = (error: unknown): string | undefined =>
  error instanceof ApiError && SHOWN_KINDS.has(error.kind) ? error.message : undefined;

/** Whether the server answered with a business error. After any other failure the outcome is unknown. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.kind === 'business';

/** Business errors given before the request itself was looked at. */
const BEFORE_REQUEST: ReadonlySet<number | undefined> = new Set([Code.sessionExpired, Code.tooFrequent]);

/**
 * Whether a business error is final for its idempotency key (reliability M1). An expired session or a rate limit is not:
 * an earlier attempt, whose answer was lost, may have been carried out, so the retry must send the same key.
 */
export const isFinalRefusal = (error: unknown): error is ApiError =>
  isRefusal(error) && !BEFORE_REQUEST.has(error.code);

/** Whether the server answered that the thing does not exist, or no longer does. */
export const isNotFound = (error: unknown): boolean => isRefusal(error) && error.code === Code.notFound;

/**
 * Whether an error needs no message: our own cancellations (spec §8), and an expired session, which `Session.expire`
 * has shown already.
 */
export const isHandled = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'cancelled' || (isRefusal(error) && error.code === Code.sessionExpired));
