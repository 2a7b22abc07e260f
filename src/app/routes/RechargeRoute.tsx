import { paths } from '#domain/paths.ts';
import { RechargeScreen } from '#screens/wallet/Recharge/RechargeScreen.tsx';
import { useContact } from '#features/account/useContact.ts';
import { useContinuedDownload } from '#features/download/useContinuedDownload.ts';
import { useRecharge } from '#features/wallet/useRecharge.ts';
import { historyIndex } from '#platform/navigation/historyStack.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

export function RechargeRoute() {
  const { replace, back } = useNavigation();
  const { gameId, source, here, shown } = useRecharge();
  const continueDownload = useContinuedDownload(gameId);

  return (
    <RechargeScreen
      {...shown}
      fromGame={gameId !== undefined}
      onContinueDownload={continueDownload}
      onResume={() => (gameId === undefined ? replace(source ?? paths.home) : continueDownload())}
      onDone={() => replace(gameId === undefined ? (source ?? here) : here)}
      // The cashier ends the visit's history: from there Back would lead to the profile.
      onBack={() => (source !== undefined && historyIndex() === 0 ? replace(source) : back())}
      onContact={useContact()}
    />
  );
}
