import { withEntryCodes } from '#domain/entryLink.ts';
import { useCore, useSession } from '../core.ts';
import { hrefOf, useRouteLocation } from './routeLocation.ts';

/** The address of an in-app path for another browser, with the invite and channel code of this visit. */
export function useEntryLink(): (path: string) => string {
  const { device } = useCore();
  const inviteCode = useSession((state) => state.inviteCode);
  const channelCode = useSession((state) => state.channelCode);
  return (path) => withEntryCodes(`${device.origin}${path}`, { inviteCode, channelCode });
}

/** The address of this page for another browser. */
export function usePageLink(): string {
  return useEntryLink()(hrefOf(useRouteLocation()));
}
