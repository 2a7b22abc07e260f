import type { GameType } from './game.ts';
import { valueOf, type Loadable } from './loadable.ts';

/** The tab of every game; a tab needs an id where the address has no type. */
const ALL = 'all';

/** The type of those the person has bought. */
export const OWNED = 'owned';

export type GameTab = { id: string; label: string };

/** 全部, the types as far as they are known, and 已购. Until they are read a type an address names is believed. */
export function gameTabs(types: Loadable<readonly GameType[]>, loggedIn: boolean, named: string): GameTab[] {
  const isBelieved = types.state === 'loading' && !['', OWNED].includes(named);
  const typeTabs = isBelieved
    ? [{ id: named, label: '类型' }]
    : (valueOf(types) ?? []).map(({ id, name }) => ({ id, label: name }));
  return [{ id: ALL, label: '全部' }, ...typeTabs, ...(loggedIn ? [{ id: OWNED, label: '已购' }] : [])];
}

/** The chosen tab: an unknown type is 全部. */
export const tabOf = (tabs: readonly GameTab[], type: string): string =>
  tabs.some(({ id }) => id === type) ? type : ALL;

/** The type a tab stands for: '' for 全部. */
export const typeOf = (tab: string): string => (tab === ALL ? '' : tab);
