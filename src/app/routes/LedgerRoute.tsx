import { useState } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import type { LedgerDirection } from '#screens/wallet/Ledger/LedgerFilterBar.tsx';
import { LedgerScreen, type LedgerTab } from '#screens/wallet/Ledger/LedgerScreen.tsx';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { toLoadable, toPaged } from '#platform/query/queryState.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useInfiniteQuery, useQuery } from '#platform/query/useQuery.ts';
import { useRefresh } from '#platform/query/useRefresh.ts';
import { balanceOf } from '#features/wallet/balanceOf.ts';
import { hasPending } from '#features/wallet/pendingOrder.ts';
import { useOrderWork } from '#features/wallet/useOrderWork.ts';
import { useSession, useQueries } from '#platform/core.ts';
import { walletQueries } from '#features/wallet/walletQueries.ts';
import { accountQueries } from '#features/account/accountQueries.ts';

export function LedgerRoute() {
  const place = useRouteLocation();
  const { navigate, replace, back } = useNavigation();
  const copy = useCopy();
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const tab: LedgerTab = place.searchParams.get('tab') === 'order' ? 'order' : 'coin';
  const [direction, setDirection] = useState<LedgerDirection>(0);
  const [month, setMonth] = useState<string>();

  const wallet = useQueries(walletQueries);
  const { status: statusQuery } = useQueries(accountQueries);
  const status = useQuery(statusQuery);
  const rows = useInfiniteQuery({
    ...wallet.ledger({ direction, ...(month && { month }) }),
    enabled: loggedIn && tab === 'coin',
  });
  const orders = useInfiniteQuery({ ...wallet.orders, enabled: loggedIn && tab === 'order' });
  const { work, continueOrder, cancelOrder } = useOrderWork();
  const pagedOrders = toPaged(orders);
  // Each second counts while an order waits to be paid.
  const now = useNow(hasPending(pagedOrders) ? 1000 : 60_000);
  const refresh = useRefresh(tab === 'coin' ? rows.refetch : orders.refetch);

  return (
    <LedgerScreen
      loggedIn={loggedIn}
      tab={tab}
      onChangeTab={(next) => replace(next === 'order' ? paths.orders : paths.ledger)}
      balance={balanceOf(toLoadable(status))}
      onRefreshBalance={() => void status.refetch()}
      direction={direction}
      onChangeDirection={setDirection}
      month={month}
      onChangeMonth={setMonth}
      now={now}
      rows={toPaged(rows)}
      onLoadMoreRows={() => void rows.fetchNextPage()}
      onRetryRows={() => void (rows.isFetchNextPageError ? rows.fetchNextPage() : rows.refetch())}
      orders={pagedOrders}
      onLoadMoreOrders={() => void orders.fetchNextPage()}
      onRetryOrders={() => void (orders.isFetchNextPageError ? orders.fetchNextPage() : orders.refetch())}
      work={work}
      onCopyNumber={copy}
      onContinueOrder={continueOrder}
      onCancelOrder={cancelOrder}
      onOrderTimeOver={() => void orders.refetch()}
      onRefresh={async () => {
        void status.refetch();
        await refresh();
      }}
      onOpen={navigate}
      onBack={back}
    />
  );
}
