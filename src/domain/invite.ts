/** Invite and channel code from the page address (spec §1, §3). */

const CODE = /^[A-Za-z0-9]{1,32}$/;

export type EntryCodes = { inviteCode?: string; channelCode?: string };

/**
 * Reads `inviteCode` and `code` (channel) from the query before and after `#`. Anything but 1–32
 * letters or digits is dropped; the query before `#` wins.
 */
export function readEntryCodes(address: string): EntryCodes {
  if (!URL.canParse(address)) return {};
  const url = new URL(address);
  const afterHash = new URLSearchParams(url.hash.split('?')[1] ?? '');
  const pick = (key: string) =>
    [url.searchParams.get(key), afterHash.get(key)].find((value) => value !== null && CODE.test(value));
  const inviteCode = pick('inviteCode');
  const channelCode = pick('code');
  return { ...(inviteCode && { inviteCode }), ...(channelCode && { channelCode }) };
}
