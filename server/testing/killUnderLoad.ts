import { readBooks, wrongIn, type Books } from './books.ts';
import { buy, makeBuyers, PRICE, purchaseRequests, type PurchaseRequest } from './buyers.ts';
import { prepareShop, withDatabase, type TestDatabase } from './testDatabases.ts';
import { startServer, stopServer } from './process.ts';

/** How much is bought, by how many at once, and how often the server dies meanwhile. */
export type KillRun = {
  purchases: number;
  clients: number;
  kills: number;
};

export type KillResult = {
  answered: number;
  refused: number;
  kills: number;
  /** Looks at the books, after each kill and at the end, that found something. */
  wrongLooks: number;
  books: Books;
  /** Games that were answered for and are not owned. */
  lost: number;
};

/** Each buyer wants one game in ten more than the diamonds suffice for: refusals are under load too. */
const AFFORDABLE = 0.9;

/** To make one takes as long as a hundred purchases. */
const MOST_BUYERS = 16;

const INSUFFICIENT = 1101;

type State = { left: PurchaseRequest[]; answered: PurchaseRequest[]; refused: number };

/** Buys one after the other until nothing is left or the server is gone; what was not answered is wanted still. */
async function buyOn(origin: string, state: State): Promise<void> {
  for (let request = state.left.shift(); request; request = state.left.shift()) {
    const reply = await buy(origin, request).catch(() => undefined);
    if (reply?.code === 0) state.answered.push(request);
    else if (reply?.code === INSUFFICIENT) state.refused += 1;
    else {
      state.left.push(request);
      // A server that is there and has no answer is asked again a little later.
      if (!reply) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

const buyAllAtOnce = (origin: string, state: State, clients: number) =>
  Promise.all(Array.from({ length: clients }, () => buyOn(origin, state)));

/** One server process: purchases, and a kill after so many answers. */
async function liveAndDie(env: Record<string, string>, state: State, clients: number, answers: number): Promise<void> {
  const server = await startServer(env);
  const goal = state.answered.length + state.refused + answers;
  const buying = buyAllAtOnce(server.origin, state, clients);
  while (state.answered.length + state.refused < goal && state.left.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 1));
  await stopServer(server, 'SIGKILL');
  await buying;
}

/** All that is left, and some of what was answered before, under its old keys. */
async function finish(env: Record<string, string>, state: State, clients: number): Promise<void> {
  const server = await startServer(env);
  const again = state.answered.filter((_, index) => index % 20 === 0);
  await buyAllAtOnce(server.origin, state, clients);
  await buyAllAtOnce(server.origin, { left: [...again], answered: [], refused: 0 }, clients);
  await stopServer(server, 'SIGTERM');
}

async function prepare(
  database: TestDatabase,
  env: Record<string, string>,
  { purchases, clients }: KillRun,
): Promise<{ requests: PurchaseRequest[]; uidOf: Map<string, string> }> {
  const count = Math.min(MOST_BUYERS, clients);
  const perBuyer = Math.ceil(purchases / count);
  const games = await withDatabase(database, (db) => prepareShop(db, perBuyer, PRICE));
  const server = await startServer(env);
  const diamonds = Math.floor(perBuyer * AFFORDABLE) * PRICE;
  const buyers = await withDatabase(database, (db) => makeBuyers(server.origin, db, count, diamonds));
  await stopServer(server, 'SIGTERM');
  return {
    requests: purchaseRequests(buyers, games, purchases),
    uidOf: new Map(buyers.map(({ token, uid }) => [token, uid])),
  };
}

/** How many answered purchases their buyers do not own. */
async function countLost(
  database: TestDatabase,
  answered: readonly PurchaseRequest[],
  uidOf: ReadonlyMap<string, string>,
): Promise<number> {
  const rows = await withDatabase(database, (db) => db.selectFrom('entitlements').select(['uid', 'game_id']).execute());
  const owned = new Set(rows.map(({ uid, game_id }) => `${uid} ${game_id}`));
  return answered.filter(({ token, gameId }) => !owned.has(`${uidOf.get(token)} ${gameId}`)).length;
}

/** Concurrent purchases while the server is killed again and again; the ledger is checked after each kill. */
export async function killUnderLoad(database: TestDatabase, run: KillRun): Promise<KillResult> {
  // Buyers call from addresses of their own.
  const env = { ...database.env, TRUST_PROXY: '1' };
  const { requests, uidOf } = await prepare(database, env, run);
  const state: State = { left: requests, answered: [], refused: 0 };
  let [wrongLooks, kills] = [0, 0];
  const look = async () => {
    const books = await withDatabase(database, readBooks);
    if (wrongIn(books) > 0) wrongLooks += 1;
    return books;
  };
  for (; kills < run.kills; kills += 1) {
    // Whatever the machine's pace, the purchases last until the last kill.
    const share = state.left.length / (run.kills - kills + 1);
    await liveAndDie(env, state, run.clients, 1 + Math.floor(Math.random() * 1.5 * share));
    await look();
  }
  await finish(env, state, run.clients);
  const books = await look();
  const lost = await countLost(database, state.answered, uidOf);
  return { answered: state.answered.length, refused: state.refused, kills, wrongLooks, books, lost };
}
