import type { Context } from 'hono';
import { Code, type Envelope } from '#domain/envelope.ts';
import { isDatabaseUnavailable } from './db/faults.ts';

/** The HTTP statuses this server answers envelopes with. */
type Status = 200 | 400 | 401 | 403 | 404 | 409 | 413 | 500 | 503;

/** Seconds after which a caller may try again when the database cannot serve. */
const RETRY_AFTER_SECONDS = 1;

/** A refusal with its business code and the Chinese sentence to show. Everything else thrown is a fault. */
export class Refusal extends Error {
  readonly code: Code;
  readonly data: unknown;
  readonly status: Status;

  constructor(code: Code, message: string, options: { data?: unknown; status?: Status } = {}) {
    super(message);
    this.code = code;
    this.data = options.data ?? null;
    this.status = options.status ?? 200;
  }
}

/** A value that does not fit its field (1001); `field` names the one to mark. */
export const badField = (field: string, message: string): Refusal =>
  new Refusal(Code.badField, message, { data: { field } });

/** What is asked for does not exist, or is not the caller's: both look alike (T9). */
export const gone = (message: string): Refusal => new Refusal(Code.notFound, message);

/** Answers `data` in an envelope with code 0. */
export const answer = (c: Context, data: unknown, msg = ''): Response =>
  c.json({ code: Code.ok, msg, data } satisfies Envelope);

function refuse(c: Context, refusal: Refusal): Response {
  return c.json({ code: refusal.code, msg: refusal.message, data: refusal.data } satisfies Envelope, refusal.status);
}

/** Turns whatever a route threw into an envelope: no stack, no SQL, never HTML (T19). */
export function answerFailure(c: Context, error: unknown, onFault: (error: unknown) => void): Response {
  if (error instanceof Refusal) return refuse(c, error);
  onFault(error);
  return isDatabaseUnavailable(error)
    ? answerBusy(c)
    : refuse(c, new Refusal(Code.general, '服务器内部错误', { status: 500 }));
}

/** The answer to whoever had better come again in a moment. */
export function answerBusy(c: Context): Response {
  c.header('Retry-After', String(RETRY_AFTER_SECONDS));
  return refuse(c, new Refusal(Code.general, '服务繁忙，请稍后再试', { status: 503 }));
}

/** The answer to a path that is not in the contract. */
export const answerUnknownPath = (c: Context): Response =>
  refuse(c, new Refusal(Code.general, '请求地址不存在', { status: 404 }));
