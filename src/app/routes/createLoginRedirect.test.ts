import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isLoginReturnState } from '#platform/navigation/historyStack.ts';
import { createRouter } from '#platform/navigation/createRouter.ts';
import { createLoginRedirect } from './createLoginRedirect.ts';
import { matchRoute } from './routeTable.ts';

/** The portal's routes without their pages; 福利中心 never arrives. */
async function standAt(...entries: string[]) {
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: entries }),
    match: matchRoute,
    enter: ({ route }) => (route.id === 'welfare' ? new Promise(() => undefined) : Promise.resolve(undefined)),
  });
  await expect.poll(() => router.getState().initialized).toBe(true);
  const redirectToLogin = async (from?: string) => {
    createLoginRedirect(() => router)(from);
    await expect.poll(() => router.pending()).toBeUndefined();
    return router.getState();
  };
  return { router, redirectToLogin };
}

const addressOf = ({ location }: { location: { pathname: string; search: string } }) =>
  location.pathname + location.search;

it('an open page stays in history, right before login', async () => {
  const { redirectToLogin } = await standAt('/games', '/detail/1002');
  const state = await redirectToLogin();
  expect(addressOf(state)).toBe('/login?redirect=%2Fdetail%2F1002');
  expect(state.way).toBe('PUSH');
  expect(isLoginReturnState(state.location.state)).toBe(true);
});

it('a page that needs login gives up its place', async () => {
  const { redirectToLogin } = await standAt('/profile', '/recharge?for=game.1002');
  const state = await redirectToLogin();
  expect(addressOf(state)).toBe('/login?redirect=%2Frecharge%3Ffor%3Dgame.1002');
  expect(state.way).toBe('REPLACE');
  expect(isLoginReturnState(state.location.state)).toBe(false);
});

it('who is at a login page stays there', async () => {
  const { redirectToLogin } = await standAt('/other?redirect=%2Fprofile');
  expect(addressOf(await redirectToLogin())).toBe('/other?redirect=%2Fprofile');
});

it('who is on the way to login already goes on as they were', async () => {
  const { router } = await standAt('/detail/1002', '/games');
  const door = createLoginRedirect(() => router);
  door();
  door();
  await expect.poll(() => router.pending()).toBeUndefined();
  expect(addressOf(router.getState())).toBe('/login?redirect=%2Fgames');
});

it('who is on the way to a page comes back to that page', async () => {
  const { router, redirectToLogin } = await standAt('/profile');
  void router.navigate('/welfare');
  const state = await redirectToLogin();
  expect(addressOf(state)).toBe('/login?redirect=%2Fwelfare');
  expect(isLoginReturnState(state.location.state)).toBe(false);
});

it('who leaves login, and is sent there again on the way, finds one login page in history', async () => {
  const { router, redirectToLogin } = await standAt('/login');
  void router.navigate('/welfare', { replace: true });
  const state = await redirectToLogin();
  expect(addressOf(state)).toBe('/login?redirect=%2Fwelfare');
  expect(state.way).toBe('REPLACE');
});
