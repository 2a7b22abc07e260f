import { withEntryCodes } from '#domain/entryLink.ts';
import { useCore, useSession } from '#platform/core.ts';
import { hrefOf, useRouteLocation } from './routeLocation.ts';

/** The address of a page of ours, to be opened in another browser as the one came by the same invite and channel. */
export function useEntryLink(): (path: string) => string {
  const { device } = useCore();
  const inviteCode = useSession((state) => state.inviteCode);
  const channelCode = useSession((state) => state.channelCode);
  return (path) => withEntryCodes(`${device.origin}${path}`, { inviteCode, channelCode });
}

/** The address of this page, to be opened in another browser. */
export function usePageLink(): string {
  return useEntryLink()(hrefOf(useRouteLocation()));
}
