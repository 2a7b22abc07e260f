import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { valueOf } from '#domain/loadable.ts';
import { messageCount } from '#domain/message.ts';
import { Header } from '#screens/shell/Header/Header.tsx';
import { headerRight } from '#screens/shell/Header/headerRight.ts';
import { useFreshAccount } from '#features/account/useFreshAccount.ts';
import { PRODUCT_LOGO, PRODUCT_NAME } from '#platform/device/productName.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { useCore, useSession, useQueryFactory } from '#platform/core.ts';
import { useStatus } from '#features/account/useStatus.ts';
import { messageKeys, messageQueries } from '#features/messages/messageQueries.ts';
import { accountKeys } from '#features/account/accountQueries.ts';

/** Another device changes a name seldom. */
const ACCOUNT_FRESH_MS = 60_000;

/** The header stays from page to page: on each navigation what it shows is refetched where it is stale. */
function useRefetchOnNavigation(...keys: readonly QueryKey[]): void {
  const { queryClient } = useCore();
  const { key } = useRouteLocation();
  const refetch = useEffectEvent(() => {
    for (const queryKey of keys)
      void queryClient.refetchQueries({ queryKey, exact: true, type: 'active', stale: true }, { cancelRefetch: false });
  });
  useEffect(() => refetch(), [key]);
}

/** The header in the first of its states that applies (spec §2, "Header"). */
export function HeaderBar() {
  const account = useFreshAccount(ACCOUNT_FRESH_MS);
  const config = useSession((state) => state.config);
  const messages = useQuery(useQueryFactory(messageQueries).messages);
  const server = valueOf(config)?.server;
  useRefetchOnNavigation(messageKeys(account.uid).messages(), accountKeys(account.uid).account());

  return (
    <Header
      productName={PRODUCT_NAME}
      logo={PRODUCT_LOGO}
      account={account}
      badge={valueOf(useStatus())?.badge ?? null}
      unread={messages.data ? messageCount(messages.data) : 0}
      now={useNow()}
      right={headerRight({
        initDone: config.state !== 'loading',
        hasApp: Boolean(server?.bundleUrl || server?.packageUrl),
        loggedIn: isLoggedIn(account),
      })}
    />
  );
}
