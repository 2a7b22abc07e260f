import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#domain/paths.ts';
import type { LedgerDirection } from '#screens/wallet/Ledger/LedgerFilterBar.tsx';
import { LedgerScreen, type LedgerTab } from '#screens/wallet/Ledger/LedgerScreen.tsx';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { balanceOf } from '#features/wallet/balanceOf.ts';
import { pendingOf } from '#features/wallet/pendingOrder.ts';
import { useOrderWork } from '#features/wallet/useOrderWork.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { walletQueries } from '#features/wallet/walletQueries.ts';
import { accountQueries } from '#features/account/accountQueries.ts';

export function LedgerRoute() {
  const [searchParams] = useSearchParams();
  const { navigate, replace, back } = useNavigation();
  const copy = useCopy();
  const loggedIn = useLoggedIn();
  const tab: LedgerTab = searchParams.get('tab') === 'order' ? 'order' : 'coin';
  const [direction, setDirection] = useState<LedgerDirection>(0);
  const [month, setMonth] = useState<string>();

  const wallet = useQueryFactory(walletQueries);
  const { status: statusQuery } = useQueryFactory(accountQueries);
  const status = useQuery(statusQuery);
  const rows = usePagedQuery({
    ...wallet.ledger({ direction, ...(month && { month }) }),
    enabled: loggedIn && tab === 'coin',
  });
  const orders = usePagedQuery({ ...wallet.orders, enabled: loggedIn && tab === 'order' });
  const { work, continueOrder, cancelOrder } = useOrderWork();
  // Each second counts while an order waits to be paid.
  const now = useNow(orders.paged.state === 'ready' && pendingOf(orders.paged.items) ? 1000 : 60_000);

  return (
    <LedgerScreen
      loggedIn={loggedIn}
      tab={tab}
      onChangeTab={(next) => replace(next === 'order' ? paths.orders : paths.ledger)}
      balance={balanceOf(useLoadable(status))}
      onRefreshBalance={() => void status.refetch()}
      direction={direction}
      onChangeDirection={setDirection}
      month={month}
      onChangeMonth={setMonth}
      now={now}
      rows={rows.paged}
      onLoadMoreRows={rows.loadMore}
      onRetryRows={rows.retry}
      orders={orders.paged}
      onLoadMoreOrders={orders.loadMore}
      onRetryOrders={orders.retry}
      work={work}
      onCopyNumber={copy}
      onContinueOrder={continueOrder}
      onCancelOrder={cancelOrder}
      onOrderTimeOver={() => void orders.query.refetch()}
      onRefresh={async () => {
        void status.refetch();
        await (tab === 'coin' ? rows : orders).refresh();
      }}
      onOpen={navigate}
      onBack={back}
    />
  );
}
