import { useState } from 'react';
import { preselectPackage, type PayType } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { RechargeScreen } from '#screens/wallet/Recharge/RechargeScreen.tsx';
import { keepPending, readPending } from '#features/download/pendingDownload.ts';
import { historyIndex } from '#platform/navigation/historyStack.ts';
import { toLoadable, toPaged } from '#platform/query/queryState.ts';
import { useContact } from '#features/account/useContact.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useInfiniteQuery, useQuery } from '#platform/query/useQuery.ts';
import { balanceOf } from '#features/wallet/balanceOf.ts';
import { paidAgain } from '#features/wallet/paidAgain.ts';
import { pendingOf } from '#features/wallet/pendingOrder.ts';
import { useOrderResult } from '#features/wallet/useOrderResult.ts';
import { useOrderWork } from '#features/wallet/useOrderWork.ts';
import { usePay } from '#features/wallet/usePay.ts';
import { useRechargePurpose } from '#features/wallet/useRechargePurpose.ts';
import { useCore, useQueries } from '#platform/core.ts';
import { walletQueries } from '#features/wallet/walletQueries.ts';
import { accountQueries } from '#features/account/accountQueries.ts';

export function RechargeRoute() {
  const { navigate, replace, back } = useNavigation();
  const contact = useContact();
  const offer = useQuery(useQueries(walletQueries).rechargeOffer);
  const status = useQuery(useQueries(accountQueries).status);
  const orders = useInfiniteQuery(useQueries(walletQueries).orders);
  const [chosen, setChosen] = useState<string>();
  const [payType, setPayType] = useState<PayType>();
  const { pay, paying } = usePay();
  const { work, continueOrder, cancelOrder } = useOrderWork();
  const { order, result, ask } = useOrderResult();
  const pagedOrders = toPaged(orders);
  const pendingOrder = pendingOf(pagedOrders);
  const { text, here, wanted, gameId, source } = useRechargePurpose({
    status: status.data,
    named: order,
    orders: pagedOrders.state === 'ready' ? pagedOrders.items : [],
  });
  const continueDownload = useContinuedDownload(gameId);

  const packages = offer.data?.packages ?? [];
  const selected = packages.find(({ id }) => id === chosen) ?? preselectPackage(packages, wanted?.missing ?? 0);
  const chosenPayType = payType ?? offer.data?.payTypes[0] ?? 'mock';

  const buy = (productId: string, by: PayType) =>
    pay({ kind: 'coin', productId, payType: by, returnUrl: here, purpose: text });
  const payChosen = () => selected && buy(selected.id, chosenPayType);

  const payAgain = () => {
    const productId = paidAgain(order, packages);
    // What failed cannot be named: the person chooses, instead of paying for what happens to be preselected.
    if (order === undefined || productId === undefined) return replace(here);
    buy(productId, order.payType);
  };

  const retry = () => {
    if (offer.isError) void offer.refetch();
    if (status.isError) void status.refetch();
  };

  return (
    <RechargeScreen
      balance={balanceOf(toLoadable(status))}
      offer={toLoadable(offer)}
      firstRecharge={status.data?.firstRecharge ?? false}
      wanted={wanted}
      pendingOrder={pendingOrder}
      // Each second counts while an order waits to be paid.
      now={useNow(pendingOrder ? 1000 : 60_000)}
      work={work}
      onContinueOrder={continueOrder}
      onCancelOrder={cancelOrder}
      onOrderTimeOver={() => void orders.refetch()}
      selectedId={selected?.id}
      onSelectPackage={setChosen}
      payType={chosenPayType}
      onSelectPayType={setPayType}
      paying={paying}
      result={result}
      paidAmount={order?.coin}
      fromGame={gameId !== undefined}
      onPay={payChosen}
      onPayAgain={payAgain}
      onRetry={retry}
      // The cashier ends the visit's history: from there Back would lead to the profile.
      onBack={() => (source !== undefined && historyIndex() === 0 ? replace(source) : back())}
      onOpen={navigate}
      onCheckResult={ask}
      onContact={contact}
      onContinueDownload={continueDownload}
      onTakeUp={() => (gameId === undefined ? replace(source ?? paths.home) : continueDownload())}
      onDone={() => replace(gameId === undefined ? (source ?? here) : here)}
    />
  );
}

/** 继续下载: back to where the download was begun, where it goes on by itself. */
function useContinuedDownload(gameId: string | undefined): () => void {
  const { tabStorage, device, session } = useCore();
  const { replace } = useNavigation();
  return () => {
    if (gameId === undefined) return replace(paths.home);
    const { uid } = session.getState().account;
    const pending = readPending(tabStorage, uid, device.now());
    // Begun in another tab or on another device, it goes on at the game's own page.
    const wish = pending?.gameId === gameId ? pending : { uid, gameId, path: paths.gameDetail(gameId) };
    keepPending(tabStorage, { ...wish, resumes: 'atOnce' }, device.now());
    replace(wish.path);
  };
}
