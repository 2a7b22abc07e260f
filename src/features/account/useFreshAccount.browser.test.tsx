import { QueryClientProvider } from '@tanstack/react-query';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, it } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { CoreProvider } from '#platform/core.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { createRouter } from '#platform/navigation/createRouter.ts';
import { RouterProvider } from '#platform/navigation/RouterProvider.tsx';
import { matchRoute } from '#app/routes/routeTable.ts';
import { HeaderBar } from '#app/shell/HeaderBar.tsx';
import { messageKeys } from '../messages/messageQueries.ts';
import { useFreshAccount } from './useFreshAccount.ts';

const account = (name: string, sex = 0) => ({ uid: '7', token: 't', name, sex });

/** A page that shows the account; the server's answers to it come when they are let go. */
function open() {
  const waiting: ((facts: unknown) => void)[] = [];
  const portal = openPortalOf7((path) =>
    path.endsWith('updateInfo') ? new Promise((resolve) => waiting.push(resolve)) : {},
  );
  function Page() {
    const { name, sex } = useFreshAccount();
    return <p>{`${name} ${sex}`}</p>;
  }
  const { container } = mount(
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <Page />
      </QueryClientProvider>
    </CoreProvider>,
  );
  const asked = async (count: number) => expect.poll(() => waiting.length).toBe(count);
  return { portal, asked, answer: (facts: unknown) => waiting.at(-1)!(facts), text: () => container.textContent };
}

const returnToTab = () => dispatchEvent(new Event('visibilitychange'));

it('what another device has changed is shown, and again on return to the tab', async () => {
  const { asked, answer, text } = open();
  await asked(1);
  answer(account('晴空'));
  await expect.poll(text).toBe('晴空 0');
  returnToTab();
  await asked(2);
  answer(account('晴空万里'));
  await expect.poll(text).toBe('晴空万里 0');
});

it('what was asked before a change does not undo it', async () => {
  const { portal, asked, answer, text } = open();
  await asked(1);
  portal.session.updateAccount({ sex: 2 });
  answer(account('晴空', 0));
  await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
  expect(text()).toBe('游客 2');
  expect(portal.session.getState().account.sex).toBe(2);
});

it('the header counts unread messages anew, and shows a new name, on return and on the page gone to', async () => {
  const server = { unread: 5, name: '晴空', read: 0 };
  const portal = openPortalOf7((path) => {
    if (path.endsWith('updateInfo')) return account(server.name);
    if (!path.includes('message')) return {};
    server.read += 1;
    return { records: [], total: 0, currentPage: 1, pageSize: 20, hasMore: false, unread: server.unread };
  });
  portal.session.setConfig({ state: 'failed' });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    match: matchRoute,
    loader: () => Promise.resolve(undefined),
  });
  const { container } = mount(
    <CoreProvider value={portal}>
      <QueryClientProvider client={portal.queryClient}>
        <RouterProvider router={router}>{() => <HeaderBar />}</RouterProvider>
      </QueryClientProvider>
    </CoreProvider>,
  );
  const unread = () => container.querySelector('a[href="/message"]')?.ariaLabel;
  await expect.poll(unread).toBe('消息，5条未读');
  await expect.poll(() => container.textContent).toContain('，晴空');

  Object.assign(server, { unread: 4, name: '晴空万里' });
  returnToTab();
  await expect.poll(unread).toBe('消息，4条未读');
  await expect.poll(() => container.textContent).toContain('，晴空万里');

  server.unread = 3;
  await portal.queryClient.invalidateQueries({ queryKey: messageKeys('7').messages(), refetchType: 'none' });
  const read = server.read;
  await router.navigate('/games');
  await expect.poll(unread).toBe('消息，3条未读');
  expect(server.read).toBe(read + 1);
});
