import { invitationSchema, inviteCheckSchema, type Invitation, type InviteCheck } from '#domain/invite.ts';
import type { Client } from './client.ts';
import type { ReadOptions } from './createExchange.ts';

export function createInviteApi(client: Client) {
  return {
    /** One's own invite code and what came of it. */
    mine: (options: ReadOptions = {}): Promise<Invitation> =>
      client.get('/api/v1/invite/me', invitationSchema, options),

    /** Whether an invite code is somebody's, and what it brings. */
    check: (inviteCode: string, options: ReadOptions = {}): Promise<InviteCheck> =>
      client.get('/api/v1/invite/check', inviteCheckSchema, { query: { inviteCode }, ...options }),
  };
}
