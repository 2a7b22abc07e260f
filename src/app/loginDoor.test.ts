import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isAskedFromPreviousPage } from './historyEntry.ts';
import { createLoginDoor } from './loginDoor.ts';
import { routeTable } from './routeTable.ts';

/** The portal's routes without their pages; `slow` never arrives. */
async function standAt(...entries: string[]) {
  const routes: RouteObject[] = routeTable.map(({ id, path }) => ({ id, path, loader: () => null }));
  const router = createMemoryRouter([...routes, { path: '/slow', loader: () => new Promise(() => undefined) }], {
    initialEntries: entries,
    initialIndex: entries.length - 1,
  });
  router.initialize();
  await expect.poll(() => router.state.initialized).toBe(true);
  const goToLogin = async (from?: string) => {
    createLoginDoor(() => router)(from);
    await expect.poll(() => router.state.navigation.state).toBe('idle');
    return router.state;
  };
  return { router, goToLogin };
}

const addressOf = ({ location }: { location: { pathname: string; search: string } }) => location.pathname + location.search;

it('an open page stays in history, right before login', async () => {
  const { goToLogin } = await standAt('/games', '/detail/1002');
  const state = await goToLogin();
  expect(addressOf(state)).toBe('/login?redirect=%2Fdetail%2F1002');
  expect(state.historyAction).toBe('PUSH');
  expect(isAskedFromPreviousPage(state.location.state)).toBe(true);
});

it('a page that needs login gives up its place', async () => {
  const { goToLogin } = await standAt('/profile', '/recharge?from=1002');
  const state = await goToLogin();
  expect(addressOf(state)).toBe('/login?redirect=%2Frecharge%3Ffrom%3D1002');
  expect(state.historyAction).toBe('REPLACE');
  expect(isAskedFromPreviousPage(state.location.state)).toBe(false);
});

it('who is at a login page stays there', async () => {
  const { goToLogin } = await standAt('/other?redirect=%2Fprofile');
  expect(addressOf(await goToLogin())).toBe('/other?redirect=%2Fprofile');
});

it('who is on the way to a page comes back to that page', async () => {
  const { router, goToLogin } = await standAt('/profile');
  void router.navigate('/slow');
  const state = await goToLogin();
  expect(addressOf(state)).toBe('/login?redirect=%2Fslow');
  expect(isAskedFromPreviousPage(state.location.state)).toBe(false);
});

it('who leaves login, and is sent there again on the way, finds one login page in history', async () => {
  const { router, goToLogin } = await standAt('/login');
  void router.navigate('/slow', { replace: true });
  const state = await goToLogin();
  expect(addressOf(state)).toBe('/login?redirect=%2Fslow');
  expect(state.historyAction).toBe('REPLACE');
});
