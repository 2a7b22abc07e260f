import { randomInt } from 'node:crypto';
import type { Image } from '#domain/primitives.ts';
import { callOf } from '../contract/calls.ts';
import { keyOf, type Belonging, type Call, type Values } from '../contract/Call.ts';
import { send } from './contractCalls.ts';
import { NOON, unique, type Person, type TestPortal } from './portal.ts';
import { createSquare } from './square.ts';
import { makeOrder } from './testPayments.ts';

const DAY_MS = 86_400_000;

type Preparation = (portal: TestPortal, as: Person) => Promise<Values>;

const newPhone = (): string => `13${randomInt(1e8, 1e9)}`;

/** Makes something that belongs to somebody, and gives its id. */
const BELONGINGS: Readonly<Record<Belonging, (portal: TestPortal, as: Person) => Promise<string>>> = {
  // Not on show: of a post all can see a stranger may know that it is another's.
  'own post': async (portal, as) => {
    const { id } = await createSquare(portal).publish(as);
    await portal.db.updateTable('posts').set({ state: 1 }).where('id', '=', id).execute();
    return id;
  },
  'own comment': async (portal, as) => (await createSquare(portal).comment(as, 'p1214')).id,
  'own order': async (portal, as) => (await makeOrder(portal, as)).order.orderId,
  'own message': async ({ db }, { uid }) => {
    const id = `m${unique()}${randomInt(1e9)}`;
    const { id: _, uid: __, ...like } = await db.selectFrom('messages').selectAll().limit(1).executeTakeFirstOrThrow();
    await db
      .insertInto('messages')
      .values({ ...like, id, uid })
      .execute();
    return id;
  },
};

const isBelonging = (named: string): named is Belonging => Object.hasOwn(BELONGINGS, named);

/** The values of a call that name a belonging of the caller's. */
export const belongingsOf = (call: Call): { name: string; thing: Belonging }[] =>
  Object.entries(call.names ?? {}).flatMap(([name, thing]) => (isBelonging(thing) ? [{ name, thing }] : []));

/** Makes the belongings a call names: its values, but for the example's. */
export async function makeBelongings(portal: TestPortal, call: Call, as: Person): Promise<Values> {
  const made: Record<string, string> = {};
  for (const { name, thing } of belongingsOf(call)) made[name] = await BELONGINGS[thing](portal, as);
  return made;
}

async function askForCode(portal: TestPortal, scene: string, phone: string, as?: Person): Promise<Values> {
  await portal.call('/api/user/smsCode', { scene, phone }, { ...(as && { as }) });
  return { phone };
}

/** Someone who has been here for a while, and checked in on the days before today. */
async function checkInBefore(portal: TestPortal, as: Person, days: readonly number[]): Promise<Values> {
  await portal.db
    .updateTable('users')
    .set({ created_at: NOON - 20 * DAY_MS })
    .where('uid', '=', as.uid)
    .execute();
  const now = portal.clock.now;
  for (const day of days) {
    portal.clock.now = now - day * DAY_MS;
    await portal.call('/api/v1/checkin', { requestId: crypto.randomUUID() }, { as });
  }
  portal.clock.now = now;
  return {};
}

const payTicket: Preparation = async (portal, as) => {
  const { order, payUrl } = await makeOrder(portal, as);
  return {
    orderId: order.orderId,
    ticket: new URLSearchParams(payUrl.split('?')[1]).get('ticket') ?? '',
    result: 'paid',
  };
};

/** What must have happened before a call can succeed, and the values that come of it. */
const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  'POST /api/user/registerWithName': () => Promise.resolve({ loginName: `n${unique()}x${randomInt(1e9)}` }),
  'POST /api/user/smsCode': () => Promise.resolve({ phone: newPhone() }),
  'POST /api/user/loginWithPhone': (portal) => askForCode(portal, 'login', newPhone()),
  'POST /api/user/loginPhoneWithoutRegister': async (portal) => {
    const { phone = '' } = await askForCode(portal, 'login', newPhone());
    await portal.call('/api/user/loginWithPhone', { phone, smsCode: '123456' });
    // Of two codes the later counts; where the clock stands still, neither is later.
    portal.clock.now += 1;
    return askForCode(portal, 'login', phone);
  },
  'POST /api/user/bind': (portal, as) => askForCode(portal, 'bind', newPhone(), as),
  'POST /api/v1/checkin/makeup': (portal, as) => checkInBefore(portal, as, []),
  'POST /api/v1/checkin/milestone/:days/claim': (portal, as) => checkInBefore(portal, as, [2, 1, 0]),
  'POST /api/v1/task/claim/all': (portal, as) => checkInBefore(portal, as, [0]),
  'POST /api/v1/task/:id/claim': (portal, as) => checkInBefore(portal, as, [0]),
  'GET /api/v1/pay/mock/:orderId': payTicket,
  'POST /api/v1/pay/mock/:orderId': payTicket,
  'GET /files/games/:id/:platform': async (portal) => {
    const { data } = await portal.call('/api/user/game/download/1001', { platformType: 1 });
    const { pathname, searchParams } = new URL(String(data));
    return { ...Object.fromEntries(searchParams), id: '1001', platform: pathname.split('/').at(-1) ?? '' };
  },
  'GET /uploads/:name': async (portal, as) => {
    const { data } = await send(portal, callOf('POST /api/v1/square/upload'), {}, { as });
    return { name: (data as Image).url.split('/').at(-1) ?? '' };
  },
};

/** Values with which a call of this person's succeeds, after making what must be there first. */
export async function prepare(portal: TestPortal, call: Call, as: Person): Promise<Values> {
  const prepared = await PREPARATIONS[keyOf(call)]?.(portal, as);
  return { ...call.example, ...(await makeBelongings(portal, call, as)), ...prepared };
}
