import type { EntryCodes } from './invite.ts';
import { DEFAULT_CHANNEL_ID } from './sdkConfig.ts';

/** `address` for another browser, with the invite and channel code of this visit (spec §1), if any but the default channel. */
export function withEntryCodes(address: string, { inviteCode, channelCode }: EntryCodes): string {
  const channel = channelCode === DEFAULT_CHANNEL_ID ? '' : channelCode;
  if (!inviteCode && !channel) return address;
  const url = new URL(address);
  if (inviteCode) url.searchParams.set('inviteCode', inviteCode);
  if (channel) url.searchParams.set('code', channel);
  return url.href;
}
