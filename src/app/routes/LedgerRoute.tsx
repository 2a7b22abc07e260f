import { useState } from 'react';
import { paths } from '#domain/paths.ts';
import type { LedgerDirection } from '#domain/order.ts';
import { LedgerScreen, type LedgerTab } from '#screens/wallet/Ledger/LedgerScreen.tsx';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useBack, useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { pendingOf, useOrderWork } from '#features/wallet/useOrderWork.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { walletQueries } from '#features/wallet/walletQueries.ts';
import { useStatusQuery } from '#features/account/useStatus.ts';

export function LedgerRoute() {
  const [searchParams] = useSearchParams();
  const { replace } = useNavigation();
  const loggedIn = useLoggedIn();
  const tab: LedgerTab = searchParams.get('tab') === 'order' ? 'order' : 'coin';
  const [direction, setDirection] = useState<LedgerDirection>(0);
  const [month, setMonth] = useState<string>();

  const wallet = useQueryFactory(walletQueries);
  const { balance, refetch: refetchBalance } = useStatusQuery();
  const rows = usePagedQuery({
    ...wallet.ledger({ direction, ...(month && { month }) }),
    enabled: loggedIn && tab === 'coin',
  });
  const orders = usePagedQuery({ ...wallet.orders, enabled: loggedIn && tab === 'order' });
  // Each second counts while an order waits to be paid.
  const now = useNow(orders.paged.state === 'ready' && pendingOf(orders.paged.items) ? 1000 : 60_000);

  return (
    <LedgerScreen
      onBack={useBack()}
      loggedIn={loggedIn}
      tab={tab}
      onChangeTab={(next) => replace(next === 'order' ? paths.orders : paths.ledger)}
      balance={balance}
      onRefreshBalance={refetchBalance}
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
      {...useOrderWork()}
      onCopyNumber={useCopy()}
      onOrderTimeOver={() => void orders.query.refetch()}
      onRefresh={async () => {
        refetchBalance();
        await (tab === 'coin' ? rows : orders).refresh();
      }}
    />
  );
}
