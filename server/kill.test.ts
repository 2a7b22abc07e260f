import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from './db/schema.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { places, prepareShop, withDatabase, type Place } from './testing/places.ts';
import { startServer, stopServer } from './testing/process.ts';

const KILLS = 4;
const GAMES = 300;

/** How many intents are sent again at the end: those of the first lives, and some never sent. */
const REPEATED = 60;
const PRICE = 10;
const CLIENTS = 8;

async function post(
  origin: string,
  path: string,
  fields: Record<string, string>,
  token = '',
): Promise<{ code: number; data: unknown }> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...(token && { token }) },
    body: new URLSearchParams(fields),
  });
  return (await response.json()) as { code: number; data: unknown };
}

type Intent = { gameId: string; requestId: string };

const buy = (origin: string, { gameId, requestId }: Intent, token: string) =>
  post(origin, `/api/user/game/download/${gameId}`, { platformType: '1', requestId }, token);

/** Buys one game after the other until the server is gone; says which purchases were answered. */
async function buyUntilKilled(origin: string, token: string, intents: Intent[], answered: Set<string>): Promise<void> {
  for (let intent = intents.shift(); intent; intent = intents.shift()) {
    try {
      const { code } = await buy(origin, intent, token);
      if (code === 0) answered.add(intent.gameId);
    } catch {
      intents.push(intent);
      return;
    }
  }
}

async function logIn(origin: string): Promise<string> {
  const { data } = await post(origin, '/api/user/login', { loginName: 'rich01', password: 'portal123' });
  return (data as { token: string }).token;
}

/** One life of a server: purchases, and a kill in their midst. */
async function liveAndDie(place: Place, intents: Intent[], answered: Set<string>, life: number): Promise<void> {
  const server = await startServer(place.env);
  const token = await logIn(server.origin);
  const before = answered.size;
  const clients = Array.from({ length: CLIENTS }, () => buyUntilKilled(server.origin, token, intents, answered));
  while (answered.size === before) await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, life * 13));
  await stopServer(server, 'SIGKILL');
  await Promise.all(clients);
}

async function ownedGames(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('entitlements').select('game_id').where('uid', '=', '10000003').execute();
  return new Set(rows.map(({ game_id }) => game_id));
}

async function checkKills(place: Place): Promise<void> {
  const games = await withDatabase(place, (db) => prepareShop(db, GAMES, PRICE));
  const intents = games.map((gameId) => ({ gameId, requestId: `intent-${gameId}` }));
  const all = [...intents];
  const answered = new Set<string>();
  for (let life = 1; life <= KILLS; life += 1) {
    await liveAndDie(place, intents, answered, life);
    await withDatabase(place, async (db) => {
      expect(await findMismatches(db)).toEqual([]);
      const owned = await ownedGames(db);
      expect([...answered].filter((gameId) => !owned.has(gameId))).toEqual([]);
    });
  }
  await finishAll(place, all);
}

/** Intents are sent again with their old keys: each ends with one debit, however often it was sent. */
async function finishAll(place: Place, intents: readonly Intent[]): Promise<void> {
  const server = await startServer(place.env);
  const token = await logIn(server.origin);
  for (const intent of intents.slice(0, REPEATED)) expect((await buy(server.origin, intent, token)).code).toBe(0);
  await stopServer(server, 'SIGTERM');
  await withDatabase(place, async (db) => {
    expect(await findMismatches(db)).toEqual([]);
    const { balance } = await db
      .selectFrom('users')
      .select('balance')
      .where('uid', '=', '10000003')
      .executeTakeFirstOrThrow();
    expect(balance).toBe(5000 - PRICE * (await ownedGames(db)).size);
  });
}

describe.each(places)('kill -9 during purchases · $name', ({ present, open }) => {
  test.runIf(present)(
    'nothing is half done, nothing answered is lost',
    async () => {
      const place = await open();
      try {
        await checkKills(place);
      } finally {
        place.remove();
      }
    },
    60_000,
  );
});
