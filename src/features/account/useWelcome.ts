import type { Account } from '#domain/account.ts';
import { usePortal } from '#app/portal.ts';
import { createQueries } from '#app/queries.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { welcomeText } from './welcomeText.ts';

/**
 * Visitor to logged in (spec §4): the account is stored, the welcome toast shows, status, messages
 * and the square's tags are read, and the person is back where they asked, unless led `onTo` elsewhere.
 */
export function useWelcome(): (account: Account, onTo?: string) => void {
  const { api, prefetch, session, toasts } = usePortal();
  const { leaveLogin } = useNavigation();
  return (account, onTo) => {
    session.login(account);
    toasts.show({ type: 'success', text: welcomeText(account) });
    leaveLogin(onTo);
    const queries = createQueries(api, account.uid);
    prefetch.always([queries.status, queries.messages, queries.square.tags]);
  };
}
