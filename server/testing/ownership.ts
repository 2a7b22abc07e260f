import { Code } from '#domain/envelope.ts';
import { keyOf, type Call, type Values } from '../contract/Call.ts';
import { CALLS } from '../contract/calls.ts';
import { sha256 } from '../encoding.ts';
import { send, type Reply, type Sending } from './contractCalls.ts';
import type { Person, TestPortal } from './portal.ts';
import { belongingsOf, prepare } from './preparations.ts';
import { changedTables, takeSnapshot, type Snapshot } from './snapshot.ts';

/** Who comes in place of the owner. */
export const INTRUDERS = [
  'nobody',
  'made-up token',
  'expired',
  'logged out',
  'foreign uid header',
  'foreign uid field',
  'another person',
] as const;
type Intruder = (typeof INTRUDERS)[number];

/** One cell of the matrix: what a call said to someone who may not make it. */
export type Cell = { call: string; intruder: Intruder; problem: string | undefined };

/** The same call with the values that make it somebody's own is a call of its own. */
const withPersonal = (call: Call): Call[] =>
  call.personalWith ? [call, { ...call, who: 'person', example: { ...call.example, ...call.personalWith } }] : [call];

/** Every call with all it can be. */
export const OWNED_CALLS: readonly Call[] = CALLS.flatMap(withPersonal);

/** A person with two more sessions, neither of which is one any more. */
type Owner = Person & { expired: string; loggedOut: string };

async function newOwner(portal: TestPortal): Promise<Owner> {
  const owner = await portal.newPerson(5000);
  const { login_name } = await portal.db
    .selectFrom('users')
    .select('login_name')
    .where('uid', '=', owner.uid)
    .executeTakeFirstOrThrow();
  const [expired, loggedOut] = [
    await portal.logIn(login_name ?? '', 'secret-1'),
    await portal.logIn(login_name ?? '', 'secret-1'),
  ];
  await portal.db
    .updateTable('sessions')
    .set({ expires_at: portal.clock.now })
    .where('token_hash', '=', await sha256(expired.token))
    .execute();
  await portal.call('/api/user/logout', {}, { as: loggedOut });
  return { ...owner, expired: expired.token, loggedOut: loggedOut.token };
}

const isSessionOver = ({ status, code }: Reply): boolean => status === 200 && code === Code.sessionExpired;

/**
 * A scene is set once: an owner, what they have, a stranger, and how the stranger's requests go out.
 * What the database held after the last intruder is what the next one finds.
 */
type Scene = {
  portal: TestPortal;
  through: TestPortal;
  call: Call;
  owner: Owner;
  stranger: Person;
  values: Values;
  strangers: Values;
  found: Snapshot;
};

const ask = ({ through, call, values }: Scene, sending: Sending, more: Values = {}): Promise<Reply> =>
  send(through, call, { ...values, ...more }, sending);

/** Tells what a request changed of what was to stay: of somebody's rows, or of all. */
async function undisturbed(
  scene: Scene,
  uid: string | undefined,
  act: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const { db, clock, changeMark } = scene.portal;
  const mark = await changeMark();
  const problem = await act();
  if ((await changeMark()) === mark) return problem;
  const left = await takeSnapshot(db, clock.now);
  const changed = changedTables(scene.found, left, uid);
  scene.found = left;
  return problem ?? (changed.length > 0 ? `changed ${changed.join()}` : undefined);
}

/** Whoever has no session is told so (code 2), or is served as a visitor who gets nothing of the owner's. */
function withoutSession(scene: Scene, sending: Sending): Promise<string | undefined> {
  const { call, owner } = scene;
  return undisturbed(scene, call.who === 'person' ? undefined : owner.uid, async () => {
    const reply = await ask(scene, sending);
    if (call.who === 'person') return isSessionOver(reply) ? undefined : `answered ${reply.status} ${reply.code}`;
    return JSON.stringify(reply).includes(owner.uid) ? 'told of the owner' : undefined;
  });
}

/** A token stands for its own person alone (T8). */
function withForeignUid(scene: Scene, sending: Sending, more: Values = {}): Promise<string | undefined> {
  const { call, stranger } = scene;
  return undisturbed(scene, call.who === 'person' ? undefined : stranger.uid, async () => {
    const reply = await ask(scene, sending, more);
    if (call.who === 'person' || 'uid' in more)
      return reply.status === 401 ? undefined : `answered ${reply.status} ${reply.code}`;
    return JSON.stringify(reply).includes(stranger.uid) ? 'told of the other' : undefined;
  });
}

/** Of what is the owner's another person learns not even that it is there (T9). */
function asAnother(scene: Scene): Promise<string | undefined> {
  const { call, owner, stranger } = scene;
  const belongings = belongingsOf(call);
  return undisturbed(scene, owner.uid, async () => {
    if (belongings.length === 0) {
      await send(scene.through, call, scene.strangers, { as: stranger });
      return undefined;
    }
    const missing = Object.fromEntries(
      belongings.map(({ name }) => [name, 'x'.repeat((scene.values[name] ?? '').length)]),
    );
    const [foreign, none] = [await ask(scene, { as: stranger }), await ask(scene, { as: stranger }, missing)];
    if (foreign.code === Code.ok) return 'succeeded';
    return JSON.stringify(foreign) === JSON.stringify(none)
      ? undefined
      : `foreign ${JSON.stringify(foreign)}, missing ${JSON.stringify(none)}`;
  });
}

function attempt(scene: Scene, intruder: Intruder): Promise<string | undefined> {
  const { owner, stranger } = scene;
  const held = (token: string): Sending => ({ as: { uid: owner.uid, token } });
  switch (intruder) {
    case 'nobody':
      return withoutSession(scene, {});
    case 'made-up token':
      return withoutSession(scene, held('A'.repeat(owner.token.length)));
    case 'expired':
      return withoutSession(scene, held(owner.expired));
    case 'logged out':
      return withoutSession(scene, held(owner.loggedOut));
    case 'foreign uid header':
      return withForeignUid(scene, { as: { uid: stranger.uid, token: owner.token } });
    case 'foreign uid field':
      return withForeignUid(scene, { as: owner }, { uid: stranger.uid });
    case 'another person':
      return asAnother(scene);
  }
}

/** Whether an intruder can come to a call at all: not every call takes a uid. */
const applies = (call: Call, intruder: Intruder): boolean =>
  intruder !== 'foreign uid field' || call.names?.['uid'] === 'self';

/** A value that is itself the right to a thing nobody has by guessing. */
function withoutRight(call: Call, values: Values): Values {
  const bearers = Object.keys(values).filter((name) => call.names?.[name] === 'bearer');
  return { ...values, ...Object.fromEntries(bearers.map((name) => [name, 'x'.repeat(values[name]?.length ?? 0)])) };
}

/** A call that fails for all would prove nothing. What anyone may do was done by the intruders, and is made ready again. */
async function succeedAsOwner({ portal, call, owner }: Scene, values: Values): Promise<void> {
  const reply = await send(portal, call, call.who === 'person' ? values : await prepare(portal, call, owner), {
    as: owner,
  });
  const served = reply.code === Code.ok || (reply.code === undefined && reply.status === 200);
  if (!served) throw new Error(`${keyOf(call)} fails for its owner: ${JSON.stringify(reply)}`);
}

/**
 * Every call by everyone who may not make it (reliability T8, T9), and then by its owner.
 * @param carry how an intruder's requests reach the server; another way than the portal's own is a control
 */
export async function* ownershipMatrix(
  portal: TestPortal,
  carry: (portal: TestPortal, owner: Person) => TestPortal = (own) => own,
): AsyncIterable<Cell> {
  for (const call of OWNED_CALLS) {
    const [owner, stranger] = [await newOwner(portal), await portal.newPerson(5000)];
    const own = await prepare(portal, call, owner);
    const scene: Scene = {
      portal,
      call,
      owner,
      stranger,
      through: carry(portal, owner),
      values: withoutRight(call, own),
      strangers: await prepare(portal, call, stranger),
      found: await takeSnapshot(portal.db, portal.clock.now),
    };
    let held = true;
    for (const intruder of INTRUDERS.filter((one) => applies(call, one))) {
      const problem = await attempt(scene, intruder);
      held &&= problem === undefined;
      yield { call: keyOf(call), intruder, problem };
    }
    if (held) await succeedAsOwner(scene, own);
  }
}

/** A server that takes every request for the owner's: what the matrix must find out. */
export const carriedAsOwner = (portal: TestPortal, owner: Person): TestPortal => ({
  ...portal,
  fetch: (path, init) =>
    portal.fetch(path, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), uid: owner.uid, token: owner.token },
    }),
});
