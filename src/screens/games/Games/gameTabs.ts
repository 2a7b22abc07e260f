import type { GameType } from '#domain/game.ts';

/** Every game, and those the person has bought: tabs beside the types of the server. */
export const ALL_TYPES = 'all';
export const OWNED = 'owned';

export type GameTab = { id: string; label: string };

export function gameTabs(types: readonly GameType[], loggedIn: boolean): GameTab[] {
  const typeTabs = types.map(({ id, name }) => ({ id, label: name }));
  return [{ id: ALL_TYPES, label: '全部' }, ...typeTabs, ...(loggedIn ? [{ id: OWNED, label: '已购' }] : [])];
}

/** The tab to stand on: an unknown type is 全部 (product.md §2.2). */
export const tabOf = (tabs: readonly GameTab[], type: string): string =>
  tabs.some(({ id }) => id === type) ? type : ALL_TYPES;
