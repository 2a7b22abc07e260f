import { ready, type Loadable } from '#domain/loadable.ts';
import { safeDownloadUrl } from '#domain/safeUrl.ts';
import type { SdkConfig } from '#domain/sdkConfig.ts';
import type { AppInfo } from '#domain/appInfo.ts';
import { PRODUCT_NAME } from '#platform/device/productName.ts';

/** The portal's own app by the server config; without an address there is nothing to download. */
export function ownApp(config: Loadable<SdkConfig>, origin: string): Loadable<AppInfo> {
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
