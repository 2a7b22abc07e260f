import { expect, test } from 'vitest';
import { parentOf } from '#platform/navigation/routeObject.ts';
import { matchRoute, routeTable } from './routeTable.ts';

const idAt = (pathname: string) => matchRoute(pathname)?.route.id;

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
  expect(matchRoute('/%67ames')?.route.id).toBe('games');
});

test('any other leads nowhere', () => {
  for (const address of ['/nowhere', '/games/rpg/more', '/detail', '/squares', '//square'])
    expect([address, idAt(address)]).toEqual([address, undefined]);
});

/** Where Back leads from each page that was opened by its address (home for the login pages, else the parent). */
const PARENTS: Readonly<Record<string, string>> = {
  home: '/',
  square: '/',
  animate: '/',
  games: '/',
  profile: '/',
  detail: '/games',
  login: '/',
  register: '/',
  other: '/',
  find: '/user',
  bind: '/user',
  changename: '/user',
  reset: '/user',
  user: '/profile',
  recharge: '/profile',
  message: '/profile',
  gifts: '/profile',
  faq: '/',
  business: '/',
  postpage: '/square',
  commenthistory: '/profile',
  post: '/square',
  xdetail: '/profile',
  readhistory: '/animate',
  subscriblist: '/animate',
  bookinfo: '/animate',
  bookmenu: '/bookinfo/x1',
  readbook: '/bookinfo/x1',
  task: '/welfare',
  checkin: '/welfare',
  welfare: '/',
  activity: '/',
  download: '/',
};

test('each page leads back to its parent when it was opened by its address', () => {
  const params = { id: 'x1', cid: 'x2' };
  expect(Object.fromEntries(routeTable.map((route) => [route.id, parentOf(route, params)]))).toEqual(PARENTS);
});

test('every parent is a page, nearer to home than its child', () => {
  for (const route of routeTable) {
    const steps = [route.id];
    for (let at = route; at.id !== 'home'; at = matchRoute(parentOf(at, { id: 'x1', cid: 'x2' }))!.route) {
      expect(steps.length, steps.join(' → ')).toBeLessThan(5);
      steps.push(at.id);
    }
  }
});
