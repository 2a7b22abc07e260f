import { expect, it } from 'vitest';
import { readEntryCodes } from './invite.ts';
import { paths } from './paths.ts';

it.each([
  [paths.games(), '/games'],
  [paths.games('rpg'), '/games/rpg'],
  [paths.games('', { sort: 'new' }), '/games?sort=new'],
  [paths.games('rpg', { sort: 'hot' }), '/games/rpg'],
  [paths.games('rpg', { keyword: '星 海', sort: 'new' }), '/games/rpg?keyword=%E6%98%9F%20%E6%B5%B7&sort=new'],
  [paths.games('', { tag: '多结局' }), '/games?tag=%E5%A4%9A%E7%BB%93%E5%B1%80'],
  [paths.games('', { keyword: '星' }), paths.gamesSearch('星')],
])('games stand at %s', (path, address) => {
  expect(path).toBe(address);
});

it('a redeem code in the address is not the channel one came by (spec §3)', () => {
  expect(readEntryCodes(`https://portal.example${paths.giftsRedeem('QINGYU2026')}`)).toEqual({});
});
