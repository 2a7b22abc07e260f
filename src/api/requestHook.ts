import type { EncodedBody } from './encodePayload.ts';
import type { Address } from './resolveAddress.ts';
import type { Session } from './Session.ts';

/** The part of a fetch call that the request hook decides. */
export type RequestPolicy = Pick<RequestInit, 'headers' | 'credentials' | 'redirect' | 'referrerPolicy'>;

/**
 * How a request is dressed (spec §7). Our own API gets the three JSON headers, uid and token; an
 * absolute address skips the hook: no identity, no cookies, no referrer.
 */
export function requestHook(
  address: Pick<Address, 'own'>,
  session: Pick<Session, 'uid' | 'token'>,
  encoded: EncodedBody | undefined,
): RequestPolicy {
  const headers = new Headers({ Accept: 'application/json' });
  if (encoded?.contentType) headers.set('Content-Type', encoded.contentType);
  if (!address.own) return { headers, credentials: 'omit', redirect: 'follow', referrerPolicy: 'no-referrer' };

  if (!encoded) headers.set('Content-Type', 'application/json');
  headers.set('X-Requested-With', 'XMLHttpRequest');
  setIfPlain(headers, 'uid', session.uid());
  setIfPlain(headers, 'token', session.token());
  // A followed redirect takes own headers along, also to another host: an API answer never redirects.
  return { headers, credentials: 'same-origin', redirect: 'error' };
}

/** A corrupted identity (control characters, wide letters) is left out: the server then asks for a login. */
function setIfPlain(headers: Headers, name: string, value: string): void {
  if (/^[\x21-\x7E]+$/.test(value)) headers.set(name, value);
}
