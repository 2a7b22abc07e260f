import { parsePath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { guestAccount, type Account } from '#domain/account.ts';
import { matchRoute, routeTable } from '#app/routes/routeTable.ts';
import { guard } from './guard.ts';

const person = { ...guestAccount, uid: '7', token: 't' };

const guardAt = (path: string, account: Account = guestAccount) => {
  const { pathname = '/', search = '' } = parsePath(path);
  const match = matchRoute(pathname) ?? expect.fail(`${path} is no route.`);
  return guard(match.route, { pathname, search, hash: '' }, account, 'https://portal.example');
};

it('leads a visitor to login from a page that needs it, and back with its query', () => {
  expect(guardAt('/recharge?for=game.1002')).toEqual({
    to: '/login?redirect=%2Frecharge%3Ffor%3Dgame.1002',
    message: '请先登录',
  });
  expect(guardAt('/recharge?for=game.1002', person)).toBeUndefined();
});

it('leads whoever is logged in on from a login page: where they wanted to go, never to another origin', () => {
  expect(guardAt('/login?redirect=%2Fgifts', person)).toEqual({ to: '/gifts' });
  expect(guardAt('/login?redirect=%2F%2Fevil.example', person)).toEqual({ to: '/' });
  expect(guardAt('/login?redirect=%2Fgifts')).toBeUndefined();
});

it('leads a visitor to login before the membership sheet; 我的 itself is everybody’s', () => {
  expect(guardAt('/profile?pop=1&for=game.1002')).toEqual({
    to: '/login?redirect=%2Fprofile%3Fpop%3D1%26for%3Dgame.1002',
    message: '请先登录',
  });
  expect(guardAt('/profile')).toBeUndefined();
  expect(guardAt('/profile?pop=1', person)).toBeUndefined();
});

it('asks nobody for an old password who has none', () => {
  const withPassword = (hasPassword: boolean | undefined) => guardAt('/reset', { ...person, hasPassword });
  expect(withPassword(false)).toEqual({ to: '/find', message: '您还未设置密码，请通过手机验证设置' });
  expect([withPassword(true), withPassword(undefined)]).toEqual([undefined, undefined]);
  expect(guardAt('/reset', { ...guestAccount, hasPassword: false })?.to).toBe('/login?redirect=%2Freset');
});

it('no other route has a guard of its own', () => {
  expect(routeTable.filter(({ redirect }) => redirect).map(({ id }) => id)).toEqual(['profile', 'reset']);
});
