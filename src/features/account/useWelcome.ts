import type { Account } from '#domain/account.ts';
import { useCore } from '#platform/core.ts';
import { useLoginReturn } from '#platform/navigation/useLoginReturn.ts';
import { messageQueries } from '../messages/messageQueries.ts';
import { squareQueries } from '../square/squareQueries.ts';
import { accountQueries } from './accountQueries.ts';

/** The toast after login; a new account is not welcomed back (spec §4). */
export const welcomeText = ({ name, newAccount }: Pick<Account, 'name' | 'newAccount'>): string =>
  `${newAccount === 1 ? '欢迎加入' : '欢迎回来'}，${name}`;

/**
 * Visitor to logged in (spec §4): the account is stored, the welcome toast shows, status, messages and the square's tags
 * are prefetched, and login returns to where it was asked for, or to `onTo`.
 */
export function useWelcome(): (account: Account, onTo?: string) => void {
  const { api, prefetch, session, toasts } = useCore();
  const { leaveLogin } = useLoginReturn();
  return (account, onTo) => {
    session.login(account);
    toasts.show({ type: 'success', text: welcomeText(account) });
    leaveLogin(onTo);
    const context = { api, uid: account.uid };
    prefetch.always([accountQueries(context).status, messageQueries(context).messages, squareQueries(context).tags]);
  };
}
