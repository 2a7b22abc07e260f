import { isWrite, keyOf, type Call, type Values } from '../contract/Call.ts';
import { CALLS } from '../contract/calls.ts';
import { fieldsOf } from '../contract/requestSchema.ts';
import { replyOf, requestOf, send, type Reply, type Sending } from './contractCalls.ts';
import type { Person, TestPortal } from './portal.ts';
import { prepare } from './preparations.ts';

export const WRITES: readonly Call[] = CALLS.filter(isWrite);

/** Fields no client may set (reliability T10, T17). `JSON.parse` makes `__proto__` an ordinary key. */
const GREED: Values = JSON.parse(`{
  "coinNum": "9999", "coin": "9999", "coins": "9999", "balance": "9999", "amount": "9999", "reward": "9999", "ledger_seq": "0",
  "levelType": "1", "level_type": "1", "isVip": "1", "vip": "1", "badge": "year", "expTime": "4102444800000", "exp_at": "4102444800000",
  "uid": "10000001", "userId": "10000001", "user_id": "10000001", "token": "x", "role": "admin", "isAdmin": "true", "state": "0", "status": "1",
  "price": "0", "priceFen": "0", "price_fen": "0", "paid": "1", "created_at": "0", "like_count": "9999",
  "__proto__": "polluted", "constructor": "polluted", "prototype": "polluted", "__proto__.polluted": "1", "constructor[prototype][polluted]": "1"
}`) as Values;

/** The fields that are not in a call's schema. */
function greedFor(call: Call): Values {
  const own = new Set(fieldsOf(call.asks));
  return Object.fromEntries(Object.entries(GREED).filter(([name]) => !own.has(name)));
}

/** Money, membership and movements of somebody, and nothing that differs between any two people. */
async function standingOf({ db }: TestPortal, { uid }: Person): Promise<string> {
  const columns = [
    'balance',
    'ledger_seq',
    'level_type',
    'exp_at',
    'badge',
    'saved_coin',
    'first_recharge_at',
  ] as const;
  const status = await db.selectFrom('users').select(columns).where('uid', '=', uid).executeTakeFirstOrThrow();
  const movements = await db
    .selectFrom('ledger')
    .select(['seq', 'type', 'amount', 'balance'])
    .where('uid', '=', uid)
    .orderBy('seq')
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['kind', 'coin', 'days', 'price_fen', 'status'])
    .where('uid', '=', uid)
    .execute();
  const posts = await db
    .selectFrom('posts')
    .select(['state', 'like_count', 'created_at'])
    .where('uid', '=', uid)
    .execute();
  return JSON.stringify({ status, movements, orders, posts });
}

/** An encoding of a call, with values that make it succeed. */
type Way = (portal: TestPortal, call: Call, values: Values, as: Person) => Promise<Reply>;

/** What a call gives somebody, sent one way. */
async function outcomeOf(portal: TestPortal, call: Call, way: Way): Promise<string> {
  const as = await portal.newPerson(5000);
  const reply = await way(portal, call, await prepare(portal, call, as), as);
  return `${reply.status} ${reply.code} ${await standingOf(portal, as)}`;
}

const plainly: Way = (portal, call, values, as) => send(portal, call, values, { as });

const greedily =
  (json: boolean): Way =>
  (portal, call, values, as) =>
    send(portal, call, { ...values, ...greedFor(call) }, { as, json });

const garbageOf = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, '\u00A1not this!']));

/** Two bodies joined: each field is sent twice. */
async function sendBoth(
  portal: TestPortal,
  call: Call,
  [first, second]: readonly [Values, Values],
  sending: Sending,
): Promise<Reply> {
  const [one, other] = [requestOf(call, first, sending), requestOf(call, second, sending)];
  const [path, query = ''] = one.path.split('?');
  const otherQuery = other.path.split('?')[1] ?? '';
  const bodies = [String(one.init.body), String(other.init.body)];
  const body = sending.json
    ? `{${bodies
        .map((text) => text.slice(1, -1))
        .filter((text) => text !== '')
        .join()}}`
    : bodies.join('&');
  const type = sending.json ? 'application/json' : 'application/x-www-form-urlencoded';
  return replyOf(
    await portal.fetch(query === '' ? one.path : `${path}?${query}&${otherQuery}`, {
      ...one.init,
      ...(one.init.body !== undefined && { body }),
      headers: { ...(one.init.headers as Record<string, string>), 'Content-Type': type },
    }),
  );
}

/** Path values stay as they are: a path has each once. */
function twice(call: Call, values: Values): Values {
  const fields = new Set(fieldsOf(call.asks));
  return { ...values, ...garbageOf(Object.fromEntries(Object.entries(values).filter(([name]) => fields.has(name)))) };
}

const validFirst =
  (json: boolean): Way =>
  (portal, call, values, as) => {
    const keyed = fieldsOf(call.asks).includes('requestId') ? { ...values, requestId: crypto.randomUUID() } : values;
    return sendBoth(portal, call, [keyed, twice(call, keyed)], { as, json });
  };

/** A call whose result differed from that of the plain request. */
export type Difference = { call: string; way: string; plain: string; other: string };

async function* compare(
  portal: TestPortal,
  calls: readonly Call[],
  ways: Readonly<Record<string, Way>>,
): AsyncIterable<Difference | undefined> {
  for (const call of calls) {
    const plain = await outcomeOf(portal, call, plainly);
    for (const [name, way] of Object.entries(ways)) {
      const other = await outcomeOf(portal, call, way);
      yield other === plain ? undefined : { call: keyOf(call), way: name, plain, other };
    }
  }
}

/** Every write with fields it does not have (T10, T17), as a form and as JSON. */
export const writesWithExtraFields = (portal: TestPortal): AsyncIterable<Difference | undefined> =>
  compare(portal, WRITES, { 'greedy form': greedily(false), 'greedy JSON': greedily(true) });

/** Every call with each field sent twice, the right value first (T16). */
export const repeatedFields = (portal: TestPortal): AsyncIterable<Difference | undefined> =>
  compare(
    portal,
    CALLS.filter(({ asks, picture }) => asks !== undefined && !picture),
    { form: validFirst(false), JSON: validFirst(true) },
  );
