import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { guestAccount, type Account } from '#domain/account.ts';
import { matchRoute } from '#app/routes/routeTable.ts';
import { openBrowser } from '#app/testing.fixtures.ts';
import { CoreProvider, type Core } from '../core.ts';
import { createSession } from '../device/session.ts';
import { createRouter } from './createRouter.ts';
import { guard } from './guard.ts';
import { RouterProvider } from './RouterProvider.tsx';
import { useAuthSync } from './useAuthSync.ts';

const ORIGIN = 'https://portal.example';
const person: Account = { ...guestAccount, uid: '7', token: 't7' };

function Sync() {
  useAuthSync();
  return null;
}

/** Two tabs of one browser; this one is at a page, with somebody logged in. */
async function standAt(path: string) {
  const browser = openBrowser();
  const [storage, otherStorage] = [browser.openTab(), browser.openTab()];
  const session = createSession(storage, ORIGIN);
  const otherTab = createSession(otherStorage, ORIGIN);
  session.login(person);
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    match: matchRoute,
    loader: async ({ route, location }) => guard(route, location, session.getState().account, ORIGIN)?.to,
  });
  onTestFinished(router.dispose);
  await expect.poll(() => router.getState().initialized).toBe(true);
  const core = { session, storage, device: { origin: ORIGIN } } as Core;
  mount(
    <CoreProvider value={core}>
      <RouterProvider router={router}>{() => <Sync />}</RouterProvider>
    </CoreProvider>,
  );
  const { key } = router.getState().location;
  const address = () => router.getState().location.pathname + router.getState().location.search;
  return { session, otherTab, address, isUntouched: () => router.getState().location.key === key && !router.pending() };
}

test('another tab logs out: a page that needs login leads there, any other stays as it is', async () => {
  const guarded = await standAt('/user');
  guarded.otherTab.logout();
  await expect.poll(guarded.address).toBe('/login?redirect=%2Fuser');

  const open = await standAt('/games');
  open.otherTab.logout();
  expect(open.isUntouched()).toBe(true);
});

test('another tab changes the account: the page stays as it is', async () => {
  const { otherTab, session, isUntouched } = await standAt('/user');
  otherTab.updateAccount({ name: '小晴' });
  expect(session.getState().account.name).toBe('小晴');
  expect(isUntouched()).toBe(true);
});

test('a logout of this tab navigates by itself', async () => {
  const { session, isUntouched } = await standAt('/user');
  session.logout();
  expect(isUntouched()).toBe(true);
});

test('the server knows of no password: the form that asks for it leads to the one that sets it', async () => {
  const { session, address } = await standAt('/reset');
  session.updateAccount({ hasPassword: false });
  await expect.poll(address).toBe('/find');
});
