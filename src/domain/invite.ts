import * as v from 'valibot';
import { CHANNEL_CODE, channelIn, valuesIn } from './entryQuery.ts';
import { checkInviteCode, cleanCode, normaliseText } from './fields.ts';
import { parseUrl } from './parseUrl.ts';
import { idSchema, pictureTextSchema, timeSchema, urlTextSchema, wholeSchema } from './primitives.ts';

/** Invite and channel code from the page address (spec §1, §3). */

/** A channel code as an address or the device's memory gives it. */
export const channelCodeSchema = v.pipe(v.string(), v.regex(CHANNEL_CODE));

/** An invite code however it is written: without spaces and dashes, in capitals (product §3.5). */
export const inviteCodeSchema = v.pipe(
  v.string(),
  v.transform(cleanCode),
  v.nonEmpty(),
  v.check((code) => checkInviteCode(code) === undefined),
);

export type EntryCodes = { inviteCode?: string; channelCode?: string };

/**
 * Reads `inviteCode` and `code` (channel) from the query before and after `#`. What can be no such code is dropped, for a
 * stray word must not stand in the way of a login, and so are words of a chat behind one; the query before `#` wins.
 */
export function readEntryCodes(address: string): EntryCodes {
  const url = parseUrl(address);
  if (!url) return {};
  const inviteCode = valuesIn(url, 'inviteCode')
    .map((value) => v.safeParse(inviteCodeSchema, normaliseText(value).replace(/[^A-Za-z0-9\s_-][^]*$/, '')))
    .find(({ success }) => success)?.output as string | undefined;
  const channelCode = channelIn(url);
  return { ...(inviteCode && { inviteCode }), ...(channelCode && { channelCode }) };
}

/** `address` as its sharer hands it on: with their own invite code, or as it is while none is known (product §2.5). */
export function withInviteCode(address: string, inviteCode: string | undefined): string {
  if (!inviteCode) return address;
  const url = new URL(address);
  url.searchParams.set('inviteCode', inviteCode);
  return url.href;
}

/** Someone who came by one's code. */
export const inviteeSchema = v.object({
  uid: idSchema,
  name: v.string(),
  avatar: v.fallback(pictureTextSchema, ''),
  createTime: timeSchema,
});
export type Invitee = v.InferOutput<typeof inviteeSchema>;

/** One's own code, who came by it and the diamonds they brought; `list` holds the latest of them. */
export const invitationSchema = v.object({
  inviteCode: inviteCodeSchema,
  link: urlTextSchema,
  invited: wholeSchema,
  rewarded: wholeSchema,
  /** What the next one brings to either side. */
  rewardEach: v.fallback(wholeSchema, 0),
  list: v.array(inviteeSchema),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** Whether an invite code is somebody's, and the diamonds it brings to either side once the guest has a number. */
export const inviteCheckSchema = v.object({ valid: v.boolean(), rewardEach: v.fallback(wholeSchema, 0) });
export type InviteCheck = v.InferOutput<typeof inviteCheckSchema>;
