import type { Reward } from '#domain/reward.ts';

/** The diamonds among rewards. */
export const diamondsIn = (rewards: readonly (Reward | null)[]): number =>
  rewards.reduce((sum, reward) => sum + (reward?.kind === 'coin' ? reward.amount : 0), 0);
