import * as v from 'valibot';
import { CHANNEL_CODE, channelIn, valuesIn } from './entryQuery.ts';
import { checkInviteCode, cleanCode, normaliseText } from './fields.ts';
import { parseUrl } from './parseUrl.ts';
import { idSchema, pictureTextSchema, timeSchema, urlTextSchema, wholeSchema } from './primitives.ts';

/** Invite and channel code from the page address (spec §1, §3). */

/** A channel code from an address or from storage. */
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
 * Reads `inviteCode` and `code` (channel) from the query before and after `#`; the query before `#` wins. Invalid codes and
 * chat text behind a code are dropped, since they would block registration.
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

/** `address` with the sharer's own invite code, if loaded (product §2.5). */
export function withInviteCode(address: string, inviteCode: string | undefined): string {
  if (!inviteCode) return address;
  const url = new URL(address);
  url.searchParams.set('inviteCode', inviteCode);
  return url.href;
}

/** A user who registered with the code. */
export const inviteeSchema = v.object({
  uid: idSchema,
  name: v.string(),
  avatar: v.fallback(pictureTextSchema, ''),
  createTime: timeSchema,
});
export type Invitee = v.InferOutput<typeof inviteeSchema>;

/** The user's own code, how many registered with it and the diamonds earned; `list` holds the latest. */
export const invitationSchema = v.object({
  inviteCode: inviteCodeSchema,
  link: urlTextSchema,
  invited: wholeSchema,
  rewarded: wholeSchema,
  /** Diamonds for either side of the next registration. */
  rewardEach: v.fallback(wholeSchema, 0),
  list: v.array(inviteeSchema),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** Whether an invite code exists, and the diamonds for either side once the new user has bound a phone. */
export const inviteCheckSchema = v.object({ valid: v.boolean(), rewardEach: v.fallback(wholeSchema, 0) });
export type InviteCheck = v.InferOutput<typeof inviteCheckSchema>;
