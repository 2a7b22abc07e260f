/** Parses and checks every address before the portal follows or shows it (promise 9). */

import { parseUrl } from './parseUrl.ts';

const MAX_LENGTH = 2048;

function parse(value: string, base?: string): URL | undefined {
  // Control characters and blanks are stripped by the URL parser itself, which hides `java\nscript:`.
  if (value.length > MAX_LENGTH || /[\u0000-\u0020\u007F]/.test(value)) return undefined;
  return parseUrl(value, base);
}

const isWeb = (url: URL): boolean =>
  (url.protocol === 'http:' || url.protocol === 'https:') &&
  url.username === '' &&
  url.password === '' &&
  url.hostname !== '';

/**
 * A download address: must begin with http (spec §5), and really be an absolute http(s) address.
 * @returns the address to open, or undefined when the download is abandoned
 */
export function safeDownloadUrl(value: string): string | undefined {
  if (!/^https?:\/\//i.test(value)) return undefined;
  const url = parse(value);
  return url && isWeb(url) ? url.href : undefined;
}

/** An outside link (contact, package, payment): absolute http(s), or a path of our own origin. */
export function safeLinkUrl(value: string, origin: string): string | undefined {
  const url = parse(value, origin);
  return url && isWeb(url) ? url.href : undefined;
}

/** A picture's address: our own origin, or one of the media hosts. */
export function safeImageUrl(value: string, origin: string, mediaHosts: readonly string[] = []): string | undefined {
  const url = parse(value, origin);
  if (!url || !isWeb(url)) return undefined;
  return url.origin === new URL(origin).origin || mediaHosts.includes(url.host) ? url.href : undefined;
}

const NEVER_RETURN_TO = /^\/(login|register|other)(\/|$)/i;

/**
 * A return target after login: a path of our own origin that is not itself a login page.
 * @returns path + query + fragment, or undefined
 */
export function safeReturnPath(value: string | null | undefined, origin: string): string | undefined {
  if (!value || !value.startsWith('/') || value.includes('\\')) return undefined;
  const url = parse(value, origin);
  if (!url || url.origin !== new URL(origin).origin) return undefined;
  if (url.pathname.startsWith('//') || NEVER_RETURN_TO.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** A route parameter that may stand in an API path. */
export const isSafeId = (value: string | undefined): value is string =>
  value !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(value);
