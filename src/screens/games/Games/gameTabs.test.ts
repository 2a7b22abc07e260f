import { expect, it } from 'vitest';
import { gameTabs, tabOf, typeOf } from './gameTabs.ts';

const types = [{ id: 'rpg', name: '角色扮演' }];

it('已购 is a tab for who is logged in', () => {
  expect(gameTabs(types, true).map(({ label }) => label)).toEqual(['全部', '角色扮演', '已购']);
  expect(gameTabs(types, false).map(({ label }) => label)).toEqual(['全部', '角色扮演']);
});

it('an unknown type stands on 全部, whose type is empty', () => {
  expect(tabOf(gameTabs(types, false), 'rpg')).toBe('rpg');
  expect(typeOf(tabOf(gameTabs(types, false), 'owned'))).toBe('');
  expect(typeOf('rpg')).toBe('rpg');
});
