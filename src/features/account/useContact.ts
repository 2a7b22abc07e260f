import { useCore, useSession } from '#platform/core.ts';
import { queryContextOf } from '#platform/query/queryFactory.ts';
import { valueOf } from '#domain/loadable.ts';
import { safeLinkUrl } from '#domain/safeUrl.ts';
import { accountQueries } from './accountQueries.ts';

/** Opens the contact link (spec §1): the server config's, else the one the contact call gives. */
export function useContact(): () => void {
  const { api, device, queryClient, session, toasts, log } = useCore();
  const configured = useSession((state) => valueOf(state.config)?.server.contactUrl);

  return async () => {
    try {
      const address =
        configured ?? (await queryClient.query(accountQueries(queryContextOf({ api, session })).contact)).url;
      const url = safeLinkUrl(address, device.origin);
      if (url) return device.openOutside(url);
      log.warn('The contact link was not opened: it is not an http address.');
    } catch (error) {
      log.warn(`The contact link could not be read: ${String(error)}`);
    }
    toasts.show({ type: 'warning', text: '客服暂时无法联系，请稍后再试' });
  };
}
