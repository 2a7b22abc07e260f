import { pathNamesOf, type Call, type Values } from '../contract/Call.ts';
import { fieldsOf } from '../contract/requestSchema.ts';
import { png } from './pictures.ts';
import type { Person, TestPortal } from './portal.ts';

/** What came back: an envelope's parts, or for anything else its text. */
export type Reply = { status: number; type: string; code?: number; msg?: string; data?: unknown; text?: string };

/** How a call is sent; fields not in its schema go along as they are. */
export type Sending = { as?: Person; headers?: Record<string, string>; json?: boolean };

/** The largest portrait has this side. */
const SIDE = 64;

function pathOf(call: Call, values: Values): string {
  return pathNamesOf(call).reduce(
    (path, name) => path.replace(`:${name}`, encodeURIComponent((values[name] ?? 'missing').toWellFormed())),
    call.path,
  );
}

function payloadOf(call: Call, values: Values): Values {
  const inPath = new Set(pathNamesOf(call));
  const needsKey = fieldsOf(call.asks).includes('requestId') && values['requestId'] === undefined;
  const payload = Object.entries(values).filter(([name]) => !inPath.has(name));
  return { ...Object.fromEntries(payload), ...(needsKey && { requestId: crypto.randomUUID() }) };
}

function pictureForm(payload: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.set(name, value);
  form.set('file', new File([png(SIDE, SIDE)], 'a.png', { type: 'image/png' }));
  return form;
}

/** The request a call with these values is. */
export function requestOf(
  call: Call,
  values: Values,
  { as, headers, json }: Sending = {},
): { path: string; init: RequestInit } {
  const payload = payloadOf(call, values);
  const query = new URLSearchParams(payload);
  const bodyless = call.method === 'GET' || call.method === 'DELETE';
  const body = call.picture ? pictureForm(payload) : json ? JSON.stringify(payload) : query;
  return {
    path: `${pathOf(call, values)}${bodyless && query.size > 0 ? `?${query}` : ''}`,
    init: {
      method: call.method,
      redirect: 'manual',
      ...(!bodyless && { body }),
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...(json && !call.picture && { 'Content-Type': 'application/json' }),
        ...(as && { uid: as.uid, token: as.token }),
        ...headers,
      },
    },
  };
}

/** Reads what came back. */
export async function replyOf(response: Response): Promise<Reply> {
  const { status } = response;
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const text = await response.text();
  return type === 'application/json' ? { status, type, ...(JSON.parse(text) as object) } : { status, type, text };
}

/** Makes a call of the contract. */
export async function send(portal: TestPortal, call: Call, values: Values, sending: Sending = {}): Promise<Reply> {
  const { path, init } = requestOf(call, values, sending);
  return replyOf(await portal.fetch(path, init));
}
