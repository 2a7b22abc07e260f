import { expect, it } from 'vitest';
import { failed, loading, ready } from './loadable.ts';
import { gameTabs, tabOf, typeOf } from './gameTabs.ts';

const types = ready([{ id: 'rpg', name: '角色扮演' }]);

it('已购 is a tab for who is logged in', () => {
  expect(gameTabs(types, true, '').map(({ label }) => label)).toEqual(['全部', '角色扮演', '已购']);
  expect(gameTabs(types, false, '').map(({ label }) => label)).toEqual(['全部', '角色扮演']);
});

it('an unknown type stands on 全部, whose type is empty', () => {
  expect(tabOf(gameTabs(types, false, ''), 'rpg')).toBe('rpg');
  expect(typeOf(tabOf(gameTabs(types, false, ''), 'owned'))).toBe('');
  expect(typeOf('rpg')).toBe('rpg');
});

it('until the types are read, the one an address names is stood on at once, not 全部', () => {
  expect(tabOf(gameTabs(loading, false, 'rpg'), 'rpg')).toBe('rpg');
  expect(tabOf(gameTabs(failed(), false, 'rpg'), 'rpg')).toBe('all');
  expect(gameTabs(loading, false, '').map(({ id }) => id)).toEqual(['all']);
  // 已购 of a visitor is 全部, whatever the types turn out to be.
  expect(tabOf(gameTabs(loading, false, 'owned'), 'owned')).toBe('all');
  expect(gameTabs(loading, true, 'owned').map(({ id }) => id)).toEqual(['all', 'owned']);
});
