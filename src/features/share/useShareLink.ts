import { useQueryClient, useQuery } from '@tanstack/react-query';
import { withInviteCode } from '#domain/invite.ts';
import { useCore, useLoggedIn, useQueryFactory } from '#platform/core.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { withTimeout } from './withTimeout.ts';

/** How long the poster waits for the invite code. */
const CODE_WITHIN_MS = 3000;

/** The URL of a page, with the invite code of who shares it. */
export function useShareLink(path: string, wanted: boolean) {
  const { device } = useCore();
  const queryClient = useQueryClient();
  const loggedIn = useLoggedIn();
  const { invitation } = useQueryFactory(accountQueries);
  const { data } = useQuery({ ...invitation, enabled: wanted && loggedIn });
  const address = `${device.origin}${path}`;
  return {
    /** The URL as known now: browsers allow copying only right after a tap. */
    now: withInviteCode(address, data?.inviteCode),
    /** The URL with the invite code, or without it when that does not arrive in time. */
    async settled(): Promise<string> {
      if (!loggedIn) return address;
      const mine = await withTimeout(CODE_WITHIN_MS, queryClient.query(invitation));
      return withInviteCode(address, mine?.inviteCode);
    },
  };
}
