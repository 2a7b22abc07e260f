import type { EntryCodes } from './invite.ts';
import { DEFAULT_CHANNEL_ID } from './sdkConfig.ts';

/**
 * `address` for another browser, in which nothing is known of how one came here: with the invite and channel code one
 * came by (spec §1), as far as there are any. The default channel goes without saying.
 */
export function withEntryCodes(address: string, { inviteCode, channelCode }: EntryCodes): string {
  const channel = channelCode === DEFAULT_CHANNEL_ID ? '' : channelCode;
  if (!inviteCode && !channel) return address;
  const url = new URL(address);
  if (inviteCode) url.searchParams.set('inviteCode', inviteCode);
  if (channel) url.searchParams.set('code', channel);
  return url.href;
}
