import type { Game } from '#domain/game.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { gameKeys } from '../games/gameQueries.ts';
import { homeKeys } from '../home/homeQueries.ts';

const WITH_GAMES: readonly unknown[] = [...gameKeys.names, ...homeKeys.names];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value with another price wherever it contains the game; the same value where it does not. */
function repriced<T>(value: T, id: Game['id'], price: Game['buyAmount']): T {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, repriced(part, id, price)] as const);
  const isTheGame = value['id'] === id && 'buyAmount' in value && value['buyAmount'] !== price;
  if (!isTheGame && entries.every(([key, part]) => part === value[key])) return value;
  if (Array.isArray(value)) return entries.map(([, part]) => part) as T;
  return { ...Object.fromEntries(entries), ...(isTheGame && { buyAmount: price }) } as T;
}

/** Sets the price in every cached copy of a game; null where it could not be read, which disables buying. */
export const withGamePrice =
  (id: Game['id'], price: Game['buyAmount']): CacheUpdate =>
  (client, concerns) =>
    void client.setQueriesData(
      { predicate: (query) => WITH_GAMES.includes(query.queryKey[1]) && concerns(query) },
      (former: unknown) => repriced(former, id, price),
    );
