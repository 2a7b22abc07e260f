import type { Platform } from '#domain/game.ts';
import { ready, type Loadable } from '#domain/loadable.ts';
import { safeDownloadUrl } from '#domain/safeUrl.ts';
import type { SdkConfig } from '#domain/sdkConfig.ts';
import { appUrlOf, type AppInfo } from '#screens/download/appInfo.ts';
import { DownloadScreen } from '#screens/download/DownloadScreen.tsx';
import { usePortal, useSession } from '../portal.ts';
import { PRODUCT_LOGO, PRODUCT_NAME } from '../productName.ts';
import { startUp } from '../startUp.ts';
import { useCopy } from '../useCopy.ts';
import { useDesktop } from '../useDesktop.ts';
import { useHydrated } from '../useHydrated.ts';
import { useNavigation } from '../useNavigation.ts';
import { usePageLink } from '../usePageLink.ts';

/** The portal's own app, as the server config tells of it; without an address there is nothing to download. */
function packageOf(config: Loadable<SdkConfig>, origin: string): Loadable<AppInfo> {
  if (config.state !== 'ready') return config;
  const { appName, appVersion, appSizeBytes, packageUrl, bundleUrl } = config.value.server;
  const absolute = (url: string | undefined) => (url?.startsWith('/') ? origin + url : url);
  return ready({
    name: appName ?? PRODUCT_NAME,
    version: appVersion ?? '',
    sizeBytes: appSizeBytes ?? 0,
    androidUrl: safeDownloadUrl(absolute(packageUrl) ?? ''),
    iosUrl: safeDownloadUrl(absolute(bundleUrl) ?? ''),
  });
}

export function DownloadRoute() {
  const portal = usePortal();
  const { device, api, session, log } = portal;
  const { back } = useNavigation();
  const config = useSession((state) => state.config);
  const info = packageOf(config, device.origin);
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
      onRetry={() => void startUp(portal)}
    />
  );
}
