import type { Platform } from '#domain/game.ts';
import { appUrlOf } from '#domain/appInfo.ts';
import { DownloadScreen } from '#screens/download/DownloadScreen.tsx';
import { ownApp } from '#features/download/ownApp.ts';
import { PRODUCT_LOGO } from '#platform/device/productName.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useDesktop } from '#platform/device/useDesktop.ts';
import { useHydrated } from '#platform/boot/useHydrated.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { usePageLink } from '#platform/navigation/usePageLink.ts';
import { useCore, useSession } from '#platform/core.ts';
import { initSession } from '../initSession.ts';

export function DownloadRoute() {
  const portal = useCore();
  const { device, api, session, log } = portal;
  const { back } = useNavigation();
  const config = useSession((state) => state.config);
  const info = ownApp(config, device.origin);
  const pageLink = usePageLink();
  const copy = useCopy();

  const download = (platform: Platform) => {
    const { inviteCode, channelCode } = session.getState();
    const report = { channelID: channelCode, ...(inviteCode && { inviteCode }) };
    api.games
      .reportInstall(report)
      .catch((error: unknown) => log.warn(`The install was not reported: ${String(error)}`));
    if (info.state !== 'ready') return;
    const url = appUrlOf(info.value, platform);
    if (url) device.startDownload(url);
  };

  return (
    <DownloadScreen
      info={info}
      logo={PRODUCT_LOGO}
      isDesktop={useDesktop()}
      platform={device.platform}
      restricted={useHydrated() && device.restricted}
      pageUrl={pageLink}
      onDownload={download}
      onCopyLink={() => copy(pageLink)}
      onBack={back}
      onRetry={() => void initSession(portal)}
    />
  );
}
