import * as v from 'valibot';
import { idSchema, pictureTextSchema, timeSchema, urlTextSchema, wholeSchema } from './primitives.ts';

/** Invite and channel code from the page address (spec §1, §3). */

const CODE = /^[A-Za-z0-9]{1,32}$/;

/** A code as an address or the device's memory gives it. */
export const entryCodeSchema = v.pipe(v.string(), v.regex(CODE));

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

/** `address` as its sharer hands it on: with their own invite code, or as it is while none is known (product.md §2.5). */
export function withInviteCode(address: string, inviteCode: string | undefined): string {
  if (!inviteCode) return address;
  const url = new URL(address);
  url.searchParams.set('inviteCode', inviteCode);
  return url.href;
}

/** Someone who came by one's code. */
export const inviteeSchema = v.object({ uid: idSchema, name: v.string(), avatar: v.fallback(pictureTextSchema, ''), createTime: timeSchema });
export type Invitee = v.InferOutput<typeof inviteeSchema>;

/** One's own code, who came by it and the diamonds they brought; `list` holds the latest of them. */
export const invitationSchema = v.object({
  inviteCode: entryCodeSchema,
  link: urlTextSchema,
  invited: wholeSchema,
  rewarded: wholeSchema,
  /** What the next one brings to either side. */
  rewardEach: v.fallback(wholeSchema, 0),
  list: v.array(inviteeSchema),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;
