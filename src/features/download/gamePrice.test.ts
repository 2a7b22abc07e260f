import { describe, expect, it, vi } from 'vitest';
import { Code } from '#domain/envelope.ts';
import type { Game } from '#domain/game.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { createCacheOverlay } from '#platform/query/cacheOverlay.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { createQueryClient } from '#platform/query/queryClient.ts';
import { gameKeys } from '../games/gameQueries.ts';
import { downloadOf } from './downloadFlow.ts';
import { withGamePrice } from './gamePrice.ts';

const game = (id: string, buyAmount: number) => ({ id, name: id, buyAmount });

describe('a price the server changed', () => {
  it('stands in every cached copy of the game at once, and in no other game', () => {
    const client = createQueryClient();
    client.setQueryData(['7', 'game', '1002'], { ...game('1002', 300), similar: [game('1004', 120)] });
    client.setQueryData(['7', 'game', '1004'], { ...game('1004', 120), similar: [game('1002', 300)] });
    client.setQueryData(['7', 'games', '', 1], { pages: [{ records: [game('1002', 300), game('1004', 120)] }] });
    client.setQueryData(['7', 'home'], { hotGames: [game('1002', 300)], hotPosts: null });
    client.setQueryData(['7', 'ledger'], [game('1002', 300)]);
    withGamePrice('1002', 400)(client, () => true);
    expect(client.getQueryData(['7', 'game', '1002'])).toMatchObject({
      buyAmount: 400,
      similar: [{ buyAmount: 120 }],
    });
    expect(client.getQueryData(['7', 'game', '1004'])).toMatchObject({ buyAmount: 120, similar: [{ buyAmount: 400 }] });
    expect(client.getQueryData(['7', 'games', '', 1])).toEqual({
      pages: [{ records: [game('1002', 400), game('1004', 120)] }],
    });
    expect(client.getQueryData(['7', 'home'])).toEqual({ hotGames: [game('1002', 400)], hotPosts: null });
    expect(client.getQueryData(['7', 'ledger'])).toEqual([game('1002', 300)]);
  });

  it('is in the question the next tap reads, though the dialog was only cancelled', async () => {
    const portal = openPortalOf7((path) =>
      path.includes('/download/') ? Response.json({ code: Code.priceChanged, msg: '变', data: { price: 400 } }) : null,
    );
    const asked = ['7', 'game', '1002'];
    portal.queryClient.setQueryData(asked, { ...game('1002', 300), onlineType: 1, platforms: [1], owned: false });
    downloadOf(portal).begin(portal.queryClient.getQueryData(asked) as Game, '/detail/1002');
    await downloadOf(portal).confirm({ coinNum: 860, levelType: 0 } as UserStatus);
    downloadOf(portal).close();
    await vi.waitFor(() => expect(portal.queryClient.getQueryData(asked)).toMatchObject({ buyAmount: 400 }));
  });

  it('leaves an answer without the game as it is, to the object', () => {
    const client = createQueryClient();
    const data = { pages: [{ records: [game('1004', 120)] }] };
    client.setQueryData(['7', 'games'], data);
    withGamePrice('1002', 400)(client, () => true);
    expect(client.getQueryData(['7', 'games'])).toBe(data);
  });

  it('is not undone by an answer asked for before', async () => {
    const client = createQueryClient();
    const patches = createCacheOverlay(client);
    const answer = Promise.withResolvers<unknown>();
    const read = client.query({ queryKey: gameKeys('7').game('1002'), queryFn: () => answer.promise });
    patches.make(withGamePrice('1002', 400));
    answer.resolve(game('1002', 300));
    await read;
    expect(client.getQueryData(['7', 'game', '1002'])).toMatchObject({ buyAmount: 400 });
  });
});
