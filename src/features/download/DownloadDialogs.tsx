import { useEffect } from 'react';
import { useLastPayload } from '#components/Dialog/useLastPayload.ts';
import { useService, useCore } from '#platform/core.ts';
import { shortfallOf } from '#domain/download.ts';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { gameToTakeUp, rechargePath } from '#domain/paymentPurpose.ts';
import { vipConfigFromGame } from '#domain/vipConfig.ts';
import { InsufficientDialog } from '#screens/dialogs/InsufficientDialog/InsufficientDialog.tsx';
import { PlatformSheet } from '#screens/dialogs/PlatformSheet/PlatformSheet.tsx';
import { PurchaseDialog } from '#screens/dialogs/PurchaseDialog/PurchaseDialog.tsx';
import { RestrictedBrowserOverlay } from '#screens/shared/RestrictedBrowserOverlay/RestrictedBrowserOverlay.tsx';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useEntryLink } from '#platform/navigation/usePageLink.ts';
import { useStatusQuery } from '../account/useStatus.ts';
import { useCopy } from '../copy/useCopy.ts';
import { downloadOf, type DownloadStep } from './downloadFlow.ts';
import { dropPending, keepPending } from './pendingDownload.ts';

type StepAt<At extends DownloadStep['at']> = Extract<DownloadStep, { at: At }>;

const isAt = <At extends DownloadStep['at']>(step: DownloadStep, at: At): step is StepAt<At> => step.at === at;

/** The last step of one kind: what its dialog shows while it closes. */
function useLast<At extends DownloadStep['at']>(step: DownloadStep, at: At): StepAt<At> | undefined {
  const own = isAt(step, at) ? step : undefined;
  return useLastPayload(own !== undefined, own);
}

/** The dialogs of the download flow (spec §4). */
export function DownloadDialogs({ step }: { step: DownloadStep }) {
  const download = useService(downloadOf);
  return (
    <>
      <PlatformSheet
        platforms={step.at === 'platform' ? step.game.platforms : undefined}
        onClose={download.close}
        onChoose={download.choosePlatform}
      />
      <Purchase step={step} />
      <Insufficient step={step} />
      <WayOut step={step} />
    </>
  );
}

/** How to open the game's page, which resumes the download, in a browser that can: by link or by the menu, which opens the address. */
function WayOut({ step }: { step: DownloadStep }) {
  const { device } = useCore();
  const download = useService(downloadOf);
  const copy = useCopy();
  const linkTo = useEntryLink();
  const open = step.at === 'restricted';
  const path = gameToTakeUp(useLast(step, 'restricted')?.game.id ?? '');
  useEffect(() => (open ? device.showAddress(path) : undefined), [device, open, path]);
  return <RestrictedBrowserOverlay open={open} onClose={download.close} onCopyLink={() => copy(linkTo(path))} />;
}

function Purchase({ step }: { step: DownloadStep }) {
  const core = useCore();
  const download = useService(downloadOf);
  const { navigate } = useNavigation();
  const { status, refetch } = useStatusQuery();
  const last = useLast(step, 'confirm');
  if (!last) return null;

  const openMembership = () => {
    const { game, platform, path } = last;
    core.session.setVipConfig(vipConfigFromGame(game.id));
    // Leaving profile, for the cashier or for recharge, resets vipconfig: the pending download keeps the way back.
    keepPending(core, { gameId: game.id, platformType: platform, path, resumes: 'whenAsked' });
    navigate(paths.membership);
  };

  return (
    <PurchaseDialog
      open={step.at === 'confirm'}
      game={last.game}
      platform={last.platform}
      status={status}
      pending={last.pending}
      problem={last.problem}
      onConfirm={() => void download.confirm(valueOf(status))}
      onCancel={download.close}
      onOpenMembership={openMembership}
      onRetryStatus={refetch}
    />
  );
}

function Insufficient({ step }: { step: DownloadStep }) {
  const { tabStorage } = useCore();
  const download = useService(downloadOf);
  const { navigate } = useNavigation();
  const last = useLast(step, 'insufficient');
  if (!last) return null;

  const cancel = () => {
    dropPending(tabStorage);
    download.close();
  };

  return (
    <InsufficientDialog
      open={step.at === 'insufficient'}
      shortfall={shortfallOf(last.price, last.balance)}
      onCancel={cancel}
      onRecharge={() => navigate(rechargePath({ kind: 'game', gameId: last.game.id }))}
    />
  );
}
