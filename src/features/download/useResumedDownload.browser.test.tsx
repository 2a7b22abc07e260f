import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { RouteLocation } from '#platform/navigation/routeLocation.ts';
import { CoreProvider } from '#platform/core.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { paidGame } from '#app/testing.fixtures.ts';
import { locationAt } from '#platform/navigation/routeLocation.fixtures.ts';
import { downloadOf } from './downloadFlow.ts';
import { keepPending, readPending } from './pendingDownload.ts';
import { useResumedDownload } from './useResumedDownload.ts';

const detail = { ...paidGame, shots: [], intro: '', changelog: [], relatedPosts: [], similar: [] };

let root: Root | undefined;

afterEach(() => root?.unmount());

/** User 7 back from login, their download pending, the game's answer held back. */
function begin() {
  const game = Promise.withResolvers<unknown>();
  const portal = openPortalOf7((path) => (path.endsWith('/game/detail') ? game.promise : null));
  keepPending(portal, { gameId: '1002', platformType: 1, path: '/detail/1002', resumes: 'atOnce' });
  const seen: boolean[] = [];
  const Standing = ({ location }: { location: RouteLocation }) => {
    seen.push(useResumedDownload(location));
    return null;
  };
  root = createRoot(document.createElement('div'));
  const standAt = (pathname: string) =>
    flushSync(() =>
      root?.render(
        <CoreProvider value={portal}>
          <Standing location={locationAt(pathname)} />
        </CoreProvider>,
      ),
    );
  return {
    portal,
    game,
    standAt,
    resumes: () => seen.at(-1),
    pending: () => readPending(portal.tabStorage, '7', 1000),
  };
}

test('a pending download opens its dialog on arrival', async () => {
  const { portal, game, standAt, resumes, pending } = begin();
  standAt('/detail/1002');
  expect(resumes()).toBe(true);
  game.resolve(detail);
  await vi.waitFor(() => expect(downloadOf(portal).getState().step.at).toBe('confirm'));
  await vi.waitFor(() => expect(resumes()).toBe(false));
  expect(pending()).toBeUndefined();
});

test('whoever has gone on before the game was read sees no dialog there, and sees it on coming back', async () => {
  const { portal, game, standAt, pending } = begin();
  standAt('/detail/1002');
  standAt('/square');
  game.resolve(detail);
  await vi.waitFor(() => expect(portal.queryClient.getQueryState(['7', 'game', '1002'])?.status).toBe('success'));
  expect(downloadOf(portal).getState().step.at).toBe('idle');
  expect(pending()).toBeDefined();
  standAt('/detail/1002');
  await vi.waitFor(() => expect(downloadOf(portal).getState().step.at).toBe('confirm'));
});
