import type { Platform } from '#domain/game.ts';

/** What stands where a game has no build for the person's phone; the platform is named, never hidden (product.md §1.2). */
export const missingBuildText = (platform: Platform): string => (platform === 2 ? '暂无 iOS 版' : '暂无安卓版');
