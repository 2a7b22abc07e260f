import type { Platform } from '#domain/game.ts';

/** The kinds of games, in the order of the tabs. */
export const GAME_TYPES = [
  { id: 'rpg', name: '角色扮演' },
  { id: 'casual', name: '休闲' },
  { id: 'strategy', name: '策略' },
  { id: 'sim', name: '模拟经营' },
  { id: 'action', name: '动作' },
  { id: 'puzzle', name: '解谜' },
] as const;

/** A gift pack of a demo game. */
export type DemoGift = {
  title: string;
  content: string;
  usage: string;
  total: number;
  remaining: number;
  memberOnly?: boolean;
  /** Only a reward gives it. */
  rewardOnly?: boolean;
  dailyLimit?: number;
  daysLeft: number;
};

/** A demo game as it is written down; ids, pictures and times follow from it. */
export type DemoGame = {
  slug: string;
  name: string;
  type: (typeof GAME_TYPES)[number]['id'];
  /** 0: free. */
  price: number;
  brief: string;
  intro: string;
  tags: readonly string[];
  platforms: readonly Platform[];
  /** The shape its screenshots were drawn in. */
  shots: 'portrait' | 'landscape';
  sizeMegabytes: number;
  downloads: number;
  isNew?: boolean;
  downloadUrl?: string;
  /** Newest first; the first one's version and day are the game's. */
  changelog: readonly { version: string; daysAgo: number; text: string }[];
  gifts: readonly DemoGift[];
};
