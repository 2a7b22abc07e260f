import { APP_ID, DEFAULT_CHANNEL_ID } from '#domain/sdkConfig.ts';
import { writeScalar } from './resolveAddress.ts';

type FormValue = string | number | boolean | undefined | readonly unknown[];

/** The fields of a form body. undefined is left out; a list travels as a JSON string. */
export type Fields = Readonly<Record<string, FormValue>>;

const sendAsJson = Symbol('sendAsJson');
type JsonPayload = { [sendAsJson]: unknown };

/** What a POST or PUT can carry. */
export type Payload = Fields | FormData | JsonPayload;

/** Marks a payload to be sent as JSON, exactly as it is (spec §7). */
export const asJson = (value: unknown): JsonPayload => ({ [sendAsJson]: value });

/** A body ready to send. Without a `contentType` the browser writes it (multipart needs its boundary). */
export type EncodedBody = { body: string | FormData; contentType?: string };

/**
 * A payload encoded as a request body (spec §7): form-urlencoded with appID and channelID added when absent,
 * multipart for a FormData, JSON for a marked payload.
 * @param channelId undefined for an outside address, which gets no product fields
 */
export function encodePayload(payload: Payload, channelId: string | undefined): EncodedBody {
  if (isJsonPayload(payload)) {
    return { body: JSON.stringify(payload[sendAsJson]), contentType: 'application/json' };
  }
  if (payload instanceof FormData) return { body: withProduct(copyOf(payload), channelId) };
  const form = withProduct(formOf(payload), channelId);
  return { body: form.toString(), contentType: 'application/x-www-form-urlencoded' };
}

const isJsonPayload = (payload: Payload): payload is JsonPayload => sendAsJson in payload;

function formOf(fields: Fields): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : writeScalar(value));
  }
  return form;
}

function copyOf(form: FormData): FormData {
  const copy = new FormData();
  form.forEach((value, name) => copy.append(name, value));
  return copy;
}

function withProduct<F extends FormData | URLSearchParams>(form: F, channelId: string | undefined): F {
  if (channelId === undefined) return form;
  if (!form.has('appID')) form.set('appID', APP_ID);
  if (!form.has('channelID')) form.set('channelID', channelId || DEFAULT_CHANNEL_ID);
  return form;
}
