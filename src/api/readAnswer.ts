import * as v from 'valibot';
import { Code, envelopeSchema, type Envelope } from '#domain/envelope.ts';
import { ApiError } from './ApiError.ts';
import { ERROR_TEXT, httpErrorText } from './errorText.ts';

/** An answer whose body has been read. `label` is the address shown in texts. */
export type Answer = { status: number; text: string; label: string };

/**
 * The envelope of a successful answer.
 * @throws ApiError `http` for an error status, `malformed` when the body is no envelope
 */
export function readEnvelope(answer: Answer): Envelope {
  const envelope = parseEnvelope(answer.text);
  if (answer.status < 200 || answer.status > 299) throw httpError(answer, envelope);
  if (!envelope) throw malformed(answer.status);
  return envelope;
}

/**
 * The data of an envelope, by its schema (spec §7).
 * @throws ApiError `business` when the code is not 0, `malformed` when the data does not parse
 */
export function readData<S extends v.GenericSchema>(envelope: Envelope, schema: S): v.InferOutput<S> {
  if (envelope.code !== Code.ok) throw businessError(envelope);
  const result = v.safeParse(schema, envelope.data);
  if (!result.success) throw malformed(200, whatFailed(result.issues));
  return result.output;
}

/** The envelope in a text, or undefined when there is none. */
export function parseEnvelope(text: string): Envelope | undefined {
  const result = v.safeParse(envelopeSchema, parseJson(text));
  return result.success ? result.output : undefined;
}

// ofetch hands HTML, cut JSON and NaN through as strings (destr is lenient); JSON.parse refuses them
// but keeps `__proto__`, which a later Object.assign would follow.
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
}

function businessError({ code, msg, data }: Envelope): ApiError {
  const fallback = code === Code.sessionExpired ? ERROR_TEXT.sessionExpired : ERROR_TEXT.business;
  return new ApiError('business', forPeople(msg) ?? fallback, { status: 200, code, data, cause: forDevelopers(msg) });
}

function httpError({ status, label }: Answer, envelope: Envelope | undefined): ApiError {
  const { code, msg = '', data } = envelope ?? {};
  const text = httpErrorText(status, label, forPeople(msg));
  return new ApiError('http', text, { status, code, data, cause: forDevelopers(msg) });
}

/** A Chinese message is user-facing; anything else is the text of an exception or a proxy. */
const forPeople = (msg: string): string | undefined => (/\p{Script=Han}/u.test(msg) ? msg : undefined);

const forDevelopers = (msg: string): string | undefined => (msg && forPeople(msg) === undefined ? msg : undefined);

const malformed = (status: number, cause?: string) =>
  new ApiError('malformed', ERROR_TEXT.malformed, { status, cause });

/** Where the data does not match its schema, for the log: paths and expectations, never the values. */
const whatFailed = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: expected ${issue.expected ?? issue.type}`).join('; ');
