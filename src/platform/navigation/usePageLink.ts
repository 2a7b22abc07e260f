import { withEntryCodes } from '#domain/entryLink.ts';
import { useCore, useSession } from '../core.ts';
import { hrefOf, useRouteLocation } from './routeLocation.ts';

export function useEntryLink(): (path: string) => string {
  const { device } = useCore();
  const inviteCode = useSession((state) => state.inviteCode);
  const channelCode = useSession((state) => state.channelCode);
  return (path) => withEntryCodes(`${device.origin}${path}`, { inviteCode, channelCode });
}

export const usePageLink = (): string => useEntryLink()(hrefOf(useRouteLocation()));
