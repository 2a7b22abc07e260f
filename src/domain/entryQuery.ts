import { parseUrl } from './parseUrl.ts';

/** The portal's own codes: who sent somebody here, and by which channel they came (spec §1). */
const CODES: ReadonlySet<string> = new Set(['inviteCode', 'code']);

/**
 * What apps, browsers and campaigns append to a link as it is handed on; none of it is the portal's, save `from` on the
 * recharge page, which is no page of this kind.
 */
const NOISE: ReadonlySet<string> = new Set([
  // WeChat
  ...['from', 'isappinstalled', 'nsukey', 'scene', 'subscene', 'clicktime', 'enterid', 'sessionid', 'ascene'],
  ...[
    'devicetype',
    'nettype',
    'abtest_cookie',
    'pass_ticket',
    'wx_header',
    'exportkey',
    'fontScale',
    'version',
    'lang',
  ],
  ...['sharer_shareinfo', 'sharer_shareinfo_first', 'sharer_sharetime', 'sharer_shareid', 'srcid', 'wxfrom', 'weixin'],
  // QQ and its browser
  ...[
    '_wv',
    '_wwv',
    '_bid',
    '_pid',
    'ADTAG',
    'adtag',
    'ptlang',
    'tdsourcetag',
    'qqfrom',
    'mqqfrom',
    'share_type',
    'sid',
  ],
  // Weibo, Toutiao, Douyin, Bilibili, Alibaba and search engines
  ...['spm', 'scm', 'weibo_id', 'sudaref', 'luicode', 'lfid', 'featurecode', 'tt_from', 'share_token', 'share_source'],
  ...[
    'share_medium',
    'share_plat',
    'share_session_id',
    'share_tag',
    'share_times',
    'share_from',
    'unique_k',
    'timestamp',
  ],
  ...[
    'bd_vid',
    'qhclickid',
    'sogou_vid',
    'gdt_vid',
    'qz_gdt',
    'clickid',
    'callback_param',
    'gclid',
    'gbraid',
    'wbraid',
  ],
  ...['dclid', 'msclkid', 'fbclid', 'yclid', 'twclid', 'ttclid', 'igshid', '_ga', '_gl', 'ref'],
]);

const isNoise = (name: string): boolean => NOISE.has(name) || /^utm_/i.test(name);

/**
 * Whether an address asks for nothing but its page, as it would without its query: what was drawn and asked for ahead of
 * the code at build is then right for it too.
 */
export function isPlainQuery(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => CODES.has(name) || isNoise(name));
}

/** The values an address gives to a name: in its query, then behind `#` (`#/games?code=1`, and `#code=1` too). */
export function valuesIn(address: string, name: string): string[] {
  const url = parseUrl(address);
  if (!url) return [];
  const afterHash = new URLSearchParams(url.hash.slice(url.hash.indexOf('?') + 1 || 1));
  return [url.searchParams.get(name), afterHash.get(name)].filter((value) => value !== null);
}

/** What a channel code is made of. */
export const CHANNEL_CODE = /^[A-Za-z0-9]{1,32}$/;

/** The channel somebody came by; a code ends at the first sign that is none of one, as words of a chat behind it. */
export const channelIn = (address: string): string | undefined =>
  valuesIn(address, 'code')
    .map((value) => value.replace(/[^A-Za-z0-9][^]*$/, ''))
    .find((code) => CHANNEL_CODE.test(code));
