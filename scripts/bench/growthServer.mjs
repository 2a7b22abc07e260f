/** What a call costs the server when its tables hold a thousand rows, and when they hold a million. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../server/createServer.ts';
import { migrate } from '../../server/db/migrations.ts';
import { openSqlite } from '../../server/db/openSqlite.ts';
import { createScryptPasswords } from '../../server/nodePasswords.ts';
import { createOutbox } from '../../server/outbox.ts';
import { demoPayments } from '../../server/payments.ts';
import { DEFAULT_LIMITS } from '../../server/rateLimit.ts';
import { seed } from '../../server/seed/seed.ts';
import { indexNewestPosts } from '../../server/square/postGrams.ts';
import { sweep } from '../../server/sweep.ts';
import { fillServer, middleOf, NOW, POST, THREAD } from './growthServerData.mjs';

/** Rows of each table. */
export const SERVER_SIZES = [1000, 10_000, 100_000, 1_000_000];

/** Times each call is made in a round. Rounds go over all sizes, so that a slow moment is slow for each of them. */
const ROUNDS = 7;
const CALLS = 5;

/** So many calls a person may make here: the limits are looked up as ever, and never reached. */
const BOUNDLESS = 1e9;

const passwords = createScryptPasswords({ N: 16, r: 1, p: 1 });
const random = (length) => new Uint8Array(randomBytes(length));
const clock = () => NOW + 1000;
const limits = Object.fromEntries(
  Object.entries(DEFAULT_LIMITS).map(([call, windows]) => [
    call,
    windows.map((window) => ({ ...window, max: BOUNDLESS })),
  ]),
);

function serve(db) {
  const app = createServer({
    db,
    clock,
    random,
    passwords,
    sms: createOutbox(),
    payments: demoPayments,
    mode: 'demo',
    limits,
  });
  return async (path, { person, fields, method = fields ? 'POST' : 'GET' } = {}) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest', ...(person && { uid: person.uid, token: person.token }) };
    const response = await app.request(`http://portal.test${path}`, {
      method,
      headers,
      ...(fields && { body: new URLSearchParams(fields) }),
    });
    const { code, msg, data } = await response.json();
    if (code !== 0) throw new Error(`${path} answered ${code} ${msg}`);
    return data;
  };
}

/** The middles of the lists, as their readers come to them. */
const MIDDLES = {
  feed: () => ({ columns: ['hot_at', 'id'], from: 'posts where state = 0' }),
  newest: () => ({ columns: ['created_at', 'id'], from: 'posts where state = 0' }),
  own: ({ uid }) => ({ columns: ['created_at', 'id'], from: `posts where state = 0 and uid = '${uid}'` }),
  comments: () => ({
    columns: ['like_count', 'created_at', 'id'],
    from: `comments where post_id = '${POST}' and parent_id is null and (state = 0 or reply_count > 0)`,
  }),
  ledger: ({ uid }) => ({ columns: ['created_at', 'seq'], from: `ledger where uid = '${uid}'` }),
  inbox: ({ uid }) => ({ columns: ['created_at', 'id'], from: `messages where uid = '${uid}'` }),
};

/** A portal filled to a size, with a person who owns much of it. */
async function openFilled(folder, rows) {
  const db = openSqlite(folder);
  await migrate(db);
  await seed({ db, clock: () => NOW, random, passwords, mode: 'demo' });
  const ask = serve(db);
  const person = await ask('/api/user/registerWithName', { fields: { loginName: 'grower', password: 'secret-1' } });
  fillServer(folder, { rows, person: person.uid, games: (ROUNDS + 1) * CALLS });
  // The words of posts as the server keeps them: of the newest alone.
  await db.transaction().execute(indexNewestPosts);
  await sweep(db, NOW);
  const middles = Object.fromEntries(Object.entries(MIDDLES).map(([name, of]) => [name, middleOf(folder, of(person))]));
  return { rows, db, ask, person, middles };
}

const SQUARE = '/api/v1/square';
const LEDGER = '/api/user/center/coin/all';
const INBOX = '/api/user/center/message/all';

const queryOf = (place) => new URLSearchParams(place).toString();
const asked = () => ({ requestId: crypto.randomUUID() });

/** Every call, made once. `turn` counts them, for what can be done only once to each thing. */
const CALLS_BY_NAME = {
  'feed, first page': ({ ask }) => ask(`${SQUARE}/post/list?sort=1`),
  'feed, middle': ({ ask, middles }) => ask(`${SQUARE}/post/list?sort=1&${queryOf(middles.feed)}`),
  'feed of a person, newest': ({ ask, person }) => ask(`${SQUARE}/post/list?sort=2`, { person }),
  'feed of a person, middle': ({ ask, person, middles }) =>
    ask(`${SQUARE}/post/list?sort=2&${queryOf(middles.newest)}`, { person }),
  'feed, page 50 by number alone': ({ ask }) => ask(`${SQUARE}/post/list?sort=1&currentPage=50`),
  'followed, first page': ({ ask, person }) => ask(`${SQUARE}/post/follow`, { person }),
  'followed, middle': ({ ask, person, middles }) => ask(`${SQUARE}/post/follow?${queryOf(middles.newest)}`, { person }),
  'own posts, middle': ({ ask, person, middles }) => ask(`${SQUARE}/post/me?${queryOf(middles.own)}`, { person }),
  'search, a word of many': ({ ask }) => ask(`${SQUARE}/post/list?sort=2&keyword=${encodeURIComponent('晚霞')}`),
  'search, a word of none': ({ ask }) => ask(`${SQUARE}/post/list?sort=2&keyword=zzzz`),
  'search everywhere, hottest of many': ({ ask }) => ask(`/api/v1/search?keyword=${encodeURIComponent('晚霞')}`),
  'search everywhere, a word of none': ({ ask }) => ask('/api/v1/search?keyword=zzzz'),
  'a post': ({ ask, person }) => ask(`${SQUARE}/post/${POST}`, { person }),
  'comments, first page': ({ ask, person }) => ask(`${SQUARE}/post/${POST}/comment/list?sort=1`, { person }),
  'comments, middle': ({ ask, person, middles }) =>
    ask(`${SQUARE}/post/${POST}/comment/list?sort=1&${queryOf(middles.comments)}`, { person }),
  'replies, first page': ({ ask, person }) => ask(`${SQUARE}/post/${POST}/comment/${THREAD}/list`, { person }),
  'ledger, first page': ({ ask, person }) => ask(LEDGER, { person, fields: {} }),
  'ledger, middle': ({ ask, person, middles }) => ask(LEDGER, { person, fields: middles.ledger }),
  'ledger, spending of a month': ({ ask, person }) =>
    ask(LEDGER, { person, fields: { direction: -1, month: '2026-06' } }),
  'inbox, first page': ({ ask, person }) => ask(INBOX, { person, fields: {} }),
  'inbox, middle': ({ ask, person, middles }) => ask(INBOX, { person, fields: middles.inbox }),
  'status of a person': ({ ask, person }) => ask('/api/user/center/me', { person, fields: {} }),
  'front page': ({ ask, person }) => ask('/api/v1/home', { person }),
  'write a comment': ({ ask, person }) =>
    ask(`${SQUARE}/post/${POST}/comment`, { person, fields: { content: '说得真好' } }),
  'like a post, or no longer': ({ ask, person, turn }) =>
    ask(`${SQUARE}/post/${POST}/like`, { person, method: turn % 2 === 0 ? 'POST' : 'DELETE' }),
  'publish a post': ({ ask, person }) =>
    ask(`${SQUARE}/post`, { person, fields: { tagId: 'chat', content: '今天的晚霞真好看', ...asked() } }),
  'buy a game': ({ ask, person, turn }) =>
    ask(`/api/user/game/download/g${turn + 1}`, { person, fields: { platformType: '1', ...asked() } }),
};

/** CPU of this process, ms: unlike the clock it says the same on a busy machine, but nothing of the wait for the disk. */
function cpuNow() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function timeCall(portal, call, turn) {
  const [start, cpuStart] = [performance.now(), cpuNow()];
  await call({ ...portal, turn });
  return { ms: performance.now() - start, cpuMs: cpuNow() - cpuStart };
}

/** Round 0 warms code and caches, and is not counted. */
async function runRounds(portals, times) {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(CALLS_BY_NAME)) {
      for (let nth = 0; nth < CALLS; nth += 1) {
        for (const portal of portals) {
          const time = await timeCall(portal, call, round * CALLS + nth);
          if (round > 0) ((times[name] ??= {})[portal.rows] ??= []).push(time);
        }
      }
    }
  }
}

const median = (times, what) => times.map((time) => time[what]).toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

function summarise(times, sizes) {
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const rows = Object.entries(times).flatMap(([name, bySize]) =>
    sizes.map((size) => ({
      name,
      size,
      msPerCall: median(bySize[size], 'ms'),
      cpuMsPerCall: median(bySize[size], 'cpuMs'),
    })),
  );
  const ratioOf = (bySize, what) => median(bySize[most], what) / median(bySize[least], what);
  const ratios = Object.entries(times).map(([name, bySize]) => ({
    name,
    ratio: ratioOf(bySize, 'ms'),
    cpuRatio: ratioOf(bySize, 'cpuMs'),
  }));
  return { rows, ratios };
}

/**
 * Measures every call at each size, through the server's own handler and with no network: medians in
 * ms, of time and of CPU, and for each call the ratios of the largest size to the smallest.
 */
export async function measureServerGrowth({ sizes = SERVER_SIZES } = {}) {
  const portals = [];
  const folder = mkdtempSync(join(tmpdir(), 'portal-growth-'));
  try {
    for (const size of sizes) portals.push(await openFilled(join(folder, String(size)), size));
    const times = {};
    await runRounds(portals, times);
    return summarise(times, sizes);
  } finally {
    for (const { db } of portals) await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

function print({ rows, ratios }) {
  for (const { name, ratio, cpuRatio } of ratios) {
    const costs = rows
      .filter((row) => row.name === name)
      .map(({ msPerCall, cpuMsPerCall }) => `${msPerCall.toFixed(2)} (${cpuMsPerCall.toFixed(2)})`.padStart(16));
    console.log(name.padEnd(32), ...costs, `${ratio.toFixed(2)}x (${cpuRatio.toFixed(2)}x)`.padStart(18));
  }
}

if (import.meta.main) print(await measureServerGrowth());
