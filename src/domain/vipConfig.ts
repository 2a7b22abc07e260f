import * as v from 'valibot';

/** Where a membership purchase came from (spec §3): type 1 with the source game, else type 0 and source 0. */
export const vipConfigSchema = v.object({ type: v.picklist([0, 1]), source: v.string() });
export type VipConfig = v.InferOutput<typeof vipConfigSchema>;

/** What leaving profile resets it to (spec §2). */
export const NO_VIP_CONFIG: VipConfig = { type: 0, source: '0' };

export const vipConfigFromGame = (gameId: string): VipConfig => ({ type: 1, source: gameId });
