import { randomBytes, randomInt } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { coinReward } from '#domain/reward.ts';
import type { Database } from '../db/schema.ts';
import {
  makeCallers,
  newKey,
  register,
  someAddress,
  tell,
  tellBoth,
  type Caller,
  type Said,
  type Twins,
} from './twins.ts';

const DAY_MS = 86_400_000;
const EXPIRED = 2;
const WRONG_PASSWORD = 1005;

/** Copies of one request sent at once, half of them to each server. */
const COPIES = 6;

/** How many rows a statement's `from` and `where` leave. */
async function countRows(db: Kysely<Database>, of: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${of}`.execute(db);
  return Number(rows[0]?.count);
}

const countWith = (said: readonly Said[], code: number): number => said.filter((answer) => answer.code === code).length;

/** Sessions begun at one server and used and ended at the other: how many were not known there, and how many lived on after their end. */
export async function trySessions(twins: Twins, people: number): Promise<{ unknown: number; outlived: number }> {
  const look = (caller: Caller) => tellBoth(twins, 2, (origin) => tell(origin, '/api/user/center/me', {}, caller));
  let [unknown, outlived] = [0, 0];
  for (let index = 0; index < people; index += 1) {
    const caller = await register(twins.origins[index % 2] ?? '');
    unknown += 2 - countWith(await look(caller), 0);
    await tell(twins.origins[(index + 1) % 2] ?? '', '/api/user/logout', {}, caller);
    outlived += 2 - countWith(await look(caller), EXPIRED);
  }
  return { unknown, outlived };
}

/** A request under one key, and what of its answer is the same each time. */
type KeyedRequest = { path: string; fields: Record<string, string>; keptOf(data: unknown): unknown };

const membership: KeyedRequest = {
  path: '/api/vip/vipopen',
  fields: { vipId: 'vip-month', payType: 'coin' },
  keptOf: (data) => (data as { expTime: number }).expTime,
};

/** A download's address is signed again each time; what is bought is the same. */
const game: KeyedRequest = {
  path: '/api/user/game/download/1002',
  fields: { platformType: '1' },
  keptOf: (data) => new URL(String(data)).pathname,
};

/** The code of a pack is drawn by chance: two draws would differ. */
const pack = (giftId: string): KeyedRequest => ({
  path: `/api/v1/gift/${giftId}/claim`,
  fields: {},
  keptOf: (data) => (data as { code: string }).code,
});

/** What came of requests sent to both servers at once: copies not answered with yes, requests answered in two ways, and things had beyond one each. */
export type IntentResult = { requests: number; refused: number; parted: number; doubled: number };

async function requestAtBoth(
  twins: Twins,
  caller: Caller,
  { path, fields, keptOf }: KeyedRequest,
): Promise<{ refused: number; parted: number }> {
  const requestId = newKey();
  const said = await tellBoth(twins, COPIES, (origin) => tell(origin, path, { ...fields, requestId }, caller));
  const granted = said.filter(({ code }) => code === 0);
  const kept = new Set(granted.map(({ data }) => JSON.stringify(keptOf(data))));
  return { refused: said.length - granted.length, parted: kept.size > 1 ? 1 : 0 };
}

/** Debits, memberships and games beyond the one, or short of it, that each of these people wanted. */
async function countDoubled(db: Kysely<Database>, callers: readonly Caller[]): Promise<number> {
  const theirs = sql`uid in (${sql.join(callers.map(({ uid }) => uid))})`;
  const debits = await countRows(db, sql`ledger where amount < 0 and ${theirs}`);
  const sales = await countRows(db, sql`membership_sales where ${theirs}`);
  const games = await countRows(db, sql`entitlements where ${theirs}`);
  return Math.abs(debits - 2 * callers.length) + Math.abs(sales - callers.length) + Math.abs(games - callers.length);
}

/** Each person wants a game, a pack and a membership; every request goes to both servers at once, several times under one key. */
export async function tryIntents(twins: Twins, people: number): Promise<IntentResult> {
  const giftId = await addGift(twins.db, people);
  const callers = await makeCallers(twins.db, people, 100_000);
  const result: IntentResult = { requests: 0, refused: 0, parted: 0, doubled: 0 };
  const requestAll = async (caller: Caller) => {
    for (const request of [game, pack(giftId), membership]) {
      const { refused, parted } = await requestAtBoth(twins, caller, request);
      result.requests += 1;
      result.refused += refused;
      result.parted += parted;
    }
  };
  for (let start = 0; start < callers.length; start += 4)
    await Promise.all(callers.slice(start, start + 4).map(requestAll));
  result.doubled = await countDoubled(twins.db, callers);
  return result;
}

const newId = (): string => `T${randomBytes(5).toString('hex').toUpperCase()}`;

async function addGift(db: Kysely<Database>, stock: number): Promise<string> {
  const model = await db.selectFrom('gifts').selectAll().where('id', '=', '1007-g1').executeTakeFirstOrThrow();
  const id = newId();
  const times = { start_at: Date.now() - DAY_MS, end_at: Date.now() + DAY_MS };
  await db
    .insertInto('gifts')
    .values({
      ...model,
      ...times,
      id,
      total: stock,
      remaining: stock,
      member_only: 0,
      daily_limit: null,
      taken_today: 0,
    })
    .execute();
  return id;
}

const ONE_DIAMOND = JSON.stringify(coinReward(1));

async function addExchange(db: Kysely<Database>, stock: number): Promise<string> {
  const model = await db
    .selectFrom('welfare_items')
    .selectAll()
    .where('kind', '=', 'exchange')
    .executeTakeFirstOrThrow();
  const id = newId();
  await db
    .insertInto('welfare_items')
    .values({ ...model, id, reward: ONE_DIAMOND, cost: 2, remaining: stock, per_person: 1, need_level: 0 })
    .execute();
  return id;
}

async function addCode(db: Kysely<Database>, uses: number): Promise<string> {
  const code = newId();
  await db
    .insertInto('redeem_campaigns')
    .values({ id: code, title: '测试', reward: ONE_DIAMOND, ends_at: Date.now() + DAY_MS })
    .execute();
  await db.insertInto('redeem_codes').values({ code, campaign_id: code, uses_left: uses }).execute();
  return code;
}

/** A thing there are only so many of: how it is asked for, and how many have it. */
type Limited = { path: string; fields: Record<string, string>; countTaken(): Promise<number> };

async function makeLimited(db: Kysely<Database>, stock: number): Promise<Limited[]> {
  const [gift, item, code] = [await addGift(db, stock), await addExchange(db, stock), await addCode(db, stock)];
  return [
    {
      path: `/api/v1/gift/${gift}/claim`,
      fields: {},
      countTaken: () => countRows(db, sql`gift_claims where gift_id = ${gift}`),
    },
    {
      path: `/api/v1/welfare/${item}/claim`,
      fields: {},
      countTaken: () => countRows(db, sql`welfare_claims where item_id = ${item}`),
    },
    {
      path: '/api/v1/redeem',
      fields: { code },
      countTaken: () => countRows(db, sql`redeem_uses where code = ${code}`),
    },
  ];
}

/** Packs, exchanges and codes with a stock for half of those who want them, asked for at both servers by each: how many had one, beyond the stock or short of it. */
export async function tryStock(
  twins: Twins,
  people: number,
  rounds: number,
): Promise<{ stock: number; over: number; short: number }> {
  const half = Math.floor(people / 2);
  const result = { stock: 0, over: 0, short: 0 };
  for (let round = 0; round < rounds; round += 1) {
    // Others each time: nobody may try codes without pause.
    const callers = await makeCallers(twins.db, people, 1000);
    for (const { path, fields, countTaken } of await makeLimited(twins.db, half)) {
      await Promise.all(
        callers.map((caller) =>
          tellBoth(twins, 2, (origin) => tell(origin, path, { ...fields, requestId: newKey() }, caller)),
        ),
      );
      const taken = await countTaken();
      result.stock += half;
      result.over += Math.max(0, taken - half);
      result.short += Math.max(0, half - taken);
    }
  }
  return result;
}

/** Each checks in at both servers at once, every time under another key: check-ins paid beyond one each. */
export async function tryCheckIns(twins: Twins, people: number): Promise<{ paid: number; extra: number }> {
  const callers = await makeCallers(twins.db, people);
  for (const caller of callers)
    await tellBoth(twins, COPIES, (origin) => tell(origin, '/api/v1/checkin', { requestId: newKey() }, caller));
  const paid = await countRows(
    twins.db,
    sql`ledger where type = 'checkin' and uid in (${sql.join(callers.map(({ uid }) => uid))})`,
  );
  return { paid, extra: paid - people };
}

const newPhone = (): string => `13${randomInt(1e8, 1e9)}`;

/** How many of the tries at both servers at once passed. */
export type LimitResult = {
  passwords: number;
  passwordsOfAddress: number;
  codes: number;
  codesOfAddress: number;
  logins: number;
};

/** Wrong passwords for one account from anywhere and from one address, codes for one number, codes for many numbers from one address, one code used by many: all at both servers at once. */
export async function tryLimits(twins: Twins, tries: number): Promise<LimitResult> {
  const login = () => ({ loginName: 'rich01', password: 'wrong-pass' });
  const wrong = await tellBoth(twins, tries, (origin) => tell(origin, '/api/user/login', login(), {}));
  const one = someAddress();
  const wrongHere = await tellBoth(twins, tries, (origin) =>
    tell(origin, '/api/user/login', { loginName: 'vip01', password: 'wrong-pass' }, { address: one }),
  );
  const phone = newPhone();
  const ask = (origin: string, number: string, address: string) =>
    tell(origin, '/api/user/smsCode', { phone: number, scene: 'login' }, { address });
  const sent = await tellBoth(twins, tries, (origin) => ask(origin, phone, someAddress()));
  const used = await tellBoth(twins, 8, (origin) =>
    tell(origin, '/api/user/loginWithPhone', { phone, smsCode: '123456' }, {}),
  );
  const address = someAddress();
  const ofAddress = await tellBoth(twins, 2 * tries, (origin) => ask(origin, newPhone(), address));
  return {
    passwords: countWith(wrong, WRONG_PASSWORD),
    passwordsOfAddress: countWith(wrongHere, WRONG_PASSWORD),
    codes: countWith(sent, 0),
    codesOfAddress: countWith(ofAddress, 0),
    logins: countWith(used, 0),
  };
}
