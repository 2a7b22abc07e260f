import { useQueryClient, useQuery } from '@tanstack/react-query';
import { isLoggedIn } from '#domain/account.ts';
import { withInviteCode } from '#domain/invite.ts';
import { useCore, useSession, useQueryFactory } from '#platform/core.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { withTimeout } from './withTimeout.ts';

/** How long the poster waits for the invite code. */
const CODE_WITHIN_MS = 3000;

export type ShareLink = {
  /** The URL as known now: browsers allow copying only right after a tap. */
  now: string;
  /** The URL with the invite code, or without it when that does not arrive in time. */
  settled(): Promise<string>;
};

/** The URL of a page, with the invite code of who shares it. */
export function useShareLink(path: string, wanted: boolean): ShareLink {
  const { device } = useCore();
  const queryClient = useQueryClient();
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const { invitation } = useQueryFactory(accountQueries);
  const { data } = useQuery({ ...invitation, enabled: wanted && loggedIn });
  const address = `${device.origin}${path}`;
  return {
    now: withInviteCode(address, data?.inviteCode),
    async settled() {
      if (!loggedIn) return address;
      const mine = await withTimeout(CODE_WITHIN_MS, queryClient.query(invitation));
      return withInviteCode(address, mine?.inviteCode);
    },
  };
}
