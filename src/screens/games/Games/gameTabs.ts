import type { GameType } from '#domain/game.ts';

/** The tab of every game; a tab needs an id where the address has no type. */
const ALL = 'all';

/** The type of those the person has bought. */
export const OWNED = 'owned';

export type GameTab = { id: string; label: string };

export function gameTabs(types: readonly GameType[], loggedIn: boolean): GameTab[] {
  const typeTabs = types.map(({ id, name }) => ({ id, label: name }));
  return [{ id: ALL, label: '全部' }, ...typeTabs, ...(loggedIn ? [{ id: OWNED, label: '已购' }] : [])];
}

/** The tab to stand on: an unknown type is 全部 (product.md §2.2). */
export const tabOf = (tabs: readonly GameTab[], type: string): string =>
  tabs.some(({ id }) => id === type) ? type : ALL;

/** The type a tab stands for: '' for 全部. */
export const typeOf = (tab: string): string => (tab === ALL ? '' : tab);
