import { useQueryClient, useQuery } from '@tanstack/react-query';
import { isLoggedIn } from '#domain/account.ts';
import { withInviteCode } from '#domain/invite.ts';
import { useCore, useSession, useQueries } from '#platform/core.ts';
import { accountQueries } from '#features/account/accountQueries.ts';
import { within } from './within.ts';

/** Longer than this nobody waits for a code they never asked for. */
const CODE_WITHIN_MS = 3000;

export type ShareLink = {
  /** The address as far as it is known now: a browser lets a page copy only while the tap is fresh. */
  now: string;
  /** The address with the invite code, or without it when that does not come in time. */
  settled(): Promise<string>;
};

/** The address of a page of ours, with the invite code of whoever shares it (product §2.5). */
export function useShareLink(path: string, wanted: boolean): ShareLink {
  const { device } = useCore();
  const queryClient = useQueryClient();
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const { invitation } = useQueries(accountQueries);
  const { data } = useQuery({ ...invitation, enabled: wanted && loggedIn });
  const address = `${device.origin}${path}`;
  return {
    now: withInviteCode(address, data?.inviteCode),
    async settled() {
      if (!loggedIn) return address;
      const mine = await within(CODE_WITHIN_MS, queryClient.query(invitation));
      return withInviteCode(address, mine?.inviteCode);
    },
  };
}
