import { CALLS } from '../contract/calls.ts';
import { keyOf } from '../contract/Call.ts';
import { requestOf } from './contractCalls.ts';
import { findMismatches } from './ledgerCheck.ts';
import { prepareShop, withDatabase } from './testDatabases.ts';
import { makeCallers, someAddress, type Caller } from './twins.ts';
import type { Stage } from './stages.ts';

const PRICE = 10;
const BUYERS = 8;
const GAMES = 400;
const WAIT_MS = 30_000;

/** Calls that end the session they are made with, or turn others away afterwards. */
const ENDING = new Set(['POST /api/user/logout', 'POST /api/user/resetPassword']);

/** What no answer may tell: stacks, statements, drivers and paths of the server's (T19). A signed link may have any letters in it, `-pg-` too. */
const TELLING =
  /\bat \S+ \(|\.ts:\d|node:|sqlite|postgres|(?<![\w-])pg(?![\w-])|ECONN|ENOENT|EPIPE|\bselect .+ from |\binsert into |\/(tmp|work|home|srv|usr|var)\//i;

const CHINESE = /[\u4E00-\u9FFF]/;

const OVERLOADED = new Set([429, 503]);

/** What came back, with nothing read into it. */
type Raw = { status: number; headers: Headers; text: string };

/** What is wrong with an answer given while something else is wrong, or undefined. */
export function uncleanIn({ status, headers, text }: Raw): string | undefined {
  const told = headers.get('content-type')?.startsWith('image/') ? undefined : TELLING.exec(text)?.[0];
  if (told !== undefined) return `${status} tells ${told}`;
  if (status < 500 && status !== 429) return undefined;
  if (!OVERLOADED.has(status)) return `${status} ${text.slice(0, 80)}`;
  if (!(Number(headers.get('retry-after')) > 0)) return `${status} without Retry-After`;
  if (!headers.get('content-type')?.startsWith('application/json')) return `${status} that is no JSON`;
  const { code, msg, data } = JSON.parse(text) as { code: unknown; msg: unknown; data: unknown };
  return code !== 0 && typeof msg === 'string' && CHINESE.test(msg) && data === null
    ? undefined
    : `${status} ${text.slice(0, 80)}`;
}

/** What came of calls so far. */
export type Counts = {
  answers: number;
  /** 503 and 429. */
  refused: number;
  /** Lines that broke without an answer. */
  broken: number;
  unclean: string[];
  /** Calls of those who look at everything, in turn; and how often that was everything. */
  looks: number;
  rounds: number;
};

/** What came of some time of calls, and the time within which 99 of 100 answers were there, in ms. */
export type Spell = Counts & { p99: number };

type PurchaseRequest = { as: Caller; gameId: string; requestId: string };

/** People who look at everything and buy games all the while. */
export type Traffic = {
  /** Calls over so many connections until `isOver`, each line's next call as soon as the one before was answered. */
  run(connections: number, isOver: (soFar: Counts) => boolean): Promise<Spell>;
  /** Sends again what was not answered, and says what is wrong in the books then. */
  settle(): Promise<{ bought: number; wrong: string[] }>;
};

const newSpell = () => ({
  answers: 0,
  refused: 0,
  broken: 0,
  unclean: [] as string[],
  looks: 0,
  rounds: 0,
  times: [] as number[],
});

const purchase = ({ as, gameId, requestId }: PurchaseRequest) => ({
  path: `/api/user/game/download/${gameId}`,
  init: {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', token: as.token },
    body: new URLSearchParams({ platformType: '1', requestId }),
  } as RequestInit,
});

/** Prepares a stage's shop and people for traffic. */
export async function openTraffic({ origin, database }: Stage): Promise<Traffic> {
  const games = await withDatabase(database, (db) => prepareShop(db, GAMES, PRICE));
  const people = await withDatabase(database, (db) => makeCallers(db, BUYERS + 1, GAMES * PRICE));
  const [looker, ...buyers] = people;
  const requests = games.flatMap((gameId) => buyers.map((as) => ({ as, gameId, requestId: `${as.uid}-${gameId}` })));
  const bought: PurchaseRequest[] = [];
  const calls = CALLS.filter((call) => !ENDING.has(keyOf(call)));
  let turn = 0;

  async function send(
    { path, init }: { path: string; init: RequestInit },
    spell: ReturnType<typeof newSpell>,
  ): Promise<Raw | undefined> {
    const began = performance.now();
    const headers = { ...init.headers, 'X-Forwarded-For': someAddress() };
    try {
      const response = await fetch(origin + path, { ...init, headers, signal: AbortSignal.timeout(WAIT_MS) });
      const raw = { status: response.status, headers: response.headers, text: await response.text() };
      const unclean = uncleanIn(raw);
      spell.answers += 1;
      spell.times.push(performance.now() - began);
      if (OVERLOADED.has(raw.status)) spell.refused += 1;
      if (unclean !== undefined) spell.unclean.push(`${path} ${unclean}`);
      return raw;
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        spell.unclean.push(`${path} no answer in ${WAIT_MS} ms`);
      spell.broken += 1;
      return undefined;
    }
  }

  async function look(spell: ReturnType<typeof newSpell>): Promise<void> {
    const call = calls[(turn += 1) % calls.length];
    if (call && looker) await send(requestOf(call, call.example ?? {}, { as: looker }), spell);
    spell.looks += 1;
    spell.rounds = Math.floor(spell.looks / calls.length);
  }

  async function buyOne(spell: ReturnType<typeof newSpell>): Promise<void> {
    const request = requests.shift();
    if (!request) return;
    const raw = await send(purchase(request), spell);
    if (raw?.status === 200 && raw.text.startsWith('{"code":0,')) bought.push(request);
    else requests.push(request);
  }

  return {
    async run(connections, isOver) {
      const spell = newSpell();
      const line = async () => {
        while (!isOver(spell)) {
          await buyOne(spell);
          await look(spell);
          // A line that is refused at once is no reason to do nothing but to call.
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      };
      await Promise.all(Array.from({ length: connections }, line));
      const { times, ...counts } = spell;
      return { ...counts, p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
    },
    async settle() {
      // Answered long ago and asked for again, or never answered: each ends with one debit and one game.
      for (const request of [...bought.slice(0, 20), ...requests.slice(-40)]) {
        const raw = await send(purchase(request), newSpell());
        if (raw?.status === 200 && !bought.includes(request)) bought.push(request);
      }
      const wrong = await withDatabase(database, async (db) => {
        const rows = await db.selectFrom('entitlements').select(['uid', 'game_id']).execute();
        const owned = new Set(rows.map(({ uid, game_id }) => `${uid}-${game_id}`));
        const lost = bought
          .filter(({ requestId }) => !owned.has(requestId))
          .map(({ requestId }) => `${requestId} was answered and is not owned`);
        return [...lost, ...(await findMismatches(db)).map(({ uid, problem }) => `${uid}: ${problem}`)];
      });
      return { bought: bought.length, wrong };
    },
  };
}
