import { parseUrl } from '#domain/parseUrl.ts';
import { ApiError } from './ApiError.ts';
import { ERROR_TEXT } from './errorText.ts';

/** The scalars a query or a form can carry; undefined is left out. */
export type QueryValue = string | number | boolean | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** A request's address. `own`: a path of our API, which alone receives uid, token and session rules. */
export type Address = {
  /** Absolute, with query. */
  href: string;
  /** Absolute, without query and fragment: what pending requests are tracked by. */
  key: string;
  /** What logs and error texts show: no query, and no host for an own address. */
  label: string;
  own: boolean;
};

/** Where our API lives: the page's origin, and the base under it or elsewhere. */
export type ApiBase = { origin: string; baseURL: string };

const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i;

/** How a scalar is written: flags are 0 and 1 on the wire. */
export const writeScalar = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

/**
 * The address of a path (spec §7): `/user/…`, `/web/…` and `vip/…` lie under the base, `/api/v1/…`
 * is already full, an absolute http(s) address stays as it is and is never our own.
 * @throws ApiError `malformed` when a path leaves the API or an address is not http(s)
 */
export function resolveAddress(path: string, place: ApiBase, query: Query = {}): Address {
  const base = new URL(place.baseURL, place.origin);
  const absolute = ABSOLUTE.test(path);
  const url = absolute ? parseWeb(path) : parseOwn(path, base);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, writeScalar(value));
  }
  url.hash = '';
  const key = url.origin + url.pathname;
  return { href: url.href, key, label: absolute ? key : url.pathname, own: !absolute };
}

function parseWeb(address: string): URL {
  const url = parseUrl(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw badAddress();
  return url;
}

function parseOwn(path: string, base: URL): URL {
  // Without the slashes at its end; read forwards, since `/\/+$/` would try anew at every slash of a long row.
  const root = /^.*[^/]/.exec(base.pathname)?.[0] ?? '';
  const full = path.startsWith(`${root}/`) ? path : `${root}/${path.replace(/^\//, '')}`;
  const url = parseUrl(full, base);
  // `..`, `//host` and `/\host` are resolved by the URL parser: judge what comes out, not what went in.
  if (!url || url.origin !== base.origin || !url.pathname.startsWith(`${root}/`)) throw badAddress();
  return url;
}

const badAddress = () => new ApiError('malformed', ERROR_TEXT.badAddress);
