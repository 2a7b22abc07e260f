import { Code } from '#domain/envelope.ts';
import { ERROR_TEXT } from './errorText.ts';

/**
 * What went wrong with a call.
 * `cancelled`: given up by us, never shown. `timeout`: no full answer in time. `network`: no answer.
 * `http`: an HTTP error status. `business`: an answer whose code is not 0. `malformed`: an answer
 * (or address) that is not what the call promises. `tooLarge`: an answer above the size limit.
 */
export type ApiErrorKind = 'cancelled' | 'timeout' | 'network' | 'http' | 'business' | 'malformed' | 'tooLarge';

/** What is known of a failed call beside its kind and its text. */
export type ApiErrorDetails = { status?: number; code?: number; data?: unknown; cause?: unknown };

const MAX_MESSAGE_LENGTH = 200;

/** The one error a call rejects with. `message` is Chinese, made to be shown, at most 200 characters. */
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

/** What a person is told of any failure: only an ApiError is made to be read, an exception of the code speaks English. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : ERROR_TEXT.unforeseen;

/** Whether a failure has words worth a place on a page: what the server says no with, and what the reader can mend. */
const SPEAKS: ReadonlySet<ApiErrorKind> = new Set(['business', 'network', 'timeout']);

/**
 * What a page says that could not be read: undefined where the failure is the server's or ours, for which
 * a page has its own words (加载失败，点击重试); 服务器内部错误 helps nobody who reads it.
 */
export const readFailureOf = (error: unknown): string | undefined =>
  error instanceof ApiError && SPEAKS.has(error.kind) ? error.message : undefined;

/** Whether the server answered, and said no; after any other failure nobody knows what it did. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.kind === 'business';

/** Refusals given before anybody looked at what was wished for. */
const OF_THE_CALLER: ReadonlySet<number | undefined> = new Set([Code.sessionExpired, Code.tooFrequent]);

/**
 * Whether a refusal is the server's last word on a wish (reliability M1). An ended session or too much haste is none: an
 * earlier try, whose answer was lost, may have been carried out, so the next must bear the same key.
 */
export const isFinalRefusal = (error: unknown): error is ApiError => isRefusal(error) && !OF_THE_CALLER.has(error.code);

/** Whether the server said that it has no such thing, or no longer. */
export const isNotFound = (error: unknown): boolean => isRefusal(error) && error.code === Code.notFound;

/**
 * Whether nobody is to be told of a failure: our own cancellations (spec §8), and an expired session,
 * of which `Session.expire` has told already.
 */
export const isHandled = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'cancelled' || (isRefusal(error) && error.code === Code.sessionExpired));
