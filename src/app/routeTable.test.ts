import { expect, test } from 'vitest';
import { matchRoute, routeTable } from './routeTable.ts';

const idAt = (pathname: string) => matchRoute(pathname)?.entry.id;

test('each route is found at its own path, however it is written', () => {
  for (const { id, path } of routeTable) {
    const address = path.replace(/\/:\w+\?$/, '').replace(/:\w+/g, 'x1');
    for (const written of [address, address.toUpperCase(), `${address}/`])
      expect([written, idAt(written)]).toEqual([written, id]);
  }
});

test('an address has the parameters of its route', () => {
  expect(matchRoute('/games/rpg')).toMatchObject({ params: { type: 'rpg' }, pathname: '/games/rpg' });
  expect(matchRoute('/readbook/2001/2001-1')).toMatchObject({ params: { id: '2001', cid: '2001-1' } });
  expect(matchRoute('/%67ames')?.entry.id).toBe('games');
});

test('any other leads nowhere', () => {
  for (const address of ['/nowhere', '/games/rpg/more', '/detail', '/squares', '//square'])
    expect([address, idAt(address)]).toEqual([address, undefined]);
});
