import type { Platform } from './game.ts';

/** The platform of a user agent: 1 Android, 2 iOS, undefined on a desktop or unknown device. */
export function platformOf(userAgent: string, maxTouchPoints = 0): Platform | undefined {
  if (/android|harmony/i.test(userAgent)) return 1;
  if (/iphone|ipad|ipod/i.test(userAgent)) return 2;
  // iPadOS calls itself a Macintosh; only the touch screen gives it away.
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 2 : undefined;
}

/** The in-app browsers of WeChat and QQ, which cannot download an installer. */
export const isRestrictedBrowser = (userAgent: string): boolean => /micromessenger|\bqq\//i.test(userAgent);

export const PLATFORM_NAME: Record<Platform, string> = { 1: '安卓', 2: 'iOS' };

/** What stands where a game has no build for a platform, which is named and never hidden (product §1.2). */
export const missingBuildText = (platform: Platform): string => `暂无${PLATFORM_NAME[platform]}版`;

/** On what a game runs, as one of its facts. */
export function platformFact(platforms: readonly Platform[]): { value: string; name: string } {
  if (platforms.length > 1) return { value: '双平台', name: '安卓 / iOS' };
  const [only] = platforms;
  return only === undefined ? { value: '即将上线', name: '平台' } : { value: PLATFORM_NAME[only], name: '仅此平台' };
}
