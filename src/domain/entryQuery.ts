/** The portal's own parameters: invite code and channel code (spec §1). */
const CODES = /^(inviteCode|code)$/;

/**
 * Tracking parameters that apps, browsers and campaigns append to a link; no prerendered page reads any of them. In its
 * order: any campaign and share, WeChat, QQ, the others, advertisements.
 */
const TRACKING =
  /^(utm_.*|sharer?_.*|from|isappinstalled|nsukey|(sub|a)?scene|clicktime|enterid|sessionid|devicetype|nettype|pass_ticket|exportkey|wx.*|_wv|_wwv|_bid|adtag|ptlang|tdsourcetag|qqfrom|spm|scm|weibo_id|sudaref|luicode|lfid|tt_from|timestamp|unique_k|.*(clid|clkid|_vid)|_g[al])$/i;

/** Whether a query asks for nothing but the page: what was prerendered and preloaded is then right for it too. */
export function isPlainQuery(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => CODES.test(name) || TRACKING.test(name));
}

type Address = Pick<URL, 'search' | 'hash'>;

/** The values of a parameter: in the query, then behind `#` (`#/games?code=1`, and `#code=1` too). */
export function valuesIn({ search, hash }: Address, name: string): string[] {
  return [search, hash.slice(hash.indexOf('?') + 1 || 1)]
    .map((query) => new URLSearchParams(query).get(name))
    .filter((value) => value !== null);
}

/** The format of a channel code. */
export const CHANNEL_CODE = /^[A-Za-z0-9]{1,32}$/;

/** The channel code of an address; it ends at the first character that cannot be part of one, such as chat text behind the link. */
export const channelIn = (address: Address): string | undefined =>
  valuesIn(address, 'code')
    .map((value) => value.replace(/[^A-Za-z0-9][^]*$/, ''))
    .find((code) => CHANNEL_CODE.test(code));
