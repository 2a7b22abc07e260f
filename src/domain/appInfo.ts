import type { Platform } from './game.ts';

/** The app as in the server config; a platform without an address has no build yet. */
export type AppInfo = {
  name: string;
  version?: string;
  sizeBytes?: number;
  androidUrl?: string;
  iosUrl?: string;
};

/** The address of the app for a platform. */
export const appUrlOf = (app: AppInfo, platform: Platform): string | undefined =>
  platform === 1 ? app.androidUrl : app.iosUrl;

const PLATFORMS: readonly Platform[] = [1, 2];

/** The platforms there is something to download for. */
export const builtFor = (app: AppInfo): readonly Platform[] =>
  PLATFORMS.filter((platform) => appUrlOf(app, platform) !== undefined);
