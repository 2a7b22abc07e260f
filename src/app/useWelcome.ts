import type { Account } from '#domain/account.ts';
import { usePortal } from './portal.ts';
import { createQueries } from './queries.ts';
import { useNavigation } from './useNavigation.ts';

/**
 * Visitor to logged in (spec §4): the account is stored, the welcome toast shows, status, messages
 * and the square's tags are read, and the person is back where they asked, unless led `onTo` elsewhere.
 */
export function useWelcome(): (account: Account, onTo?: string) => void {
  const { api, queryClient, session, toasts } = usePortal();
  const { leaveLogin } = useNavigation();
  return (account, onTo) => {
    session.login(account);
    toasts.show({ type: 'success', text: `欢迎回来，${account.name}` });
    leaveLogin(onTo);
    const queries = createQueries(api, account.uid);
    void queryClient.prefetchQuery(queries.status);
    void queryClient.prefetchQuery(queries.messages);
    void queryClient.prefetchQuery(queries.square.tags);
  };
}
