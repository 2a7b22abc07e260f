import { paths } from '#domain/paths.ts';
import { RechargeScreen } from '#screens/wallet/Recharge/RechargeScreen.tsx';
import { useContact } from '#features/account/useContact.ts';
import { useContinuedDownload } from '#features/download/useContinuedDownload.ts';
import { useRecharge } from '#features/wallet/useRecharge.ts';
import { historyIndex } from '#platform/navigation/historyStack.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

export function RechargeRoute() {
  const { navigate, replace, back } = useNavigation();
  const contact = useContact();
  const recharge = useRecharge();
  const { gameId, source, here } = recharge;
  const continueDownload = useContinuedDownload(gameId);

  return (
    <RechargeScreen
      balance={recharge.balance}
      offer={recharge.offer}
      firstRecharge={recharge.firstRecharge}
      wanted={recharge.wanted}
      pendingOrder={recharge.pendingOrder}
      now={recharge.now}
      work={recharge.work}
      onContinueOrder={recharge.continueOrder}
      onCancelOrder={recharge.cancelOrder}
      onOrderTimeOver={recharge.refetchOrders}
      selectedId={recharge.selected?.id}
      onSelectPackage={recharge.selectPackage}
      payType={recharge.payType}
      onSelectPayType={recharge.selectPayType}
      paying={recharge.paying}
      result={recharge.result}
      paidAmount={recharge.paidAmount}
      fromGame={gameId !== undefined}
      onPay={recharge.pay}
      onPayAgain={recharge.payAgain}
      onRetry={recharge.retry}
      onCheckResult={recharge.checkResult}
      onContinueDownload={continueDownload}
      onTakeUp={() => (gameId === undefined ? replace(source ?? paths.home) : continueDownload())}
      onDone={() => replace(gameId === undefined ? (source ?? here) : here)}
      // The cashier ends the visit's history: from there Back would lead to the profile.
      onBack={() => (source !== undefined && historyIndex() === 0 ? replace(source) : back())}
      onOpen={navigate}
      onContact={contact}
    />
  );
}
