import { createPath, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { matchRoute } from '#app/routes/routeTable.ts';
import { createRouter, type LoaderArgs, type RouterOptions } from './createRouter.ts';

/** Pages whose arrival the test decides; `enter` answers at once by default. */
async function standAt(entries: string[], options: Partial<RouterOptions> = {}) {
  const history = createMemoryHistory({ initialEntries: entries });
  const router = createRouter({ history, match: matchRoute, loader: () => Promise.resolve(undefined), ...options });
  await expect.poll(() => router.getState().initialized).toBe(true);
  return router;
}

/** A page that loads on demand. */
function slowly(id: string) {
  let arrive: (elsewhere?: string) => void = () => undefined;
  const loader = vi.fn(({ route }: LoaderArgs) =>
    route.id === id ? new Promise<string | undefined>((resolve) => (arrive = resolve)) : Promise.resolve(undefined),
  );
  return { loader, arrive: (elsewhere?: string) => arrive(elsewhere) };
}

it('the page shown stands, and its address, until the next one is there', async () => {
  const { loader, arrive } = slowly('games');
  const router = await standAt(['/'], { loader });
  const going = router.navigate('/games/rpg?sort=2', { state: 'kept' });
  expect(router.getState().route?.id).toBe('home');
  expect(router.history.location.pathname).toBe('/');
  expect(router.pending()?.location.pathname).toBe('/games/rpg');
  arrive();
  await going;
  const { route, params, location, navigationType } = router.getState();
  expect([route?.id, params, location.search, location.state, navigationType]).toEqual([
    'games',
    { type: 'rpg' },
    '?sort=2',
    'kept',
    'PUSH',
  ]);
  expect(router.pending()).toBeUndefined();
});

it('a later way gives up an earlier one, which is settled and shows nothing when its page comes', async () => {
  const { loader, arrive } = slowly('games');
  const router = await standAt(['/'], { loader });
  const givenUp = router.navigate('/games');
  await router.navigate('/faq');
  await givenUp;
  arrive();
  await Promise.resolve();
  expect(router.getState().route?.id).toBe('faq');
});

it('entering where one stands gives up the way being gone, without a step more in the history', async () => {
  const { loader } = slowly('games');
  const router = await standAt(['/', '/square?tag=3'], { loader });
  const { key } = router.getState().location;
  void router.navigate('/games');
  await router.revalidate();
  expect(router.pending()).toBeUndefined();
  expect(router.getState().location).toMatchObject({ pathname: '/square', search: '?tag=3' });
  expect(router.getState().location.key).not.toBe(key);
  router.back();
  await expect.poll(() => router.getState().route?.id).toBe('home');
});

it('leads on where it is told to: as a step from an open page, in its place from the address itself', async () => {
  const loader = ({ route }: LoaderArgs) =>
    Promise.resolve(route.id === 'profile' ? '/login?redirect=%2Fprofile' : undefined);
  const fromOpen = await standAt(['/'], { loader });
  await fromOpen.navigate('/profile');
  expect([fromOpen.getState().route?.id, fromOpen.getState().navigationType]).toEqual(['login', 'PUSH']);

  const atStart = await standAt(['/', '/profile'], { loader });
  expect([atStart.getState().route?.id, atStart.getState().navigationType]).toEqual(['login', 'REPLACE']);

  const replaced = await standAt(['/', '/faq'], { loader });
  await replaced.navigate('/profile', { replace: true });
  replaced.back();
  await expect.poll(() => replaced.getState().route?.id).toBe('home');
});

it('unknown addresses lead home, and their place in the history is home’s', async () => {
  const router = await standAt(['/faq', '/nowhere/at/all']);
  expect(router.getState()).toMatchObject({ route: { id: 'home' }, navigationType: 'REPLACE' });
  router.back();
  await expect.poll(() => router.getState().route?.id).toBe('faq');
});

it('an address with words of a chat behind it is mended in its place, wherever it comes from', async () => {
  const cut = await standAt(['/faq', '/post/p1214，快来看/吧?comment=c1#x']);
  expect(createPath(cut.history.location)).toBe('/post/p1214?comment=c1#x');
  expect(cut.getState()).toMatchObject({
    route: { id: 'post' },
    params: { id: 'p1214' },
    navigationType: 'REPLACE',
  });
  cut.back();
  await expect.poll(() => cut.getState().route?.id).toBe('faq');

  await cut.navigate('/readbook/2003/2003-1%E5%BF');
  expect(cut.getState()).toMatchObject({ params: { id: '2003', cid: '2003-1' }, navigationType: 'PUSH' });
  cut.back();
  await expect.poll(() => cut.getState().route?.id).toBe('faq');

  const lost = await standAt(['/%E5%BF']);
  expect(lost.getState().route?.id).toBe('home');
});

it('a page that cannot be entered is shown with the reason, and without it once entered', async () => {
  const loader = vi.fn(() => Promise.resolve<string | undefined>(undefined));
  const router = await standAt(['/'], { loader });
  loader.mockRejectedValueOnce(new Error('没有网络'));
  await router.navigate('/faq');
  expect(router.getState()).toMatchObject({ route: { id: 'faq' }, failure: { error: new Error('没有网络') } });
  await router.revalidate();
  expect(router.getState().failure).toBeUndefined();
});

it('tells a page that stands from one that is opened', async () => {
  const loader = vi.fn<(args: LoaderArgs) => Promise<undefined>>(() => Promise.resolve(undefined));
  const router = await standAt(['/square'], { loader });
  await router.navigate('?tag=3', { replace: true });
  await router.navigate('/faq');
  expect(loader.mock.calls.map(([{ location, isShown }]) => [location.pathname + location.search, isShown])).toEqual([
    ['/square', false],
    ['/square?tag=3', true],
    ['/faq', false],
  ]);
});

it('a step back that is held up leads nowhere, and what holds it is dismissed once the browser has returned', async () => {
  const dismissed: string[] = [];
  let open = true;
  const router = await standAt(['/', '/faq'], {
    block: () => (open ? () => void dismissed.push(router.history.location.pathname) : undefined),
  });
  router.back();
  expect(dismissed).toEqual(['/faq']);
  expect(router.getState().route?.id).toBe('faq');
  open = false;
  router.back();
  await expect.poll(() => router.getState().route?.id).toBe('home');
  expect(dismissed).toHaveLength(1);
});

it('Back while a page is on its way from an open layer calls the page off, and the layer stands', async () => {
  const { loader, arrive } = slowly('checkin');
  const dismissed = vi.fn();
  const router = await standAt(['/', '/activity?id=1'], { loader, block: () => dismissed });
  const going = router.navigate('/checkin');
  router.back();
  await going;
  arrive();
  await Promise.resolve();
  expect(router.getState().location).toMatchObject({ pathname: '/activity', search: '?id=1' });
  expect(router.history.location).toMatchObject({ pathname: '/activity', search: '?id=1' });
  expect(dismissed).not.toHaveBeenCalled();
  router.back();
  expect(dismissed).toHaveBeenCalledOnce();
});

it('Back right behind a page that is shown and not drawn yet leads back: what is open is the former page’s', async () => {
  const dismissed = vi.fn();
  const router = await standAt(['/', '/activity?id=1'], { block: () => dismissed });
  await router.navigate('/checkin');
  router.back();
  await expect.poll(() => router.getState().route?.id).toBe('activity');
  expect(router.history.location).toMatchObject({ pathname: '/activity', search: '?id=1' });
  expect(dismissed).not.toHaveBeenCalled();
  router.back();
  expect(dismissed).toHaveBeenCalledOnce();
});

it('what is open on a page that is drawn holds up a step back from it', async () => {
  const dismissed = vi.fn();
  const router = await standAt(['/', '/activity'], { block: () => dismissed });
  await router.navigate('/checkin');
  router.markRendered(router.getState().location);
  router.back();
  expect(dismissed).toHaveBeenCalledOnce();
  expect(router.getState().route?.id).toBe('checkin');
});

it('what is done instead of showing a page is not done for a way given up', async () => {
  const leave = vi.fn(() => Promise.resolve());
  let isQuiet: () => void = () => undefined;
  const loader = ({ route }: LoaderArgs) =>
    route.id === 'games'
      ? new Promise<() => Promise<void>>((resolve) => (isQuiet = () => resolve(leave)))
      : Promise.resolve(undefined);
  const router = await standAt(['/'], { loader });
  const leaving = router.navigate('/games');
  await router.revalidate();
  isQuiet();
  await leaving;
  await Promise.resolve();
  expect(leave).not.toHaveBeenCalled();

  const again = router.navigate('/games');
  isQuiet();
  await again;
  expect(leave).toHaveBeenCalledOnce();
  expect(router.getState().route?.id).toBe('home');
});

it('a page gone back to is shown where it was found, wherever the browser stands by the time it is there', async () => {
  const { loader, arrive } = slowly('games');
  const block = vi.fn<() => (() => void) | undefined>();
  const router = await standAt(['/faq', '/games', '/'], { loader, block });
  router.back();
  // Held up: the history is at /faq until the browser has come back from there.
  block.mockReturnValue(() => undefined);
  const { go } = router.history;
  vi.spyOn(router.history, 'go')
    .mockImplementationOnce(go)
    .mockImplementation(() => undefined);
  router.back();
  arrive();
  await expect.poll(() => router.getState().route?.id).toBe('games');
});

it('a drawn page is entered already', () => {
  const loader = vi.fn(() => Promise.resolve(undefined));
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/detail/1002'] }),
    match: matchRoute,
    loader,
    isPrerendered: true,
  });
  expect(router.getState()).toMatchObject({ initialized: true, route: { id: 'detail' }, params: { id: '1002' } });
  expect(loader).not.toHaveBeenCalled();
});

it('lets go of the history: nothing follows it any longer, and what is on its way shows nothing', async () => {
  const { loader, arrive } = slowly('games');
  const router = await standAt(['/', '/faq'], { loader });
  const going = router.navigate('/games');
  router.dispose();
  await going;
  arrive();
  router.history.go(-1);
  await Promise.resolve();
  expect(router.getState().route?.id).toBe('faq');
});

it('a place passed over shows nothing; one held up is not asked about', async () => {
  const shouldSkip = vi.fn(() => true);
  const block = vi.fn<() => (() => void) | undefined>();
  const router = await standAt(['/faq', '/games', '/'], { block, shouldSkip });
  router.back();
  expect(shouldSkip).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pathname: '/' }));
  expect(router.getState().route?.id).toBe('home');
  expect(router.history.location.pathname).toBe('/games');

  block.mockReturnValueOnce(() => undefined);
  router.back();
  expect(shouldSkip).toHaveBeenCalledOnce();
  expect(router.history.location.pathname).toBe('/games');
});
